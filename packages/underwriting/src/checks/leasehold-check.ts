import { dateText } from '../calendar/date-text.ts';
import { addMonths, monthsElapsed } from '../calendar/days.ts';
import { latestMonthStart, yearOf } from '../calendar/stated-dates.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import type { Subject } from '../facts/subject.ts';
import { term } from '../terms/term.ts';
import { adDuty, type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';
import { leaseWords, rightWords } from './leasehold-words.ts';
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
  const leftTerm = term(
    'Remaining land lease term',
    '借地残存期間',
    'years',
    'Until the current term ends. A fixed-term lease does not renew.',
  );
  if (dates.end === null) {
    if (!ledger.has(leftId))
      ledger.read(leftId, dates.yearsLeft, evidenceOf(subject, 'extra.remarks', 'land_rights'), 'the land lease', { term: leftTerm });
    return [leftId];
  }
  if (!ledger.has(leftId)) {
    ledger.read(endId, yearOf(dates.end), evidenceOf(subject, 'extra.lease_end', 'land_rights'), 'the land lease', {
      term: term('End of the land lease', '借地期間満了', 'year', 'Year in which the current term ends, as stated.'),
    });
    ledger.computed(
      leftId,
      dates.yearsLeft,
      'end of the lease − analysis date, in months ÷ 12',
      [endId, 'analysis.year', 'analysis.month'],
      { term: leftTerm },
    );
  }
  return [leftId, endId];
}

function effectOf(draft: ReportDraft, kind: LandLeaseKind): string | null {
  const { ledger, subject } = draft;
  if (kind === 'fixed_term' || kind === 'business') {
    const floor = subject.values.floor_area_m2;
    const cost = reference(draft, 'demolition_per_m2');
    if (floor === null) return null;
    return writeEffect(draft, 'leasehold', {
      value: -floor * cost.value,
      ends: [-floor * cost.low, -floor * cost.high],
      unit: 'JPY',
      label: 'Demolition at lease end, today’s cost',
      formula: '− floor area × demolition cost per m²',
      inputs: ['facts.floor_area', cost.id],
    });
  }
  if (kind === 'building_transfer') return 'financial_analysis.monthly_expenses.ground_rent';
  const value = ledger.value('split.land');
  if (value === null || value <= 0) return 'financial_analysis.monthly_expenses.ground_rent';
  const fee = reference(draft, 'renewal_fee');
  return writeEffect(draft, 'leasehold', {
    value: (-value * fee.value) / 100,
    ends: [(-value * fee.low) / 100, (-value * fee.high) / 100],
    unit: 'JPY',
    label: 'Customary renewal fee',
    formula: '− value of the land right × renewal fee rate',
    inputs: ['split.land', fee.id],
  });
}

/** How the end of the lease stands to loan, holding period and the 35 years of the projection. */
function endAgainstPlans(draft: ReportDraft, dates: LeaseDates, kind: LandLeaseKind): { text: string; cutsPlans: boolean } {
  const loan = draft.base.purchase.loanAmount > 0 ? (draft.ledger.value('assumptions.loan_years') ?? 0) : 0;
  const holding = draft.ledger.value('assumptions.holding_years') ?? 0;
  const left = dates.yearsLeft;
  if (left === null) {
    const atMost =
      dates.termYears === null ? '' : ` The term is stated as ${dates.termYears} years without an end date, so less may remain.`;
    return {
      text: endingLeases.includes(kind) ? `${atMost} Without the lease end date neither loan nor sale can be planned.` : atMost,
      cutsPlans: false,
    };
  }
  const base =
    dates.end === null
      ? ` The remaining term is stated as ${left} ${left === 1 ? 'year' : 'years'}.`
      : ` The remaining term is ${left.toFixed(1)} years (to ${dateText(dates.end ?? '')}).`;
  if (!endingLeases.includes(kind)) return { text: base, cutsPlans: false };
  const short: string[] = [];
  if (left < loan) short.push(`the loan term of ${loan} years`);
  if (left < holding) short.push(`the holding period of ${holding} ${holding === 1 ? 'year' : 'years'}`);
  if (short.length > 0) return { text: `${base} That is shorter than ${short.join(' and ')}.`, cutsPlans: true };
  return {
    text: `${base} The next buyer would have ${(left - holding).toFixed(0)} years after a sale in year ${holding}; projections beyond the lease end do not hold.`,
    cutsPlans: false,
  };
}

/** Kind of the land lease by the words of the rights and the remarks, and by the start of its term. */
export function landLeaseOf(subject: Subject): LandLeaseReading {
  return readLandLease(`${subject.values.land_rights ?? ''}\n${sourceText(subject)}`, leaseDates(subject).start);
}

export const leasehold: Check = {
  frame: frame(
    'leasehold',
    9,
    'caution',
    'Property register (登記事項証明書); land lease (土地賃貸借契約書)',
    'Is the land freehold (所有権) or leasehold (借地権)? If leasehold, what are the type, end date, ground rent, consent fee and renewal fee?',
    '土地の権利は所有権ですか、借地権ですか。借地の場合は種類、期間、地代、承諾料、更新料を教えてください。',
  ),
  run: (draft): CheckOutcome => {
    const { subject } = draft;
    const rights = subject.values.land_rights;
    if (!subject.isLeasehold) {
      if (rights === null)
        return unknown(
          'Land rights: not stated',
          `Whether the land is freehold or leasehold affects price, financing and resale. ${adDuty}`,
        );
      return pass('Freehold land', `Rights are stated as “${rights}”.`);
    }
    const dates = leaseDates(subject);
    const reading = landLeaseOf(subject);
    const words = leaseWords[reading.kind];
    const plans = endAgainstPlans(draft, dates, reading.kind);
    const right = rightWords(reading);
    return {
      ...flag(
        words.title,
        `${rights === null ? 'Land rights are not stated, but a ground rent or lease term is (地代・借地期間).' : `Rights are stated as “${rights}”.`} ${words.detail}${plans.text}${right === '' ? '' : ` ${right}`}`,
        [...writeYearsLeft(draft, dates), 'facts.ground_rent', 'financial_analysis.monthly_expenses.ground_rent'],
        reading.kind === 'business' || plans.cutsPlans ? 'critical' : 'caution',
      ),
      effect: effectOf(draft, reading.kind),
      settle: words.settle,
      question_en: words.question_en,
      question_ja: words.question_ja,
    };
  },
};
