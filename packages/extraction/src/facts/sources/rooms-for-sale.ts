import { thresholds } from '../../lexicon/thresholds.ts';
import { moneyAmounts } from '../../normalise/money.ts';
import { plainText } from '../../normalise/text.ts';
import type { Gathered } from '../gathered.ts';
import { labelledPrices } from '../unlabelled/line-of-another.ts';

const roomName =
  /^[^\d。]{0,8}(?:\d{1,2}-)?\d{2,4}\s*号室?(?!\d)|^(?:\d{1,2}\s*号[棟地]|[A-Z]\s*[棟号])(?=$|[\s(（/／])|^(?:unit|room|no\.)\s*#?\s*[A-Z]?-?\d{2,4}\b/i;
/** `1,680万円`, `価格 1,680万円(税込)`: a price on a line of its own, or behind the word for it. */
const ownPrice =
  /^(?:[^\d。]{0,6}(?:価格|price)\s*[:：]?\s*)?(?:(?:[¥\\]|JPY)\s*)?(?:\d[\d,]*\s*億\s*)?\d[\d,.]*\s*(?:万\s*円?|億\s*円?|円)?(?:\s*[(（][^)）]{1,12}[)）])?$/i;
const isOver = /成約|売れ|完売|売却済|売約|終了|過去|事例|実績|sold|closed/i;
/** A price stands at most so many lines below the room it is for. */
const linesBelow = 3;
const longestHeading = 40;

/**
 * How many rooms of a house, or houses of one development, a page sells, each with a price of its own below its number. What is
 * sold does not count, and a page that labels one price offers that, whatever rooms it prices beside.
 */
export function roomsForSale({ reading }: Gathered): number {
  if (reading.medium !== 'html' || labelledPrices(reading).size === 1) return 0;
  const lines = reading.blocks
    .filter((block) => (block.type === 'line' || block.type === 'pair') && block.aside === null)
    .map((block) => plainText(block.type === 'line' ? block.text : block.type === 'pair' ? `${block.label} ${block.value}` : '').trim());
  const prices = new Map<string, number>();
  lines.forEach((line, index) => {
    const name = line.length <= longestHeading ? roomName.exec(line) : null;
    if (!name || isOver.test(line)) return;
    const below = lines.slice(index + 1, index + 1 + linesBelow);
    const next = below.findIndex((other) => roomName.test(other));
    const own = [line.slice(name[0].length).trim(), ...(next < 0 ? below : below.slice(0, next))];
    if (own.some((other) => isOver.test(other))) return;
    const price = own.filter((other) => ownPrice.test(other)).flatMap((other) => moneyAmounts(other))[0];
    if (price !== undefined && price >= thresholds.leastPriceOfOffer.value) prices.set(name[0], price);
  });
  return new Set(prices.values()).size > 1 ? prices.size : 0;
}
