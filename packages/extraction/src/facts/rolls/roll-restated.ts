import { assumedIncome, fullyLet, presentState } from '../../lexicon/occupancy.ts';
import { composed, oneOf } from '../../lexicon/pattern.ts';
import { plainText } from '../../normalise/text.ts';
import type { StatedTotal } from './roll-shape.ts';

const ofYear =
  /年\s*(?:間|額|計|収|換算|総額|合計|賃料|家賃)|(?:[×✕xX*＊]|掛け?)\s*12(?!\d)|(?<!\d)12\s*(?:[ヶケかカヵ箇ｹ]\s*月|months?\b)|1\s*年\s*(?:分|間|当たり|あたり)|通年|annual|yearly|per annum|\bp\.\s?a\.?|(?:per|a|\/)\s*(?:year|yr)\b/i;
const ofTax = /税\s*(?:込|抜|別|後|前)|消費税|内税|外税|\btax\b|\bVAT\b/i;
/** Words that a row with the tax says beside it; what else it says may be the name of a room. */
const besideTax = oneOf(
  'gi',
  composed`税\s*(?:込み?|抜き?|別|後|前)|消費税等?|内税|外税|合\s*計|小\s*計|総\s*計|総\s*額|計|賃\s*料|家\s*賃|月\s*額|収\s*入|金\s*額|請求|${fullyLet}|${presentState}`,
  composed`${assumedIncome}|時|共益費|管理費|駐車場|含む?|込み?|(?:10|8)\s*%|incl(?:uding|usive|\.)?|excl(?:uding|usive|\.)?`,
  /(?:grand |sub-?)?total|consumption|after|before|with|rent|income|tax|vat|of|and|円|[\s()[\]【】/・+&:,.■●*-]/,
);

/**
 * Whether the words of a row say a total again, for a year or with the tax: `年間（×12）`, `年額合計`, `12ヶ月分`, `Rent per annum`,
 * `税込合計`. Rows of rooms have numbers of their own.
 */
export function restatesTotal(words: string): boolean {
  const plain = plainText(words);
  if (plain.length > 36) return false;
  if (ofYear.test(plain)) return !/\d/.test(plain.replace(/(?<!\d)12(?!\d)/g, '').replace(/1\s*年|(?:10|8)\s*%/g, ''));
  return ofTax.test(plain) && plain.replace(besideTax, '') === '';
}

/** Times by which a total is said again: twelve months, the tax of ten and of eight percent, and both. */
const times = [12, 1.1, 1.08, 13.2, 12.96];

/** Whether an amount is one of these totals for a year or with the tax, to the yen. */
export function isTotalAgain(amount: number, totals: readonly StatedTotal[]): boolean {
  return totals.some(({ rent_jpy: rent, total_jpy: total }) =>
    [rent, total].some((sum) => sum !== undefined && sum > 0 && times.some((factor) => Math.abs(sum * factor - amount) < 1)),
  );
}
