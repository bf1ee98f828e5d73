import { dateText } from '../../calendar/date-text.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import type { Subject } from '../../facts/subject.ts';
import { yenText } from '../../numbers/number-text.ts';
import { term } from '../../terms/term.ts';

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
  const notice = 'the notice of sale (期間入札の公告)';
  if (bid !== undefined)
    ledger.read('facts.minimum_bid', bid, subject.facts.evidence['extra.minimum_bid_jpy'], notice, {
      term: term('Minimum bid', '買受可能価額', 'JPY', '80% of the base price; a lower bid is void.'),
    });
  if (deposit !== undefined)
    ledger.read('facts.bid_deposit', deposit, subject.facts.evidence['extra.bid_deposit_jpy'], notice, {
      term: term('Bid deposit', '買受申出保証額', 'JPY', 'Paid before the bid; forfeited if the winning bidder does not pay the balance.'),
    });
}

/** What must be said first of an auction: that its period has ended, that its price is none that is asked, and when bids are due. */
export function auctionSentences({ subject, ledger }: ReportDraft): string[] {
  if (!subject.isCourtAuction) return [];
  const period = bidPeriod(subject);
  const opening = subject.extra.opening_day;
  const sentences: string[] = [];
  if (period !== null && period.to < subject.asOf)
    sentences.push(
      `The bidding period ended on ${dateText(period.to)}; the court knows whether the property was sold or is offered again.`,
    );
  const lowest = ledger.value('facts.minimum_bid');
  sentences.push(
    `The price is the base price (売却基準価額) of a court auction or public sale, not an asking price. ${lowest === null ? 'Winning bids' : `The minimum bid (買受可能価額) is ${yenText(lowest)}; winning bids`} may be far above it.`,
  );
  const dates = [
    ...(period === null ? [] : [`The bidding period is ${dateText(period.from)} to ${dateText(period.to)}`]),
    ...(opening === undefined ? [] : [`${period === null ? 'Bids' : 'bids'} are opened on ${dateText(opening)}`]),
  ];
  if (dates.length > 0) sentences.push(`${dates.join('; ')}.`);
  return sentences;
}

/** What a buyer at auction takes on, for the notes. */
export function auctionNotes({ subject, ledger }: ReportDraft): string[] {
  if (!subject.isCourtAuction) return [];
  const occupied = subject.values.occupancy !== 'vacant';
  return [
    'An auction has no sale contract, so no stamp tax on it, no brokerage fee and no seller’s liability: the buyer bears all defects.',
    ...(subject.isCondominium
      ? [
          ledger.has('check.reserve_band.arrears')
            ? 'Unpaid condominium fees pass to the buyer (区分所有法8条); the stated amount is among the checks.'
            : 'Unpaid condominium fees pass to the buyer (区分所有法8条). The amount is not stated; the court’s three documents (物件明細書, 現況調査報告書, 評価書) show it.',
        ]
      : []),
    ...(occupied
      ? [
          'Occupants without a right against the buyer can be evicted by court order (引渡命令, within six months of payment); tenants whose lease is later than the mortgage have six months’ grace (民法395条). Rent is modeled from the purchase date, and an eviction would delay it.',
        ]
      : []),
  ];
}

/** That a page’s own dates are past: what it offers may be gone. */
export function staleSentences({ extra, asOf }: Subject): string[] {
  const { sale_ended_on: ended, next_update_on: next, updated_on: updated } = extra;
  const past = (date: string | undefined): date is string => date !== undefined && day.test(date) && date < asOf;
  if (past(ended)) return [`The listing states that the sale ended on ${dateText(ended)}; availability is not verified.`];
  if (past(next))
    return [
      `The listing was due for an update by ${dateText(next)}${updated === undefined ? '' : ` (last update ${dateText(updated)})`}; price and availability are not verified.`,
    ];
  return [];
}
