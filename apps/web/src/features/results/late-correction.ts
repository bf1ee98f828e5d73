import { latePart } from '../../app/loading/late-part.tsx';

/** Opens on a wish, which its button announces. */
export const { Part: CorrectionDialog, soon: correctionDialogSoon } = latePart(() =>
  import('./correction-dialog.tsx').then((file) => file.CorrectionDialog),
);
