import { readRentRoll } from '../../analysis/rent-roll.ts';
import { addMonths, daysBetween, parseDate } from '../../calendar/days.ts';
import { monthStart } from '../../calendar/stated-dates.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import type { Subject } from '../../facts/subject.ts';
import { timesFraction } from '../../money/yen.ts';
import { grouped } from '../../numbers/number-text.ts';
import { term } from '../../terms/term.ts';
import { paidNowId } from './write-rent.ts';

/** Days of the closing month that are the buyer's, the closing day counted, and all days of it. */
function daysOfMonth(asOf: string): { left: number; all: number } {
  const start = monthStart(asOf);
  const end = addMonths(start, 1);
  return { left: daysBetween(asOf, end), all: daysBetween(start, end) };
}

const counted = 'Day count of the month of purchase. It is part of the first year’s cash flow, so it is not added to the purchase costs.';

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
      ledger.computed('settlement.fees', timesFraction(fees, left, all), `management fee and repair reserve ${share}`, inputs(feeIds), {
        term: term(
          'Association’s fees settled at closing',
          '管理費・修繕積立金の精算',
          'JPY',
          `Paid to the seller, who has paid the month. ${counted}`,
        ),
      }),
    );
  const paidNow = paidNowId(ledger);
  const rent = ledger.value(paidNow) ?? 0;
  const tenanted = rent > 0 || subject.values.occupancy === 'tenanted' || subject.values.occupancy === 'partial';
  if (rent > 0 && !subject.isCourtAuction)
    figures.push(
      ledger.computed('settlement.rent', timesFraction(Math.round(rent), left, all), `rent paid now ${share}`, inputs([paidNow]), {
        term: term(
          'Rent of the closing month, handed over',
          '賃料の日割精算',
          'JPY',
          `Comes from the seller, who has received the month. ${counted}`,
        ),
      }),
    );
  if (!tenanted) return [];
  const byDays = parseDate(subject.asOf).day === 1 || figures.length === 0 ? '' : ' Fees and rent of the month are settled by days.';
  return [`${depositSentence(subject)}${byDays}`];
}

/** What becomes of the deposits. At auction no seller hands them over, and a lease that holds against the buyer takes its deposit along. */
function depositSentence(subject: Subject): string {
  const roll = readRentRoll(subject);
  const let_ = roll === null ? 0 : roll.rooms - roll.vacantRooms;
  const amount =
    roll?.deposits == null
      ? 'Their amount is not stated; the leases state it.'
      : `The roll states ${grouped(roll.deposits)} yen for ${roll.depositRooms === let_ ? `all ${let_}` : `${roll.depositRooms} of ${let_}`} let rooms: owed to the tenants, and no income.`;
  return subject.isCourtAuction
    ? `Deposits (敷金) of leases that hold against the buyer are owed by the buyer, and no seller hands them over. ${amount}`
    : `Deposits (敷金) pass on with the tenants: the seller hands them over at closing, and the owner owes them back. ${amount}`;
}
