import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { PasswordField } from '@rimawari/ui/password-field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { lateRules } from '../../app/forms/late-rules.ts';
import { differing } from '../../app/forms/passwords-differ.ts';
import { useRefused } from '../../app/forms/use-refused.ts';
import type { PasswordFormValues } from './account-forms.ts';
import styles from './account-screen.module.css';
import type { FormWork } from './form-work.ts';

export interface PasswordFormProps {
  /** Of whom the browser is to keep the new password. */
  email: string;
  work: FormWork<'currentPassword' | 'newPassword'>;
  onSubmit: (values: PasswordFormValues) => void;
  onEdit: () => void;
}

const rules = lateRules<PasswordFormValues>(
  () => import('./account-forms.ts').then(({ passwordForm }) => passwordForm),
  (values) => differing(values.newPassword, values),
);

export function PasswordForm({ email, work, onSubmit, onEdit }: PasswordFormProps) {
  const { register, handleSubmit, setError, clearErrors, reset, formState } = useForm<PasswordFormValues>({
    resolver: rules.resolver,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    reValidateMode: 'onSubmit',
  });
  useRefused<PasswordFormValues>(work.refused, setError);
  useEffect(() => {
    if (work.isSaved) reset();
  }, [work.isSaved, reset]);
  const field = (name: keyof PasswordFormValues) => ({
    error: formState.errors[name]?.message,
    onFocus: rules.fetch,
    ...register(name, {
      onChange: () => {
        clearErrors(name);
        onEdit();
      },
    }),
  });
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={handleSubmit((values) => {
        if (!work.isBusy) onSubmit(values);
      })}
    >
      {work.error !== null && <Alert tone="caution" title={work.error} />}
      {work.isSaved && (
        <Alert tone="positive" title="Password changed.">
          Every other session has ended. We emailed you about the change.
        </Alert>
      )}
      <input hidden type="email" autoComplete="username" value={email} readOnly />
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters. All your other sessions end."
        {...field('newPassword')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" className={styles.end} busy={work.isBusy}>
        {work.isBusy ? 'Changing the password...' : 'Change password'}
      </Button>
    </form>
  );
}
