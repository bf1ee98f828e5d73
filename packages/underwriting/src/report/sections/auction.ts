import type { ReportDraft } from '../../draft/report-draft.ts';
import type { Subject } from '../../facts/subject.ts';
import { grouped } from '../../numbers/number-text.ts';
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
      term: term('Lowest bid that is taken', '買受可能価額', 'JPY', 'Four fifths of the base price; a bid below it is void.'),
    });
  if (deposit !== undefined)
    ledger.read('facts.bid_deposit', deposit, subject.facts.evidence['extra.bid_deposit_jpy'], notice, {
      term: term(
        'Deposit with a bid',
        '買受申出保証額',
        'JPY',
        'Paid before the bid; kept by the court if the winner does not pay the rest.',
      ),
    });
}

/** What must be said first of an auction: that its period has ended, that its price is none that is asked, and when bids are due. */
export function auctionSentences({ subject, ledger }: ReportDraft): string[] {
  if (!subject.isCourtAuction) return [];
  const period = bidPeriod(subject);
  const opening = subject.extra.opening_day;
  const sentences: string[] = [];
  if (period !== null && period.to < subject.asOf)
    sentences.push(`The period for bids ended on ${period.to}: ask the court whether the property was sold or is offered again.`);
  const lowest = ledger.value('facts.minimum_bid');
  sentences.push(
    `The property is sold by auction (court auction or public sale): the price is the base price (売却基準価額), not an asking price. The bid is yours${lowest === null ? '' : `, from ${grouped(lowest)} yen (買受可能価額)`}, and bids may end far above it.`,
  );
  const dates = [
    ...(period === null ? [] : [`Bids are taken from ${period.from} to ${period.to}`]),
    ...(opening === undefined ? [] : [`${period === null ? 'Bids are' : 'they are'} opened on ${opening}`]),
  ];
  if (dates.length > 0) sentences.push(`${dates.join('; ')}.`);
  return sentences;
}

/** What a buyer at auction takes on, for the notes. */
export function auctionNotes({ subject, ledger }: ReportDraft): string[] {
  if (!subject.isCourtAuction) return [];
  const occupied = subject.values.occupancy !== 'vacant';
  return [
    'There is no sale contract, so no stamp tax on one, no brokerage and no warranty: defects are the buyer’s.',
    ...(subject.isCondominium
      ? [
          ledger.has('check.reserve_band.arrears')
            ? 'Arrears of fee and reserve pass to the buyer (区分所有法8条); the amount stated is among the checks.'
            : 'Arrears of fee and reserve pass to the buyer (区分所有法8条). Their amount is not known here: the court’s three documents (物件明細書, 現況調査報告書, 評価書) state it.',
        ]
      : []),
    ...(occupied
      ? [
          'Whoever lives there without a right against the buyer can be ordered out (引渡命令, within six months of the payment); tenants whose lease is younger than the mortgage have six months’ grace (民法395条). Rent is counted from the purchase here, which an eviction delays.',
        ]
      : []),
  ];
}

/** That a page’s own dates are past: what it offers may be gone. */
export function staleSentences({ extra, asOf }: Subject): string[] {
  const { sale_ended_on: ended, next_update_on: next, updated_on: updated } = extra;
  const past = (date: string | undefined): date is string => date !== undefined && day.test(date) && date < asOf;
  if (past(ended)) return [`The page is old: it says that the sale ended on ${ended}. Ask whether the property is still offered.`];
  if (past(next))
    return [
      `The page is old: it was to be updated by ${next}${updated === undefined ? '' : `, and dates from ${updated}`}. Ask whether price and offer still hold.`,
    ];
  return [];
}
