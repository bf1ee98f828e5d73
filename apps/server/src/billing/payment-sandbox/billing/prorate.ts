import type Stripe from 'stripe';
import { dayOf } from '../words.ts';
import type { Line } from './lines.ts';

export interface Share {
  price: Stripe.Price;
  quantity: number;
  /** Name of the product. */
  name: string;
}

/** The part of an amount that falls on what is left of a period, to the second, rounded to the smallest unit of its currency. */
export function prorated(amount: number, { start, end }: { start: number; end: number }, at: number): number {
  return Math.round((amount * (end - at)) / (end - start));
}

/** What a change in the middle of a period gives back for the old price and takes for the new one. */
export function prorationLines(
  given: { before: Share; after: Share; period: { start: number; end: number }; at: number } & Pick<
    Line,
    'subscription' | 'item' | 'metadata'
  >,
): [Line, Line] {
  const { before, after, period, at, subscription, item, metadata } = given;
  const left = { start: at, end: period.end };
  const of = ({ price, quantity }: Share) => prorated((price.unit_amount ?? 0) * quantity, period, at);
  const line = (share: Share, amount: number, words: string): Line => ({
    amount,
    currency: share.price.currency,
    description: `${words} ${share.quantity > 1 ? `${share.quantity} × ` : ''}${share.name} after ${dayOf(at)}`,
    price: share.price,
    quantity: share.quantity,
    period: left,
    subscription,
    item,
    isProration: true,
    metadata,
  });
  // Never minus zero: an amount that is nothing is written as nothing.
  const credit = 0 - of(before);
  return [line(before, credit, 'Unused time on'), line(after, of(after), 'Remaining time on')];
}
