/** A title inside of a sentence: `Rent roll` → `rent roll`; abbreviations keep their capitals. */
export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
