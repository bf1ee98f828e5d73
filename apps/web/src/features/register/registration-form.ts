import { emailPattern, limits } from '@rimawari/api';
import { type Checked, checked } from '../../app/form/check.ts';

export interface RegistrationFormValues {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** The rules of registration; each field shows the first message that applies to it. */
export function checkRegistration(typed: RegistrationFormValues): Checked<RegistrationFormValues> {
  const values = { ...typed, fullName: typed.fullName.trim(), email: typed.email.trim().toLowerCase() };
  const { fullName, email, password, confirmPassword } = values;
  return checked(values, {
    fullName: fullName === '' && 'Full name is required',
    email: [email === '' && 'Email is required', !emailPattern.test(email) && 'Please enter a valid email address'],
    password: [
      password === '' && 'Password is required',
      password.length < limits.passwordMinimumLength && 'Password must be at least 6 characters long',
    ],
    confirmPassword: confirmPassword !== password && 'Passwords do not match',
  });
}
