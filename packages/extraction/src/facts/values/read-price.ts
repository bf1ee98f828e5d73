import { thresholds } from '../../lexicon/thresholds.ts';
import { isMoneyRange, moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import { one, type Read } from '../candidate.ts';
import { yen } from './read-amount.ts';
import { namedPriceParts, taxOf } from './read-price-parts.ts';

/** The price with its tax and its parts, the base price of a court auction, or a range of prices. */
export function price(text: string, label: string): Read[] {
  if (isMoneyRange(text)) return one('extra.price_range_jpy', moneyAmounts(text));
  // After a price cut both prices are printed; the one behind the arrow is in force.
  const current = text.replace(/[（(]?\s*(?:前回|旧|改定前|変更前|値下げ前|値下前)の?(?:販売)?価格[^（()）\n]*[）)]?/g, ' ');
  const amount = yen(current.split(/[→⇒➡]/).at(-1) ?? current, label, 1_000_000);
  if (amount === null || amount < thresholds.leastPriceStated.value) return [];
  const bare = plainText(label).replace(/\(.*$/, '');
  return /基準価額/.test(bare)
    ? [...one('price_jpy', amount), ...one('extra.price_label', bare), ...one('extra.sale_kind', 'court_auction')]
    : [...one('price_jpy', amount), ...one('extra.price_tax', taxOf(text + label)), ...namedPriceParts(text)];
}
