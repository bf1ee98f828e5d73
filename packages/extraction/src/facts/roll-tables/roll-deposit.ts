import { bareMoney, moneyAmounts } from '../../normalise/money.ts';
import { isBlankValue, isStatedAbsence, plainText } from '../../normalise/text.ts';
import { bareAmount } from './roll-cells.ts';

const months = /^(?:賃料|家賃)?\s*(?:の)?\s*(\d+(?:\.\d+)?)\s*(?:[ヶケかカヵヵ個]\s*月|カ月|月分?|m$|mo\b|mths?\b|months?)/i;
/** More months of rent than any tenant leaves. */
const mostMonths = 24;
/** Below this share of the rent a small bare figure counts months and not money. */
const leastShare = 0.4;
/** `保証金1,386,000`, `敷金 132,000円` among remarks. */
const inRemarks = /(?:敷金|保証金|deposit)\s*[:：]?\s*(¥?\s*\d[\d,.]*\s*(?:万|千)?円?)(?!\s*[\d,.ヶケかカヵ個月%])/i;
/** Below it a figure without a unit among remarks is not an amount of yen. */
const leastInRemarks = 10_000;

/** Whether a column of deposits counts months of rent: `敷金(月)`, `Deposit (months)`. */
export const countsMonths = (label: string): boolean => /[(（]?[ヶケかカヵ]月|月数|month/i.test(label);

/**
 * What a tenant has left with the owner, in yen: an amount, or a number of months of the rent (`2ヶ月`, `2` under 敷金(月),
 * `1ヶ月/1ヶ月` under 敷金/礼金, of which the first part is the deposit). Null where the cell says nothing, or counts months
 * of a rent that is not known. `label` is that of the column with its unit, as `bareMoney` takes it.
 */
export function depositOf(cell: string, label: string, rent: number | null): number | null {
  const plain = plainText(cell).replace(/^(?:敷金?|保証金?|deposit)\s*[:：]?\s*(?=\d|なし|無|¥)/i, '');
  // Months and their amount in brackets behind: the amount is the surer of the two.
  const inBrackets = months.test(plain) ? moneyAmounts(/[(（](.*)[)）]/.exec(plain)?.[1] ?? '')[0] : undefined;
  if (inBrackets !== undefined) return inBrackets;
  const first = plain.split(/[/／・\n]|(?<=[月円\d])\s+(?=礼)/)[0]?.trim() ?? '';
  if (first === '') return null;
  if (isStatedAbsence(first) || /^(?:ゼロ|ナシ|free|zero)$/i.test(first)) return 0;
  if (isBlankValue(first)) return null;
  const counted = months.exec(first)?.[1];
  const inMonths = (count: number): number | null => (count === 0 ? 0 : rent === null ? null : Math.round(count * rent));
  if (counted !== undefined) return inMonths(Number(counted));
  const stated = moneyAmounts(first)[0];
  if (stated !== undefined) return stated;
  const bare = bareAmount(first).replace(/^[¥\\]\s*/, '');
  const figure = Number(bare.replaceAll(',', ''));
  if (!/^\d[\d,]*(?:\.\d+)?$/.test(bare) || Number.isNaN(figure)) return null;
  if (countsMonths(label)) return inMonths(figure);
  const amount = bareMoney(bare, label, 0);
  if (amount === null) return null;
  return figure <= mostMonths && amount < leastShare * (rent ?? 10_000) ? inMonths(figure) : amount;
}

/** A deposit that remarks print in yen; `0` never stands there. */
export function depositInRemarks(remarks: readonly string[]): number | null {
  for (const remark of remarks) {
    const text = inRemarks.exec(plainText(remark))?.[1];
    const amount = text === undefined ? undefined : (moneyAmounts(text)[0] ?? Number(text.replace(/[^\d.]/g, '')));
    if (amount !== undefined && amount >= leastInRemarks) return amount;
  }
  return null;
}
