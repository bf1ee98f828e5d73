/** First eight characters, as identifiers are shown everywhere. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
