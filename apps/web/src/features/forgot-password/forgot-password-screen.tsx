import { Alert } from '@rimawari/ui/alert';
import { Button } from '@rimawari/ui/button';
import { Link as TextLink } from '@rimawari/ui/link';
import { TextField } from '@rimawari/ui/text-field';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { AccountForm } from '../../app/account-form/account-form.tsx';
import { lowercaseAsTyped } from '../../app/account-form/lowercase-as-typed.ts';
import { paths } from '../../app/paths.ts';

export interface ForgotPasswordScreenProps {
  step: 'editing' | 'sending' | 'sent';
  onSubmit: (email: string) => void;
}

export function ForgotPasswordScreen({ step, onSubmit }: ForgotPasswordScreenProps) {
  const { register, handleSubmit, clearErrors, formState } = useForm<{ email: string }>({
    defaultValues: { email: '' },
    reValidateMode: 'onSubmit',
  });
  return (
    <AccountForm
      title="Forgot your password?"
      lead="We email you a link to set a new one."
      error={null}
      onSubmit={handleSubmit(({ email }) => {
        if (step !== 'sending') onSubmit(email.trim().toLowerCase());
      })}
      links={
        <TextLink asChild>
          <Link to={paths.signIn}>Back to login</Link>
        </TextLink>
      }
    >
      {step === 'sent' && <Alert tone="positive">If the email exists, a reset link was sent.</Alert>}
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
        error={formState.errors.email?.message}
        onInput={lowercaseAsTyped}
        {...register('email', { required: 'Email is required', onChange: () => clearErrors('email') })}
      />
      <Button type="submit" variant="primary" wide busy={step === 'sending'}>
        {step === 'sending' ? 'Sending...' : 'Send reset link'}
      </Button>
    </AccountForm>
  );
}
