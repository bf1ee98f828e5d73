export interface SignInFormValues {
  email: string;
  password: string;
  code: string;
}

export const codeLength = 6;

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
