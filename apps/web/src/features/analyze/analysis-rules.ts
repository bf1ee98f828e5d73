import { limits } from '@rimawari/api';
import * as z from 'zod/mini';
import { completedAddress, isListingAddress, notAnAddress } from './analysis-form.ts';

/** What the form itself can tell; files are held beside it. */
export const analysisForm = z.object({
  title: z.string().check(z.trim(), z.maxLength(limits.titleLength, `Keep the title to ${limits.titleLength} characters or fewer`)),
  url: z.string().check(
    z.trim(),
    z.refine((url) => url === '' || isListingAddress(completedAddress(url)), notAnAddress),
  ),
});
