import { bareMoney, moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';

interface RentRead {
  monthly: number | null;
  annual: number | null;
}

/**
 * Rent of a value whose label promises `period`. What the text says itself wins: `90.0万円 (7.5万円/月)`,
 * `¥1,200,000 / year`, `年額 115万円`. A label with two periods (`年収/月収`) has two amounts in that order.
 */
export function rentOf(text: string, label: string, period: 'month' | 'year' | 'both'): RentRead {
  // `消費税は含みません。敷金合計 31,752,000円は承継します`: what is said of rents, and amounts of other things.
  const plain = plainText(text).replace(/(?:。|^)[^。]*(?:敷金|保証金|礼金)[^。\d]{0,6}[\d¥].*$/s, '');
  const result: RentRead = { monthly: null, annual: null };
  const pieces = plain
    .split(/[/・](?=\s*(?:[年月](?:額|間)?\s*:?\s*)?(?:JPY\s*)?[\d¥])|[()\n、]|\s(?=[年月](?:額|間)\s*[\d¥])/)
    .filter((piece) => /\d/.test(piece));
  const saysMonth =
    /(?:円|yen|\d)\s*\/\s*(?:月|month|mo\b)|月額|月間|毎月|^月\s*:?\s*[\d¥]|[時室舗所居宅階\s]月\s*[\d¥]|[ではが]月\s*[\d¥]|月収|per month|monthly|p\.?c\.?m/i;
  const saysYear =
    /(?:円|yen|\d)\s*\/\s*(?:年|year|yr\b)|年額|年間|年収|^年\s*:?\s*[\d¥]|[時室舗所居宅階\s]年\s*[\d¥]|[ではが]年\s*[\d¥]|per (?:year|annum)|annual|p\.a\./i;
  for (const [index, piece] of pieces.entries()) {
    const amount = moneyAmounts(piece)[0] ?? bareMoney(piece, label, period === 'month' ? 1000 : 10_000);
    if (amount === null || amount === undefined || amount === 0) continue;
    const after = plain.slice(plain.indexOf(piece) + piece.length);
    const around = piece + (/^\s*\/?\s*(?:月|年|month|year)(?!\s*(?:額|間)?\s*[\d¥])/.exec(after)?.[0] ?? '');
    const own = saysMonth.test(around)
      ? 'month'
      : saysYear.test(around)
        ? 'year'
        : period === 'both'
          ? index === 0
            ? 'year'
            : 'month'
          : index === 0
            ? period
            : null;
    if (own === 'month') result.monthly ??= amount;
    else if (own === 'year') result.annual ??= amount;
  }
  return result;
}
