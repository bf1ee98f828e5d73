import { dateText } from '../../calendar/date-text.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import type { Subject } from '../../facts/subject.ts';
import { yenText } from '../../numbers/number-text.ts';
import * as texts from '../../texts/auction-texts.ts';

const day = /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** First and last day of the bids, where both are printed. */
export function bidPeriod({ extra }: Subject): { from: string; to: string } | null {
  const [from = '', to = ''] = (extra.bid_period ?? '').split('/');
  return day.test(from) && day.test(to) ? { from, to } : null;
}

/** What only a sale by a court or tax office has: lowest bid and deposit. */
export function writeAuction({ subject, ledger }: ReportDraft): void {
  if (!subject.isCourtAuction) return;
  const { minimum_bid_jpy: bid, bid_deposit_jpy: deposit } = subject.extra;
  const notice = texts.noticeOfSale;
  if (bid !== undefined)
    ledger.read('facts.minimum_bid', bid, subject.facts.evidence['extra.minimum_bid_jpy'], notice, {
      term: texts.minimumBid,
    });
  if (deposit !== undefined)
    ledger.read('facts.bid_deposit', deposit, subject.facts.evidence['extra.bid_deposit_jpy'], notice, {
      term: texts.bidDeposit,
    });
}

/** What must be said first of an auction: that its period has ended, that its price is none that is asked, and when bids are due. */
export function auctionSentences({ subject, ledger }: ReportDraft): string[] {
  if (!subject.isCourtAuction) return [];
  const period = bidPeriod(subject);
  const opening = subject.extra.opening_day;
  const sentences: string[] = [];
  if (period !== null && period.to < subject.asOf) sentences.push(texts.biddingEnded(dateText(period.to)));
  const lowest = ledger.value('facts.minimum_bid');
  sentences.push(lowest === null ? texts.basePrice : texts.basePriceAndMinimumBid(yenText(lowest)));
  const dates = [
    ...(period === null ? [] : [texts.biddingPeriod(dateText(period.from), dateText(period.to))]),
    ...(opening === undefined ? [] : [texts.bidsAreOpened(dateText(opening), period === null)]),
  ];
  if (dates.length > 0) sentences.push(`${dates.join('; ')}.`);
  return sentences;
}

/** What a buyer at auction takes on, for the notes. */
export function auctionNotes({ subject, ledger }: ReportDraft): string[] {
  if (!subject.isCourtAuction) return [];
  const occupied = subject.values.occupancy !== 'vacant';
  return [
    texts.noSaleContract,
    ...(subject.isCondominium ? [ledger.has('check.reserve_band.arrears') ? texts.unpaidFeesStated : texts.unpaidFeesNotStated] : []),
    ...(occupied ? [texts.occupants] : []),
  ];
}

/** That a page’s own dates are past: what it offers may be gone. */
export function staleSentences({ extra, asOf }: Subject): string[] {
  const { sale_ended_on: ended, next_update_on: next, updated_on: updated } = extra;
  const past = (date: string | undefined): date is string => date !== undefined && day.test(date) && date < asOf;
  if (past(ended)) return [texts.saleEnded(dateText(ended))];
  if (past(next)) return [texts.updateWasDue(dateText(next), updated === undefined ? '' : texts.lastUpdate(dateText(updated)))];
  return [];
}
