import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Link as TextLink } from '@rimawari/ui/link';
import { PasswordField } from '@rimawari/ui/password-field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { AccountForm } from '../../app/account-form/account-form.tsx';
import { AccountNotice } from '../../app/account-form/account-notice.tsx';
import { paths } from '../../app/paths.ts';

export interface ResetPasswordScreenProps {
  hasToken: boolean;
  step: 'editing' | 'sending' | 'done';
  error: string | null;
  /** What the server said of the new password. */
  refused?: string | null;
  onSubmit: (newPassword: string) => void;
  onEdit: () => void;
}

interface FormValues {
  password: string;
  confirmPassword: string;
}

export function ResetPasswordScreen({ hasToken, step, error, refused = null, onSubmit, onEdit }: ResetPasswordScreenProps) {
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<FormValues>({
    defaultValues: { password: '', confirmPassword: '' },
    reValidateMode: 'onSubmit',
  });
  useEffect(() => {
    if (refused !== null) setError('password', { type: 'server', message: refused }, { shouldFocus: true });
  }, [refused, setError]);
  const signIn = (
    <TextLink asChild>
      <Link to={paths.signIn}>Sign in</Link>
    </TextLink>
  );
  if (!hasToken) {
    return (
      <AccountNotice
        title="Reset password"
        links={
          <TextLink asChild>
            <Link to={paths.forgotPassword}>Ask for a new link</Link>
          </TextLink>
        }
      >
        <Alert tone="caution">Invalid reset link</Alert>
      </AccountNotice>
    );
  }
  if (step === 'done') {
    return (
      <AccountNotice
        title="Reset password"
        takesFocus
        next={
          <Button asChild variant="primary" wide>
            <Link to={paths.signIn}>Sign in</Link>
          </Button>
        }
        links={
          <TextLink asChild>
            <Link to={paths.home}>Go home</Link>
          </TextLink>
        }
      >
        <Alert tone="positive">Password updated</Alert>
      </AccountNotice>
    );
  }
  const clear = (name: keyof FormValues) => () => {
    clearErrors(name);
    onEdit();
  };
  return (
    <AccountForm
      title="Reset password"
      lead="Choose a new password. Every other session of your account ends."
      error={error}
      onSubmit={handleSubmit((values) => {
        if (step !== 'sending') onSubmit(values.password);
      })}
      links={signIn}
    >
      <PasswordField
        label="New password"
        hint="At least 6 characters."
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register('password', {
          required: 'Password is required',
          minLength: { value: 6, message: 'Password must be at least 6 characters long' },
          onChange: clear('password'),
        })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={formState.errors.confirmPassword?.message}
        {...register('confirmPassword', {
          validate: (value, values) => value === values.password || 'Passwords do not match',
          onChange: clear('confirmPassword'),
        })}
      />
      <Button type="submit" variant="primary" wide busy={step === 'sending'}>
        {step === 'sending' ? 'Saving...' : 'Set new password'}
      </Button>
    </AccountForm>
  );
}
