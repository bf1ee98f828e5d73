import { limits } from '@rimawari/api';
import { type Checked, checked } from '../../app/form/check.ts';

export interface NameFormValues {
  fullName: string;
}

export function checkName(typed: NameFormValues): Checked<NameFormValues> {
  const fullName = typed.fullName.trim();
  return checked({ fullName }, { fullName: fullName === '' && 'Full name is required' });
}

export interface PasswordFormValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export function checkPasswords(values: PasswordFormValues): Checked<PasswordFormValues> {
  const { currentPassword, newPassword, confirmPassword } = values;
  return checked(values, {
    currentPassword: currentPassword === '' && 'Current password is required',
    newPassword: [
      newPassword === '' && 'New password is required',
      newPassword.length < limits.passwordMinimumLength && 'Password must be at least 6 characters long',
    ],
    confirmPassword: confirmPassword !== newPassword && 'Passwords do not match',
  });
}

export const deletionPhrase = 'delete my account';

export interface DeletionFormValues {
  password: string;
  confirmation: string;
}

export function checkDeletion(typed: DeletionFormValues): Checked<DeletionFormValues> {
  const values = { ...typed, confirmation: typed.confirmation.trim() };
  return checked(values, {
    password: values.password === '' && 'Password is required',
    confirmation: values.confirmation !== deletionPhrase && `Type “${deletionPhrase}”, exactly so`,
  });
}
