import { addMonths, monthsElapsed } from '../calendar/days.ts';
import { latestMonthStart, yearOf } from '../calendar/stated-dates.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import type { Subject } from '../facts/subject.ts';
import * as texts from '../texts/checks/leasehold-texts.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { reference } from './references.ts';
import { type LandLeaseKind, type LandLeaseReading, readLandLease } from './rules/land-lease.ts';
import { evidenceOf, sourceText } from './source-text.ts';

/** Leases that end without renewal. */
export const endingLeases: readonly LandLeaseKind[] = ['fixed_term', 'business', 'building_transfer'];
const leftId = 'check.leasehold.years_left';

interface LeaseDates {
  end: string | null;
  termYears: number | null;
  /** Start of the present term, where end and length are both stated. */
  start: string | null;
  /** Years from the analysis date to the end; null where no end is stated. */
  yearsLeft: number | null;
}

const leftWords = /(?:残存期間|残存年数|残期間|借地期間[^。、]{0,6}残)[^\d。、]{0,6}(\d{1,2})\s*年/;

/** Years left as the remarks print them; null where they do not. */
function statedYearsLeft(subject: Subject): number | null {
  const years = leftWords.exec(`${subject.values.land_rights ?? ''}\n${subject.text}`.normalize('NFKC'))?.[1];
  return years === undefined ? null : Number(years);
}

function leaseDates(subject: Subject): LeaseDates {
  const stated = subject.extra.lease_end;
  const end = typeof stated === 'string' && /^[12]\d{3}(-(0[1-9]|1[0-2])(-\d{2})?)?$/.test(stated) ? stated : null;
  const years = subject.extra.lease_term_years;
  const termYears = typeof years === 'number' && years > 0 && years < 200 ? years : null;
  const day = end === null ? null : latestMonthStart(end);
  const start = day === null || termYears === null ? null : addMonths(day, Math.round(-12 * termYears));
  if (day === null) return { end, termYears, start, yearsLeft: statedYearsLeft(subject) };
  const yearsLeft = day <= subject.asOf ? 0 : monthsElapsed(subject.asOf, day) / 12;
  return { end, termYears, start, yearsLeft };
}

function writeYearsLeft(draft: ReportDraft, dates: LeaseDates): string[] {
  const { ledger, subject } = draft;
  if (dates.yearsLeft === null) return [];
  const endId = 'check.leasehold.end_year';
  const leftTerm = texts.yearsLeft;
  if (dates.end === null) {
    if (!ledger.has(leftId))
      ledger.read(leftId, dates.yearsLeft, evidenceOf(subject, 'extra.remarks', 'land_rights'), texts.theLandLease, { term: leftTerm });
    return [leftId];
  }
  if (!ledger.has(leftId)) {
    ledger.read(endId, yearOf(dates.end), evidenceOf(subject, 'extra.lease_end', 'land_rights'), texts.theLandLease, {
      term: texts.leaseEnd,
    });
    ledger.computed(leftId, dates.yearsLeft, texts.yearsLeftFormula, [endId, 'analysis.year', 'analysis.month'], { term: leftTerm });
  }
  return [leftId, endId];
}

function effectOf(draft: ReportDraft, kind: LandLeaseKind): string | null {
  const { ledger, subject } = draft;
  if (kind === 'fixed_term' || kind === 'business') {
    const floor = subject.values.floor_area_m2;
    const cost = reference(draft, 'demolition_per_m2');
    if (floor === null) return null;
    return writeEffect(draft, 'leasehold', texts.demolitionAtEnd, {
      value: -floor * cost.value,
      ends: [-floor * cost.low, -floor * cost.high],
      unit: 'JPY',
      inputs: ['facts.floor_area', cost.id],
    });
  }
  if (kind === 'building_transfer') return 'financial_analysis.monthly_expenses.ground_rent';
  const value = ledger.value('split.land');
  if (value === null || value <= 0) return 'financial_analysis.monthly_expenses.ground_rent';
  const fee = reference(draft, 'renewal_fee');
  return writeEffect(draft, 'leasehold', texts.renewalFee, {
    value: (-value * fee.value) / 100,
    ends: [(-value * fee.low) / 100, (-value * fee.high) / 100],
    unit: 'JPY',
    inputs: ['split.land', fee.id],
  });
}

/** How the end of the lease stands to loan, holding period and the 35 years of the projection. */
function endAgainstPlans(draft: ReportDraft, dates: LeaseDates, kind: LandLeaseKind): { sentences: string[]; cutsPlans: boolean } {
  const loan = draft.base.purchase.loanAmount > 0 ? (draft.ledger.value('assumptions.loan_years') ?? 0) : 0;
  const holding = draft.ledger.value('assumptions.holding_years') ?? 0;
  const left = dates.yearsLeft;
  const ends = endingLeases.includes(kind);
  if (left === null) {
    const atMost = dates.termYears === null ? [] : [texts.termWithoutEnd(dates.termYears)];
    return { sentences: ends ? [...atMost, texts.noEnd] : atMost, cutsPlans: false };
  }
  const remaining = dates.end === null ? texts.leftAsStated(left) : texts.leftUntil(left, dates.end);
  if (!ends) return { sentences: [remaining], cutsPlans: false };
  const short: string[] = [];
  if (left < loan) short.push(texts.loanTerm(loan));
  if (left < holding) short.push(texts.holdingPeriod(holding));
  if (short.length > 0) return { sentences: [remaining, texts.shorterThan(short)], cutsPlans: true };
  return { sentences: [remaining, texts.leftForNextBuyer(left, holding)], cutsPlans: false };
}

/** Whether the right is one in the land or a contract, and whether it hangs on another lease. */
function sentencesOfRight({ right, subLease }: LandLeaseReading): string[] {
  const sentences: string[] = [];
  if (right === 'surface_right') sentences.push(texts.surfaceRight);
  if (right === 'lease') sentences.push(texts.contractualLease);
  if (subLease) sentences.push(texts.landSublease);
  return sentences;
}

/** Kind of the land lease by the words of the rights and the remarks, and by the start of its term. */
export function landLeaseOf(subject: Subject): LandLeaseReading {
  return readLandLease(`${subject.values.land_rights ?? ''}\n${sourceText(subject)}`, leaseDates(subject).start);
}

export const leasehold: Check = {
  frame: frame('leasehold', 9, 'caution', texts.leaseholdAsked),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const rights = subject.values.land_rights;
    if (!subject.isLeasehold) {
      if (rights === null) return unknown(texts.rightsNotStated);
      return pass(texts.freehold(rights));
    }
    const dates = leaseDates(subject);
    const reading = landLeaseOf(subject);
    const { title, detail, ...asked } = texts.leaseKinds[reading.kind];
    const plans = endAgainstPlans(draft, dates, reading.kind);
    return {
      ...flag(
        texts.leased({ title, detail }, rights, [...plans.sentences, ...sentencesOfRight(reading)]),
        [...writeYearsLeft(draft, dates), 'facts.ground_rent', 'financial_analysis.monthly_expenses.ground_rent'],
        reading.kind === 'business' || plans.cutsPlans ? 'critical' : 'caution',
      ),
      effect: effectOf(draft, reading.kind),
      ...asked,
    };
  },
};
