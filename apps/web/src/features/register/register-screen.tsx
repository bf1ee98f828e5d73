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
import { checkRegistration, type RegistrationFormValues } from './registration-form.ts';

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

export function RegisterScreen({ isBusy, error, refused, onSubmit, onEdit, defaultValues }: RegisterScreenProps) {
  const { state } = useLocation();
  const { field, submit, refuse } = useTextForm<RegistrationFormValues>(
    { fullName: '', email: '', password: '', confirmPassword: '', ...defaultValues },
    checkRegistration,
  );
  useEffect(() => {
    if (refused !== undefined) refuse(refused);
  }, [refused, refuse]);

  return (
    <AccountForm
      title="Create your account"
      lead="One account keeps your analyses, their sources and their reports together."
      error={error}
      onSubmit={submit((values) => {
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
      <TextField label="Full Name" autoComplete="name" {...field('fullName', onEdit)} />
      <TextField label="Email address" type="email" autoComplete="username" onInput={lowercaseAsTyped} {...field('email', onEdit)} />
      <PasswordField label="Password" autoComplete="new-password" hint="At least 6 characters." {...field('password', onEdit)} />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmPassword', onEdit)} />
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {isBusy ? 'Creating account...' : 'Create account'}
      </Button>
    </AccountForm>
  );
}
