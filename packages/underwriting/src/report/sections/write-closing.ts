import { readRentRoll } from '../../analysis/rent-roll.ts';
import { addMonths, daysBetween, parseDate } from '../../calendar/days.ts';
import { monthStart } from '../../calendar/stated-dates.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import type { Subject } from '../../facts/subject.ts';
import { timesFraction } from '../../money/yen.ts';
import { yenText } from '../../numbers/number-text.ts';
import * as texts from '../../texts/costs-texts.ts';
import { paidNowId } from './write-rent.ts';

/** Days of the closing month that are the buyer's, the closing day counted, and all days of it. */
function daysOfMonth(asOf: string): { left: number; all: number } {
  const start = monthStart(asOf);
  const end = addMonths(start, 1);
  return { left: daysBetween(asOf, end), all: daysBetween(start, end) };
}

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
  const share = texts.daysOfMonth(left, all);
  if (subject.isCondominium && fees > 0 && !subject.isCourtAuction)
    figures.push(
      ledger.computed('settlement.fees', timesFraction(fees, left, all), texts.feesFormula(share), inputs(feeIds), {
        term: texts.fees,
      }),
    );
  const paidNow = paidNowId(ledger);
  const rent = ledger.value(paidNow) ?? 0;
  const tenanted = rent > 0 || subject.values.occupancy === 'tenanted' || subject.values.occupancy === 'partial';
  if (rent > 0 && !subject.isCourtAuction)
    figures.push(
      ledger.computed('settlement.rent', timesFraction(Math.round(rent), left, all), texts.rentFormula(share), inputs([paidNow]), {
        term: texts.rent,
      }),
    );
  if (!tenanted) return [];
  const byDays = parseDate(subject.asOf).day === 1 || figures.length === 0 ? '' : texts.proratedByDays;
  return [`${depositSentence(subject)}${byDays}`];
}

/** What becomes of the deposits. At auction no seller hands them over, and a lease that holds against the buyer takes its deposit along. */
function depositSentence(subject: Subject): string {
  const roll = readRentRoll(subject);
  const leased = roll === null ? 0 : roll.rooms - roll.vacantRooms;
  const amount =
    roll?.deposits == null
      ? texts.depositsNotStated
      : texts.depositsOnRoll(yenText(roll.deposits), roll.depositRooms === leased, leased, roll.depositRooms);
  return subject.isCourtAuction ? texts.depositsOwedAtAuction(amount) : texts.depositsTransferred(amount);
}
