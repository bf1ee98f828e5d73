import type { FusedText } from './fused-text.ts';
import { han } from './letter-kinds.ts';
import type { SureLetter } from './second-reader.ts';

/** Share of the letters on which both readers must agree for their readings to be put together. */
export const leastAgreement = 0.5;

/** Whether the second reader saw a line of words and digits, each of them surely. */
export function isWhole(seen: readonly SureLetter[]): boolean {
  const meant = seen.filter(({ letter }) => han.test(letter) || /[\dA-Za-z]/.test(letter));
  const sureness = seen.reduce((sum, one) => sum + one.sureness, 0) / Math.max(1, seen.length);
  return meant.length >= 2 && meant.length >= 0.6 * seen.length && sureness > 0.8;
}

/** The line as the second reader has it, where the first one saw little else than dirt. */
export function wholeLine(first: string, second: string): FusedText {
  const numbers = second.match(/\d[\d.,]*\d|\d/g) ?? [];
  return {
    text: second,
    numbers: numbers.map((text) => ({ text, state: first.includes(text) ? 'agreed' : /\d/.test(first) ? 'conflict' : 'second_only' })),
    agreement: leastAgreement,
    compared: second.length,
  };
}
