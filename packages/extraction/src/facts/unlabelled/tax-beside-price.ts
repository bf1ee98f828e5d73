import { moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import type { LineBlock, SourceReading } from '../../reading/source-reading.ts';
import { type Candidate, candidatesFrom, mainBlocks, one } from '../candidate.ts';
import { namedPriceParts, taxOf } from '../values/read-price-parts.ts';

/** A line that is all in brackets and speaks of the tax: `（税込）`, `(税込・内消費税額620万円)`, `（うち消費税等 340万円）`. */
const inBrackets = /^\((?=[^()]*税)[^()]{2,40}\)$/;
/** How many lines lie between such a line and the price that it stands beside. */
const reach = 3;

/** Whether a line prints an amount that was read as the price. */
function printsPrice({ text }: LineBlock, prices: ReadonlySet<unknown>): boolean {
  return moneyAmounts(plainText(text)).some((amount) => prices.has(amount));
}

/** What a flyer says of the tax in a line of its own beside the price, which gives way to what stands with a label. */
export function taxBesidePrice(reading: SourceReading, candidates: readonly Candidate[]): Candidate[] {
  const prices = new Set(candidates.flatMap(({ field, value }) => (field === 'price_jpy' ? [value] : [])));
  const lines = mainBlocks(reading).filter((block) => block.type === 'line');
  return lines.flatMap((block, index) => {
    const plain = plainText(block.text).trim();
    const around = lines.slice(Math.max(0, index - reach), index + reach + 1).filter(({ at }) => at.page === block.at.page);
    if (!inBrackets.test(plain) || !around.some((line) => printsPrice(line, prices))) return [];
    return candidatesFrom([...one('extra.price_tax', taxOf(plain)), ...namedPriceParts(plain)], {
      reading,
      label: null,
      rule: 'line.tax-beside-price',
      raw: block.text,
      form: 'line',
      weak: true,
      rank: 1,
      group: block.group,
      at: block.at,
    });
  });
}
