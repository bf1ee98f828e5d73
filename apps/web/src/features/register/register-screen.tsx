import { Button } from '@rimawari/ui/button';
import { Link as TextLink } from '@rimawari/ui/link';
import { PasswordField } from '@rimawari/ui/password-field';
import { TextField } from '@rimawari/ui/text-field';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import { AccountForm } from '../../app/account-form/account-form.tsx';
import { lowercaseAsTyped } from '../../app/account-form/lowercase-as-typed.ts';
import { lateRules } from '../../app/forms/late-rules.ts';
import { differing } from '../../app/forms/passwords-differ.ts';
import { useRefused } from '../../app/forms/use-refused.ts';
import { paths } from '../../app/paths.ts';
import type { RegistrationFormValues } from './registration-form.ts';

/** What the server said of single fields. */
export type RefusedRegistration = Partial<Record<keyof RegistrationFormValues, string>>;

export interface RegisterScreenProps {
  isBusy: boolean;
  /** What the server said of the registration as a whole. */
  error: string | null;
  refused?: RefusedRegistration | undefined;
  onSubmit: (values: RegistrationFormValues) => void;
  onEdit: () => void;
  defaultValues?: Partial<RegistrationFormValues>;
}

const rules = lateRules<RegistrationFormValues>(
  () => import('./registration-form.ts').then(({ registrationForm }) => registrationForm),
  (values) => differing(values.password, values),
);

export function RegisterScreen({ isBusy, error, refused, onSubmit, onEdit, defaultValues }: RegisterScreenProps) {
  const { state } = useLocation();
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<RegistrationFormValues>({
    resolver: rules.resolver,
    defaultValues: { fullName: '', email: '', password: '', confirmPassword: '', ...defaultValues },
    reValidateMode: 'onSubmit',
  });
  useRefused<RegistrationFormValues>(refused, setError);
  const field = (name: keyof RegistrationFormValues) => ({
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
    <AccountForm
      title="Create your account"
      lead="Your account keeps your analyses, their sources and their reports."
      error={error}
      onSubmit={handleSubmit((values) => {
        if (!isBusy) onSubmit(values);
      })}
      links={
        <span>
          Already have an account?{' '}
          <TextLink asChild>
            <Link to={paths.signIn} state={state}>
              Sign in
            </Link>
          </TextLink>
        </span>
      }
    >
      <TextField label="Full Name" autoComplete="name" {...field('fullName')} />
      <TextField label="Email address" type="email" autoComplete="username" onInput={lowercaseAsTyped} {...field('email')} />
      <PasswordField label="Password" autoComplete="new-password" hint="At least 6 characters." {...field('password')} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {isBusy ? 'Creating account...' : 'Create account'}
      </Button>
    </AccountForm>
  );
}
