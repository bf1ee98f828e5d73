import { fullyLet } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { meaningOf } from '../../vocabulary/labels.ts';

/** The prices that a page labels, in yen. */
export function labelledPrices(reading: SourceReading): Set<number> {
  return new Set(
    reading.blocks.flatMap((block) =>
      block.type === 'pair' && block.aside === null && meaningOf(block.label)?.reading === 'price' ? moneyAmounts(block.value) : [],
    ),
  );
}

/** `【売りたい】渋川市 2DK×4戸 980万円` on a page that labels another price: a line about another offer. */
export function isOfAnother(plain: string, prices: ReadonlySet<number>): boolean {
  const amounts = moneyAmounts(plain).filter((yen) => yen >= 1_000_000);
  return (
    prices.size > 0 &&
    amounts.length > 0 &&
    !composed`賃料|家賃|収|税|費|金|現|${fullyLet}|年|月|%`.test(plain) &&
    !amounts.some((yen) => prices.has(yen))
  );
}
