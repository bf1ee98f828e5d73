import { plainText } from './line-text.ts';
import type { SureLetter } from './second-reader.ts';
import { inJapanese } from './simplified.ts';

/** The second reader's letters as usual, `m` and `²` as one sign. */
export function inWholeSigns(letters: readonly SureLetter[]): SureLetter[] {
  const signs: SureLetter[] = [];
  for (const { letter, sureness } of letters) {
    const last = signs.at(-1);
    if (letter === '²' && last?.letter === 'm') last.letter = '㎡';
    else if (letter === '²' && last?.letter === '㎡') continue;
    else for (const one of inJapanese(plainText(letter))) if (one !== ' ') signs.push({ letter: one, sureness });
  }
  return signs;
}

/** A line as the second reader alone has it, in Japanese characters. */
export const seenAlone = (letters: readonly SureLetter[]): string =>
  inWholeSigns(letters)
    .map(({ letter }) => letter)
    .join('');
