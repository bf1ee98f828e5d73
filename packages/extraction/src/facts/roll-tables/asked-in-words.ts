import { assumedIncome } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { bareMoney, moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import type { NamedCells } from './named-cells.ts';
import { askedLabel, type RollMoney } from './roll-money.ts';

/** Below it a figure without a unit is not a rent of a month. */
const leastRent = 5000;

/** What is asked for an empty room in words beside it: `空室（募集賃料39,000円）`. */
export function askedInWords(row: readonly string[], named: NamedCells, money: RollMoney): { rent: number | null; fee: number | null } {
  // `賃料470・共益費120` under 募集条件 is what is asked.
  const cells = row.map((cell, index) =>
    askedLabel.test(named.labels[index] ?? '') && /^(?:賃料|家賃|rent)/i.test(plainText(cell)) ? `募集${plainText(cell)}` : plainText(cell),
  );
  // `募集` and, in the next cell, `180000円`.
  const alone = cells.findIndex((cell) => composed.i`^(?:募集|${assumedIncome}|asking)(?:中|賃料|家賃|rent)?$`.test(cell));
  const beside = alone === -1 ? '' : (cells[alone + 1] ?? '');
  if (/^[¥\\]?\s*\d[\d,.]*\s*(?:万|千)?円$/.test(beside)) cells[alone] = `募集${beside}`;
  const after = (label: RegExp, least: number): number | null => {
    const rest = cells.map((cell) => label.exec(cell)?.[1]).find((text) => text !== undefined);
    if (rest === undefined) return null;
    const bare = bareMoney(/^[\d,.]+/.exec(rest)?.[0] ?? '', money.labelOf(named.indexOf('rent')), 0);
    return moneyAmounts(rest)[0] ?? (bare !== null && bare >= least ? bare : null);
  };
  return {
    rent:
      after(
        composed.i`(?:募集|希望|${assumedIncome}|予定|査定|見込|asking|market|\bERV|estimated)中?\s*(?:月額)?(?:(?:賃料|家賃|rent)\s*)?(?:(?:は|[:：@(])\s*)?((?:(?:[¥\\]|JPY)\s*)?\d[\d,.]*\s*(?:万|千)?\s*(?:\d+)?円?)`,
        leastRent,
      ) ??
      after(
        composed`([¥\\]?\s*\d[\d,.]*\s*(?:万|千)?\s*(?:\d+)?円)\s*(?:(?:で|にて)\s*募集|(?:を)?(?:${assumedIncome}|見込))`,
        leastRent,
      ) ??
      after(/(?<![\d,./])(\d{5,7}|\d{1,3}(?:,\d{3})+)\s*(?:で|にて)\s*募集/, leastRent) ??
      // `空 50,000` in the place of a rent.
      after(/^空(?:室|き)?[\s:(]*(\d{1,3}(?:,\d{3})+|\d{5,7})円?\)?$/, leastRent),
    fee: after(/(?:共益費?|管理費?)\s*[:：]?\s*([¥\\]?\s*\d[\d,.]*\s*(?:万|千)?円?)/, 0),
  };
}
