import { limits } from '@rimawari/api';
import * as z from 'zod/mini';
import { passwordsDiffer } from '../../app/forms/passwords-differ.ts';

export interface NameFormValues {
  fullName: string;
}

export const nameForm = z.object({ fullName: z.string().check(z.trim(), z.minLength(1, 'Full name is required')) });

export interface PasswordFormValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export const passwordForm = z
  .object({
    currentPassword: z.string().check(z.minLength(1, 'Current password is required')),
    newPassword: z
      .string()
      .check(
        z.minLength(1, { error: 'New password is required', abort: true }),
        z.minLength(limits.passwordMinimumLength, 'Password must be at least 6 characters long'),
      ),
    confirmPassword: z.string(),
  })
  .check(
    z.refine((values) => values.newPassword === values.confirmPassword, {
      error: passwordsDiffer,
      path: ['confirmPassword'],
      // Said beside the other messages, not only after they are gone.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

export const deletionPhrase = 'delete my account';

export interface DeletionFormValues {
  password: string;
  confirmation: string;
}

export const deletionForm = z.object({
  password: z.string().check(z.minLength(1, 'Password is required')),
  confirmation: z.string().check(
    z.trim(),
    z.refine((typed) => typed === deletionPhrase, `Type “${deletionPhrase}” exactly`),
  ),
});
