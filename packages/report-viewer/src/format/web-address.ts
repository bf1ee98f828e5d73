/** The address if it is an absolute http or https one, otherwise null: nothing else may become a link. */
export function webAddress(text: string): string | null {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
