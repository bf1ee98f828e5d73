import { limits, type Schemas } from '@rimawari/api';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Dialog } from '@rimawari/ui/dialog';
import { TextField } from '@rimawari/ui/text-field';
import { analysisName } from '../../app/analysis-name.ts';
import { useDraft } from '../../app/drafts/use-draft.ts';
import styles from './history-screen.module.css';
import { titleDraft } from './title-draft.ts';

export interface RenameDialogProps {
  analysis: Schemas['AnalysisJob'];
  isSaving: boolean;
  /** Why the last title was not kept. */
  refusal: string | null;
  onClose: () => void;
  onRename: (title: string) => void;
}

const formId = 'rename-an-analysis';

/** Asks for another title of one analysis. */
export function RenameDialog({ analysis, isSaving, refusal, onClose, onRename }: RenameDialogProps) {
  const [{ title }, keep] = useDraft(titleDraft(analysis.job_id), { title: analysis.title ?? '' });
  return (
    <Dialog
      open
      size="small"
      title="Rename analysis"
      description={`“${analysisName(analysis)}” in your history and in the names of downloads. The report keeps its original title.`}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onRename(title);
        }}
      >
        {refusal !== null && <Alert tone="caution">{refusal}</Alert>}
        <TextField
          label="Title"
          hint="If empty, the title is Property Analysis."
          maxLength={limits.titleLength}
          autoComplete="off"
          value={title}
          onChange={(event) => keep({ title: event.target.value })}
        />
      </form>
    </Dialog>
  );
}
