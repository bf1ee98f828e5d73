import { Button } from '@rimawari/ui/button';
import { lazy, Suspense, useState } from 'react';
import { loadAgain } from '../../app/loading/load-again.tsx';
import styles from './account-screen.module.css';
import type { DeletionDialogProps } from './deletion-dialog.tsx';

const DeletionDialog = lazy(async () => {
  const { Component } = await loadAgain(() =>
    import('./deletion-dialog.tsx').then(({ DeletionDialog: dialog }) => ({ Component: dialog })),
  );
  return { default: Component };
});

export type DeleteAccountProps = DeletionDialogProps;

/** The way out, behind the password and words to type. The dialog comes with the first wish for it. */
export function DeleteAccount(props: DeleteAccountProps) {
  const [wasAsked, setAsked] = useState(props.isOpen);
  if (props.isOpen && !wasAsked) setAsked(true);
  const button = (
    <Button variant="critical" className={styles.end} onClick={() => props.onOpenChange(true)}>
      Delete account
    </Button>
  );
  return (
    <div className={styles.form}>
      <p>Ends your subscription and removes your account with its analyses, documents and reports. This cannot be undone.</p>
      {wasAsked ? (
        <Suspense fallback={button}>
          <DeletionDialog {...props} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
