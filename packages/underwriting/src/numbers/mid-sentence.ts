/** A title as it stands within a sentence: `Rent roll` → `rent roll`; `IRR`, `DSCR` and `Pre-1981 …` of a proper name keep their capitals. */
export function midSentence(title: string): string {
  return /^[A-Z][a-z’' -]/.test(title) ? `${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
}
