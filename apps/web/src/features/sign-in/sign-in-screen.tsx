import { Button } from '@rimawari/ui/button';
import { Link as TextLink } from '@rimawari/ui/link';
import { PasswordField } from '@rimawari/ui/password-field';
import { TextField } from '@rimawari/ui/text-field';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AccountForm } from '../../app/account-form/account-form.tsx';
import { lowercaseAsTyped } from '../../app/account-form/lowercase-as-typed.ts';
import { useTextForm } from '../../app/form/use-text-form.ts';
import { paths } from '../../app/paths.ts';
import { checkCredentials, codeDigits, codeHelp, isCodeComplete, type SignInFormValues } from './sign-in-form.ts';

export interface SignInScreenProps {
  /** Set once the server asks for a second factor. */
  challenge: { deliveryChannel: string } | null;
  isBusy: boolean;
  error: string | null;
  /** Why one has to sign in, or what became of a step; null once there is an error. */
  notice?: string | null;
  /** Another code: `waiting` for the minute that has to pass, `ready`, `sending`. */
  resend?: 'waiting' | 'ready' | 'sending';
  /** Counts codes that are over, refused or replaced by a new one; the code field is emptied with each. */
  refusedCodes: number;
  onSubmit: (values: SignInFormValues) => void;
  onResend: () => void;
  /** Any field was edited. */
  onEdit: () => void;
  /** The address was edited: a challenge belongs to the address it was made for. */
  onEmailEdit: () => void;
  defaultValues?: Partial<SignInFormValues>;
  passwordShown?: boolean;
}

export function SignInScreen({
  challenge,
  isBusy,
  error,
  notice = null,
  resend = 'waiting',
  refusedCodes,
  onSubmit,
  onResend,
  onEdit,
  onEmailEdit,
  defaultValues,
  passwordShown = false,
}: SignInScreenProps) {
  const { state } = useLocation();
  const { values, field, submit, set, focus } = useTextForm<SignInFormValues>(
    { email: '', password: '', code: '', ...defaultValues },
    checkCredentials,
  );
  const isCodeStep = challenge !== null;

  useEffect(() => {
    if (isCodeStep) focus('code');
  }, [isCodeStep, focus]);

  useEffect(() => {
    if (refusedCodes === 0) return;
    set('code', '');
    focus('code');
  }, [refusedCodes, set, focus]);

  const canSubmit = !isCodeStep || isCodeComplete(values.code);

  return (
    <AccountForm
      title="Sign in"
      lead="Your analyses and their reports are kept in your account."
      error={error}
      notice={notice}
      onSubmit={submit((typed) => {
        if (canSubmit && !isBusy) onSubmit(typed);
      })}
      links={
        <>
          <TextLink asChild>
            <Link to={paths.register} state={state}>
              Create an account
            </Link>
          </TextLink>
          <TextLink asChild>
            <Link to={paths.forgotPassword}>Forgot your password?</Link>
          </TextLink>
        </>
      }
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        onInput={lowercaseAsTyped}
        {...field('email', () => {
          onEdit();
          onEmailEdit();
        })}
      />
      <PasswordField label="Password" autoComplete="current-password" defaultShown={passwordShown} {...field('password', onEdit)} />
      {challenge !== null && (
        <TextField
          label="Verification code"
          hint={codeHelp(challenge.deliveryChannel)}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...field('code', (typed) => {
            set('code', codeDigits(typed));
            onEdit();
          })}
        />
      )}
      <Button type="submit" variant="primary" wide busy={isBusy} disabled={!canSubmit && !isBusy}>
        {submitLabel(isCodeStep, isBusy)}
      </Button>
      {challenge !== null && (
        <Button variant="quiet" wide busy={resend === 'sending'} disabled={resend === 'waiting'} onClick={onResend}>
          {resendLabels[resend]}
        </Button>
      )}
    </AccountForm>
  );
}

const resendLabels = {
  waiting: 'Send a new code (after a minute)',
  ready: 'Send a new code',
  sending: 'Sending a new code...',
};

function submitLabel(isCodeStep: boolean, isBusy: boolean): string {
  if (isCodeStep) return isBusy ? 'Verifying...' : 'Verify code';
  return isBusy ? 'Signing in...' : 'Sign in';
}
