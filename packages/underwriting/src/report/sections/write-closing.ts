import { readRentRoll } from '../../analysis/rent-roll.ts';
import { addMonths, daysBetween, parseDate } from '../../calendar/days.ts';
import { monthStart } from '../../calendar/stated-dates.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import type { Subject } from '../../facts/subject.ts';
import { timesFraction } from '../../money/yen.ts';
import { yenText } from '../../numbers/number-text.ts';
import * as figureTerms from '../../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../../terms/term.ts';
import { paidNowId } from './write-rent.ts';

/** Days of the closing month that are the buyer's, the closing day counted, and all days of it. */
function daysOfMonth(asOf: string): { left: number; all: number } {
  const start = monthStart(asOf);
  const end = addMonths(start, 1);
  return { left: daysBetween(asOf, end), all: daysBetween(start, end) };
}

const counted = 'By days of the closing month. It is part of year-1 cash flow, so it is not added to closing costs.';

/**
 * What seller and buyer settle on the closing day beside the property tax: the association's fees and the rent of the month.
 * Returns a note on deposits, which pass on with the tenants.
 */
export function writeClosingSettlement({ subject, base, ledger }: ReportDraft): string[] {
  const { left, all } = daysOfMonth(subject.asOf);
  const figures: string[] = [];
  const monthly = base.years[0]?.operation.monthly;
  const fees = monthly ? monthly.management_fee + monthly.repair_reserve : 0;
  const feeIds = ['management_fee', 'repair_reserve'].map((key) => `financial_analysis.monthly_expenses.${key}`);
  const inputs = (ids: string[]) => [...present(ledger, ids), 'analysis.year', 'analysis.month'];
  const share = `× ${left} of the ${all} days of the month`;
  if (subject.isCondominium && fees > 0 && !subject.isCourtAuction)
    figures.push(
      ledger.computed('settlement.fees', timesFraction(fees, left, all), `(management fee + repair reserve fee) ${share}`, inputs(feeIds), {
        term: term(
          'Condominium fee proration',
          '管理費・修繕積立金の精算',
          'JPY',
          `Paid to the seller, who has paid the fees of the month. ${counted}`,
        ),
      }),
    );
  const paidNow = paidNowId(ledger);
  const rent = ledger.value(paidNow) ?? 0;
  const tenanted = rent > 0 || subject.values.occupancy === 'tenanted' || subject.values.occupancy === 'partial';
  if (rent > 0 && !subject.isCourtAuction)
    figures.push(
      ledger.computed('settlement.rent', timesFraction(Math.round(rent), left, all), `in-place rent ${share}`, inputs([paidNow]), {
        term: standard(figureTerms.rentProration, 'JPY', { note: counted }),
      }),
    );
  if (!tenanted) return [];
  const byDays =
    parseDate(subject.asOf).day === 1 || figures.length === 0 ? '' : ' Fees and rent of the closing month are prorated by days.';
  return [`${depositSentence(subject)}${byDays}`];
}

/** What becomes of the deposits. At auction no seller hands them over, and a lease that holds against the buyer takes its deposit along. */
function depositSentence(subject: Subject): string {
  const roll = readRentRoll(subject);
  const leased = roll === null ? 0 : roll.rooms - roll.vacantRooms;
  const amount =
    roll?.deposits == null
      ? 'The amount is not stated; the leases show it.'
      : `The rent roll states ${yenText(roll.deposits)} for ${roll.depositRooms === leased ? `all ${leased}` : `${roll.depositRooms} of ${leased}`} leased units; they are owed to the tenants and are not income.`;
  return subject.isCourtAuction
    ? `The buyer owes deposits (敷金) of leases that bind the buyer, and no seller transfers them. ${amount}`
    : `The seller transfers tenants’ deposits (敷金) at closing, and the new owner must repay them. ${amount}`;
}
