import { bareMoney, moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';

/** The first line of a value that spans several. */
export function firstLine(text: string): string {
  return plainText(text).split('\n')[0] ?? '';
}

/** The first amount of a value; a bare figure takes its unit from the label and counts from `least` yen on. */
export function yen(text: string, label: string, least = 0): number | null {
  return moneyAmounts(text)[0] ?? bareMoney(text, label, least);
}
