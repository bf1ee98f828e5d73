export interface AnalysisFormValues {
  title: string;
  url: string;
}

export const nothingGiven = 'Please upload at least one file or provide a URL';
export const notAnAddress = 'Enter the full address of one listing, starting with https:// or http://';

/** An address as people write it, `suumo.jp/ms/chuko/1`, with the scheme that it lacks. Anything else comes back as it is. */
export function completedAddress(text: string): string {
  const plain = text.trim();
  const looksLikeHost = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u.test(plain);
  return looksLikeHost ? `https://${plain}` : plain;
}

/** What to say when there is nothing to analyse; null when there is. */
export function sourceProblem(url: string, fileCount: number): string | null {
  return url.trim() === '' && fileCount === 0 ? nothingGiven : null;
}

export function isListingAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
