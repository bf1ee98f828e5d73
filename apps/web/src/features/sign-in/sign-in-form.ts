import * as z from 'zod/mini';

export interface SignInFormValues {
  email: string;
  password: string;
  code: string;
}

export const codeLength = 6;

export const credentialsForm = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1, 'Email is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
  code: z.string(),
});

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
