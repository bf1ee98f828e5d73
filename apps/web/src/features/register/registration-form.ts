import { emailPattern, limits } from '@rimawari/api';
import * as z from 'zod/mini';
import { passwordsDiffer } from '../../app/forms/passwords-differ.ts';

export interface RegistrationFormValues {
  fullName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** The rules of registration; each field shows the first message that applies to it. */
export const registrationForm = z
  .object({
    fullName: z.string().check(z.trim(), z.minLength(1, 'Full name is required')),
    email: z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.minLength(1, { error: 'Email is required', abort: true }),
        z.regex(emailPattern, 'Please enter a valid email address'),
      ),
    password: z
      .string()
      .check(
        z.minLength(1, { error: 'Password is required', abort: true }),
        z.minLength(limits.passwordMinimumLength, 'Password must be at least 6 characters long'),
      ),
    confirmPassword: z.string(),
  })
  .check(
    z.refine((values) => values.password === values.confirmPassword, {
      error: passwordsDiffer,
      path: ['confirmPassword'],
      // Said beside the other messages, not only after they are gone.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );
