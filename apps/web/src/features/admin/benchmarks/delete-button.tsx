import { Button } from '@rimawari/ui/button';
import { VisuallyHidden } from '@rimawari/ui/visually-hidden';
import { Suspense, useState } from 'react';
import { latePart } from '../../../app/loading/late-part.tsx';

const { Part: AlertDialog, soon: dialogSoon } = latePart(() => import('@rimawari/ui/alert-dialog').then((file) => file.AlertDialog));

export interface DeleteButtonProps {
  /** What is deleted, such as "run". */
  what: string;
  name: string;
  /** What goes with it. */
  description: string;
  onDelete: () => void;
}

/** Asks before it deletes. The question comes with the wish. */
export function DeleteButton({ what, name, description, onDelete }: DeleteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-haspopup="dialog"
        onPointerEnter={dialogSoon}
        onFocus={dialogSoon}
        onClick={() => setOpen(true)}
      >
        Delete<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AlertDialog
            open
            tone="critical"
            title={`Delete the ${what} ${name}?`}
            description={description}
            confirmLabel={`Delete ${what}`}
            onConfirm={() => {
              setOpen(false);
              onDelete();
            }}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
