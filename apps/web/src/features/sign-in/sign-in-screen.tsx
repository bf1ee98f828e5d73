import { Button } from '@rimawari/ui/button';
import { Link as TextLink } from '@rimawari/ui/link';
import { PasswordField } from '@rimawari/ui/password-field';
import { TextField } from '@rimawari/ui/text-field';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { AccountForm } from '../../app/account-form/account-form.tsx';
import { lowercaseAsTyped } from '../../app/account-form/lowercase-as-typed.ts';
import { lateRules } from '../../app/forms/late-rules.ts';
import { paths } from '../../app/paths.ts';
import { codeDigits, codeHelp, isCodeComplete, type SignInFormValues } from './sign-in-form.ts';

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

const rules = lateRules(() => import('./sign-in-rules.ts').then(({ credentialsForm }) => credentialsForm));

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
  const { register, handleSubmit, watch, resetField, setFocus, setValue, clearErrors, formState } = useForm<SignInFormValues>({
    resolver: rules.resolver,
    defaultValues: { email: '', password: '', code: '', ...defaultValues },
    reValidateMode: 'onSubmit',
  });
  const isCodeStep = challenge !== null;
  const code = watch('code');

  useEffect(() => {
    if (isCodeStep) setFocus('code');
  }, [isCodeStep, setFocus]);

  useEffect(() => {
    if (refusedCodes === 0) return;
    resetField('code', { defaultValue: '' });
    setFocus('code');
  }, [refusedCodes, resetField, setFocus]);

  const edited = (field: keyof SignInFormValues) => () => {
    clearErrors(field);
    onEdit();
    if (field === 'email') onEmailEdit();
  };
  const canSubmit = !isCodeStep || isCodeComplete(code);

  return (
    <AccountForm
      title="Sign in"
      lead="Your analyses and reports are saved in your account."
      error={error}
      notice={notice}
      onSubmit={handleSubmit((values) => {
        if (canSubmit && !isBusy) onSubmit(values);
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
        error={formState.errors.email?.message}
        onInput={lowercaseAsTyped}
        onFocus={rules.fetch}
        {...register('email', { onChange: edited('email') })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        defaultShown={passwordShown}
        onFocus={rules.fetch}
        error={formState.errors.password?.message}
        {...register('password', { onChange: edited('password') })}
      />
      {challenge !== null && (
        <TextField
          label="Verification code"
          hint={codeHelp(challenge.deliveryChannel)}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...register('code', {
            onChange: (event: { target: { value: string } }) => {
              setValue('code', codeDigits(event.target.value));
              edited('code')();
            },
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
