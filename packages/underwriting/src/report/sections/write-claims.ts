import type { ReportDraft } from '../../draft/report-draft.ts';
import { isEmptyRoom } from '../../facts/rent.ts';
import type { Subject } from '../../facts/subject.ts';
import type { Term } from '../../figures/ledger.ts';
import { percentText, yenText } from '../../numbers/number-text.ts';
import * as texts from '../../texts/claims-texts.ts';
import type { ClaimResult } from '../document/insight-report.ts';

/** Beyond these gaps a claim differs: yields by a tenth of a point, rents by one percent. */
const yieldGap = 0.1;
const rentGap = 0.01;

/** Claims of the page beside what its own figures give. */
export function writeClaims(draft: ReportDraft): ClaimResult[] {
  const { ledger, subject } = draft;
  const claims: ClaimResult[] = [];
  const add = (
    id: string,
    label: string,
    stated: string,
    recomputed: string,
    unit: 'percent' | 'JPY/month' | 'JPY/year',
    gap: number = rentGap,
  ) => {
    const [claimed, own] = [ledger.value(stated), ledger.value(recomputed)];
    if (claimed === null || own === null) return;
    // The other side may stand in a source too: then nothing was worked out but the difference.
    const how = ledger.figures()[recomputed]?.origin.kind === 'computed' ? texts.calculated : texts.read;
    const difference = ledger.computed(`claim.${id}.difference`, own - claimed, texts.differenceFormula(how), [recomputed, stated], {
      term: texts.difference(label, unit),
    });
    const differs = unit === 'percent' ? Math.abs(own - claimed) > yieldGap : Math.abs(own - claimed) > gap * Math.abs(claimed);
    const show = (value: number) => (unit === 'percent' ? percentText(value, 2) : yenText(value));
    claims.push({
      id,
      label,
      stated,
      recomputed,
      difference,
      state: differs ? 'differs' : 'agrees',
      reading: texts.reading(label, show(claimed), how, show(own)),
    });
  };
  const recompute = (id: string, value: number, formula: string, inputs: string[], label: Term) =>
    ledger.computed(`claim.${id}.recomputed`, value, formula, inputs, { term: label });
  const monthly = ledger.value('facts.monthly_rent');
  const annual = ledger.value('facts.annual_rent');
  if (monthly !== null || annual !== null) {
    const yearly = annual ?? (monthly ?? 0) * 12;
    recompute(
      'gross_yield',
      (yearly / subject.price) * 100,
      texts.grossYieldFormula,
      [annual === null ? 'facts.monthly_rent' : 'facts.annual_rent', 'facts.price'],
      texts.grossYieldFromRent,
    );
    add('gross_yield', texts.grossYield, 'facts.stated_gross_yield', 'claim.gross_yield.recomputed', 'percent');
  }
  // Without a rent paid now beside it, the current yield is the only word on it.
  if (ledger.value('facts.stated_current_yield') !== null && ledger.has('returns.gross_yield_current'))
    add('current_yield', texts.currentYield, 'facts.stated_current_yield', 'returns.gross_yield_current', 'percent');
  if (monthly !== null && annual !== null) {
    recompute('annual_rent', monthly * 12, texts.annualRentFormula, ['facts.monthly_rent'], texts.annualRentFromMonthly);
    add('annual_rent', texts.annualRent, 'facts.annual_rent', 'claim.annual_rent.recomputed', 'JPY/year');
  }
  const asked = fullByRoll(subject);
  if (monthly !== null && asked !== null) {
    const [sum, formula] =
      Math.abs(asked.rents - monthly) <= Math.abs(asked.rents + asked.fees - monthly)
        ? [asked.rents, texts.rollWithoutFeesFormula]
        : [asked.rents + asked.fees, texts.rollWithFeesFormula];
    recompute('rent_roll', sum, formula, ['facts.rent_roll_total'], texts.rollRents);
    add('rent_roll', texts.rentAgainstRoll, 'facts.monthly_rent', 'claim.rent_roll.recomputed', 'JPY/month');
  }
  const rooms = roomsUnderTotal(subject);
  if (rooms !== null) {
    recompute('roll_total', rooms.sum, rooms.formula, ['facts.rent_roll_total'], texts.rollUnits);
    // A sum is right to the yen or wrong.
    add('roll_total', texts.rollTotal, 'facts.rent_roll_stated_total', 'claim.roll_total.recomputed', 'JPY/month', 0);
  }
  for (const { id, label, printed, sum, formula } of otherRollTotals(subject)) {
    recompute(id, sum, formula, ['facts.rent_roll_total'], texts.sumOfUnits(label));
    add(id, texts.writtenOnRoll(label), printed, `claim.${id}.recomputed`, 'JPY/month', 0);
  }
  const current = ledger.value('facts.current_rent');
  if (monthly !== null && current !== null) {
    const empty = asked?.empty ?? 0;
    if (empty > 0)
      recompute(
        'full_and_current',
        current + empty,
        texts.fullAndCurrentFormula,
        ['facts.current_rent', 'facts.rent_roll_total'],
        texts.inPlaceAndAsking,
      );
    add(
      'full_and_current',
      empty > 0 ? texts.rentAgainstInPlaceAndAsking : texts.rentAgainstInPlace,
      'facts.monthly_rent',
      empty > 0 ? 'claim.full_and_current.recomputed' : 'facts.current_rent',
      'JPY/month',
    );
  }
  return claims;
}

interface RollTotal {
  id: string;
  label: string;
  printed: string;
  sum: number;
  formula: string;
}

/** The other totals that a roll prints, each beside what its rooms come to: let rooms, or all of them where the total comes to just that. */
function otherRollTotals({ extra }: Subject): RollTotal[] {
  const { rent_roll: lines = [], totals } = extra;
  if (totals === undefined || lines.length === 0) return [];
  const other = totals.other_jpy ?? 0;
  const let_ = lines.filter((line) => !isEmptyRoom(line));
  const empty = lines.filter(isEmptyRoom);
  const add = (rooms: typeof lines, amount: (line: (typeof lines)[number]) => number) => rooms.reduce((sum, line) => sum + amount(line), 0);
  const fee = (line: (typeof lines)[number]) => line.common_fee_jpy ?? 0;
  const rent = (line: (typeof lines)[number]) => line.rent_jpy ?? line.asking_rent_jpy ?? 0;
  const closest = (printed: number, sums: [number, number]) => (sums[0] === printed ? sums[0] : sums[1]);
  const list: RollTotal[] = [];
  const { common_fee_jpy: fees, total_jpy: all, asking_rent_jpy: asking } = totals;
  if (fees !== undefined)
    list.push({
      id: 'roll_fees',
      label: texts.rollFees,
      printed: 'facts.rent_roll_stated_fees',
      sum: closest(fees, [add(lines, fee), add(let_, fee)]),
      formula: texts.rollFeesFormula,
    });
  if (all !== undefined)
    list.push({
      id: 'roll_sum',
      label: texts.rollSum,
      printed: 'facts.rent_roll_stated_sum',
      sum: closest(all, [add(lines, (line) => rent(line) + fee(line)) + other, add(let_, (line) => rent(line) + fee(line)) + other]),
      formula: texts.rollSumFormula(other > 0 ? texts.andParking : ''),
    });
  if (asking !== undefined)
    list.push({
      id: 'roll_asking',
      label: texts.rollAsking,
      printed: 'facts.rent_roll_stated_asking',
      sum: closest(asking, [add(lines, (line) => line.asking_rent_jpy ?? line.rent_jpy ?? 0), add(empty, rent)]),
      formula: texts.rollAskingFormula,
    });
  return list;
}

/** Every room of the roll at its rent or asking rent, fees apart, and the asking rents of the empty ones; null where a room has neither. */
function fullByRoll({ extra }: Subject): { rents: number; fees: number; empty: number } | null {
  const lines = extra.rent_roll ?? [];
  if (lines.length === 0) return null;
  const sum = { rents: 0, fees: 0, empty: 0 };
  for (const line of lines) {
    const rent = isEmptyRoom(line) ? (line.asking_rent_jpy ?? line.rent_jpy) : line.rent_jpy;
    if (rent === null || rent === undefined) return null;
    sum.rents += rent;
    sum.fees += line.common_fee_jpy ?? 0;
    if (isEmptyRoom(line)) sum.empty += rent;
  }
  return sum;
}

/** What the rooms of a roll add up to beside its printed total: as they pay, or fully let where the total comes to just that. */
function roomsUnderTotal({ extra }: Subject): { sum: number; formula: string } | null {
  const { rent_roll: lines = [], totals } = extra;
  if (totals?.rent_jpy === undefined || lines.length === 0) return null;
  const other = totals.other_jpy ?? 0;
  const add = (rents: (number | null | undefined)[]) => rents.reduce<number>((sum, rent) => sum + (rent ?? 0), other);
  const beside = other > 0 ? texts.andParking : '';
  const full = add(lines.map((line) => line.rent_jpy ?? line.asking_rent_jpy));
  if (full === totals.rent_jpy) return { sum: full, formula: texts.rollAllUnitsFormula(beside) };
  return { sum: add(lines.map((line) => line.rent_jpy)), formula: texts.rollLeasedUnitsFormula(beside) };
}
