import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Dialog, DialogClose } from '@rimawari/ui/dialog';
import { PasswordField } from '@rimawari/ui/password-field';
import { TextField } from '@rimawari/ui/text-field';
import { useEffect, useId } from 'react';
import { useTextForm } from '../../app/form/use-text-form.ts';
import { checkDeletion, type DeletionFormValues, deletionPhrase } from './account-forms.ts';
import styles from './account-screen.module.css';
import type { FormWork } from './form-work.ts';

export interface DeletionDialogProps {
  isOpen: boolean;
  work: FormWork<'password'>;
  onOpenChange: (isOpen: boolean) => void;
  onSubmit: (values: DeletionFormValues) => void;
  onEdit: () => void;
}

/** Opened and closed by its button, which stands where the dialog is asked for. */
export function DeletionDialog({ isOpen, work, onOpenChange, onSubmit, onEdit }: DeletionDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      size="small"
      title="Delete your account"
      description="Your subscription ends at once, and your analyses, documents and reports are removed. This cannot be undone."
      trigger={
        <Button variant="critical" className={styles.end}>
          Delete account
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button>Keep account</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="critical" busy={work.isBusy}>
            {work.isBusy ? 'Deleting...' : 'Delete account'}
          </Button>
        </>
      }
    >
      <DeletionForm id={formId} work={work} onSubmit={onSubmit} onEdit={onEdit} />
    </Dialog>
  );
}

interface DeletionFormProps extends Pick<DeletionDialogProps, 'work' | 'onSubmit' | 'onEdit'> {
  id: string;
}

function DeletionForm({ id, work, onSubmit, onEdit }: DeletionFormProps) {
  const { field, submit, refuse } = useTextForm<DeletionFormValues>({ password: '', confirmation: '' }, checkDeletion);
  useEffect(() => refuse(work.refused), [work.refused, refuse]);
  return (
    <form
      id={id}
      noValidate
      className={styles.form}
      onSubmit={submit((values) => {
        if (!work.isBusy) onSubmit(values);
      })}
    >
      {work.error !== null && <Alert tone="caution" title={work.error} />}
      <PasswordField label="Password" autoComplete="current-password" {...field('password', onEdit)} />
      <TextField
        label={`Type “${deletionPhrase}”`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('confirmation', onEdit)}
      />
    </form>
  );
}
