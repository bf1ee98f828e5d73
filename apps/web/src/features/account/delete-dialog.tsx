import { zodResolver } from '@hookform/resolvers/zod';
import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Dialog, DialogClose } from '@rimawari/ui/dialog';
import { PasswordField } from '@rimawari/ui/password-field';
import { TextField } from '@rimawari/ui/text-field';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useRefused } from '../../app/forms/use-refused.ts';
import { type DeletionFormValues, deletionForm, deletionPhrase } from './account-forms.ts';
import styles from './delete-dialog.module.css';
import type { FormWork } from './form-work.ts';

export interface DeleteDialogProps {
  isOpen: boolean;
  work: FormWork<'password'>;
  onOpenChange: (isOpen: boolean) => void;
  onSubmit: (values: DeletionFormValues) => void;
  onEdit: () => void;
}

/** Asks for the password and words to type. */
export function DeleteDialog({ isOpen, work, onOpenChange, onSubmit, onEdit }: DeleteDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      size="small"
      title="Delete your account"
      description="Your subscription ends at once, and your analyses, documents and reports are removed. This cannot be undone."
      trigger={
        <Button variant="critical" className={styles.open}>
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

interface DeletionFormProps extends Pick<DeleteDialogProps, 'work' | 'onSubmit' | 'onEdit'> {
  id: string;
}

function DeletionForm({ id, work, onSubmit, onEdit }: DeletionFormProps) {
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<DeletionFormValues>({
    resolver: zodResolver(deletionForm),
    defaultValues: { password: '', confirmation: '' },
    reValidateMode: 'onSubmit',
  });
  useRefused<DeletionFormValues>(work.refused, setError);
  const field = (name: keyof DeletionFormValues) => ({
    error: formState.errors[name]?.message,
    ...register(name, {
      onChange: () => {
        clearErrors(name);
        onEdit();
      },
    }),
  });
  return (
    <form
      id={id}
      noValidate
      className={styles.form}
      onSubmit={handleSubmit((values) => {
        if (!work.isBusy) onSubmit(values);
      })}
    >
      {work.error !== null && <Alert tone="caution" title={work.error} />}
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <TextField
        label={`Type “${deletionPhrase}”`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('confirmation')}
      />
    </form>
  );
}
