import { limits } from '@rimawari/api';
import * as z from 'zod/mini';

export interface AnalysisFormValues {
  title: string;
  url: string;
}

export const nothingGiven = 'Please upload at least one file or provide a URL';
export const notAnAddress = 'Enter the full address of one listing, starting with https:// or http://';

/** What the form itself can tell; files are held beside it. */
export const analysisForm = z.object({
  title: z.string().check(z.trim(), z.maxLength(limits.titleLength, `Keep the title to ${limits.titleLength} characters or fewer`)),
  url: z.string().check(
    z.trim(),
    z.refine((url) => url === '' || isListingAddress(url), notAnAddress),
  ),
});

/** What to say when there is nothing to analyse; null when there is. */
export function sourceProblem(url: string, fileCount: number): string | null {
  return url.trim() === '' && fileCount === 0 ? nothingGiven : null;
}

function isListingAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
