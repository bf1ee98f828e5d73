import { Button } from '@rimawari/ui/button';
import { lazy, Suspense, useState, useTransition } from 'react';
import { loadAgain } from '../../app/loading/load-again.tsx';
import styles from './account-screen.module.css';
import type { DeleteDialogProps } from './delete-dialog.tsx';

export type DeleteAccountProps = DeleteDialogProps;

const loadDialog = () => loadAgain(() => import('./delete-dialog.tsx').then(({ DeleteDialog }) => ({ Component: DeleteDialog })));
const LazyDialog = lazy(async () => ({ default: (await loadDialog()).Component }));

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
      onPointerEnter={() => void loadDialog()}
      onFocus={() => void loadDialog()}
      onClick={ask}
    >
      Delete account
    </Button>
  );
  return (
    <div className={styles.form}>
      <p>Ends your subscription and removes your account with its analyses, documents and reports. This cannot be undone.</p>
      <Suspense fallback={button}>{wasAsked ? <LazyDialog {...props} /> : button}</Suspense>
    </div>
  );
}
