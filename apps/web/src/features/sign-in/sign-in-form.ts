import { type Checked, checked } from '../../app/form/check.ts';

export interface SignInFormValues {
  email: string;
  password: string;
  code: string;
}

export const codeLength = 6;

export function checkCredentials({ email: typed, password, code }: SignInFormValues): Checked<SignInFormValues> {
  const email = typed.trim().toLowerCase();
  return checked(
    { email, password, code },
    { email: email === '' && 'Email is required', password: password === '' && 'Password is required' },
  );
}

/** Digits only, at most six; full-width digits of a Japanese keyboard count. */
export function codeDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, codeLength);
}

export function isCodeComplete(code: string): boolean {
  return code.length === codeLength;
}

export function codeHelp(deliveryChannel: string): string {
  return deliveryChannel === 'email' ? 'Check your email for the 6-digit code.' : 'Enter the verification code that was sent to you.';
}
