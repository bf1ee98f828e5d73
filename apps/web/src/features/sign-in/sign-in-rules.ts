import * as z from 'zod/mini';

export const credentialsForm = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1, 'Email is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
  code: z.string(),
});
