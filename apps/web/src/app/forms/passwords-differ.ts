import type { FieldErrors } from 'react-hook-form';

export const passwordsDiffer = 'Passwords do not match';

/** What a form says whose rules did not arrive: the server hears of one of the two only. */
export function differing<Values extends { confirmPassword: string }>(
  password: string,
  { confirmPassword }: Values,
): FieldErrors<Values> | null {
  return password === confirmPassword ? null : ({ confirmPassword: { type: 'custom', message: passwordsDiffer } } as FieldErrors<Values>);
}
