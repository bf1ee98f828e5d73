import { Button } from '@rimawari/ui/button';
import { Suspense, useState, useTransition } from 'react';
import { latePart } from '../../app/loading/late-part.tsx';
import styles from './account-screen.module.css';
import type { DeleteDialogProps } from './delete-dialog.tsx';

export type DeleteAccountProps = DeleteDialogProps;

const { Part: LateDialog, soon: dialogSoon } = latePart(() => import('./delete-dialog.tsx').then((file) => file.DeleteDialog));

/** The way out. What asks for the password and words to type comes with the wish. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { isOpen, onOpenChange } = props;
  const [wasAsked, setAsked] = useState(isOpen);
  const [isComing, start] = useTransition();
  // Within a transition the button stays, and keeps the focus, until the dialog is here.
  const ask = () =>
    start(() => {
      setAsked(true);
      onOpenChange(true);
    });
  const button = (
    <Button
      variant="critical"
      className={styles.end}
      busy={isComing}
      aria-haspopup="dialog"
      onPointerEnter={dialogSoon}
      onFocus={dialogSoon}
      onClick={ask}
    >
      Delete account
    </Button>
  );
  return (
    <div className={styles.form}>
      <p>Ends your subscription and removes your account with its analyses, documents and reports. This cannot be undone.</p>
      <Suspense fallback={button}>{wasAsked ? <LateDialog {...props} /> : button}</Suspense>
    </div>
  );
}
