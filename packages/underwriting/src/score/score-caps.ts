import type { Finding } from '../checks/finding.ts';
import type { Subject } from '../facts/subject.ts';
import type { EvidenceGrade } from './evidence-grade.ts';
import { scoreVersion } from './score-version.ts';

/** A rule that caps the score, and whether it applies. */
export interface ScoreCap {
  id: 'legal' | 'business_income' | 'seismic' | 'other_kind' | 'no_income' | 'evidence';
  label: string;
  /** Null where the rule sets none, as evidence grades A and B. */
  cap: number | null;
  applied: boolean;
  reason: string;
  /** What would lift it; null where it does not apply. */
  lifts: string | null;
}

/** Checks that bar a property from more than 4.9 when they flag. */
export const barringChecks: readonly string[] = ['not_rebuildable', 'illegal_building', 'shared_ownership'];

export interface CapInputs {
  subject: Subject;
  checks: readonly Finding[];
  grade: EvidenceGrade;
  /** NOI less capital reserve of the first year, yen. */
  income: number;
}

const flagged = (checks: readonly Finding[], ids: readonly string[]): Finding[] =>
  checks.filter(({ id, state }) => state === 'flag' && ids.includes(id));

const seismicProof = 'a seismic diagnosis or retrofit certificate (耐震診断・耐震基準適合証明書)';

function seismicReason(found: readonly Finding[], isUndated: boolean): string {
  if (found.length > 0) return found.map(({ title }) => title).join('; ');
  return isUndated
    ? 'No source states the completion date, so nothing shows the 1981 seismic code.'
    : 'No pre-1981 seismic code was found.';
}

/** Every cap of the card and whether it applies. Caps are constants: none depends on a figure that a measure already marks. */
export function scoreCaps({ subject, checks, grade, income }: CapInputs): ScoreCap[] {
  const { caps } = scoreVersion;
  const bars = flagged(checks, barringChecks);
  const seismic = flagged(checks, ['seismic_standard']);
  const { isBusinessIncome, isOtherKind } = subject;
  // A date that is left out does not prove the 1981 seismic code: hiding an old one must not lift the score.
  const isUndated = subject.ageMonths === null;
  const evidence = caps.evidence[grade];
  return [
    {
      id: 'legal',
      label: 'Legal restriction',
      cap: caps.legal,
      applied: bars.length > 0,
      reason: bars.length > 0 ? bars.map(({ title }) => title).join('; ') : 'The sources state no legal restriction.',
      lifts: bars.length > 0 ? 'proof from the municipality or the property register that the restriction does not apply' : null,
    },
    {
      id: 'business_income',
      label: 'Business income without a lease',
      cap: caps.business_income,
      applied: isBusinessIncome,
      reason: isBusinessIncome ? 'Income is revenue of a lodging business, without a lease.' : 'Income is rent.',
      lifts: isBusinessIncome ? 'a lease with an operator at a fixed rent' : null,
    },
    {
      id: 'no_income',
      label: 'No income after capital reserve',
      cap: caps.no_income,
      applied: income <= 0,
      reason:
        income <= 0 ? 'Net cash flow is zero or negative after operating expenses and capital reserve.' : 'Net cash flow is positive.',
      lifts: income <= 0 ? 'documents showing a higher rent or lower fees' : null,
    },
    {
      id: 'seismic',
      label: 'Pre-1981 seismic code without proof',
      cap: caps.seismic,
      applied: seismic.length > 0 || isUndated,
      reason: seismicReason(seismic, isUndated),
      lifts: seismic.length > 0 ? seismicProof : isUndated ? `a completion date after May 1981, or ${seismicProof}` : null,
    },
    {
      id: 'other_kind',
      label: 'Type outside the model',
      cap: caps.other_kind,
      applied: isOtherKind,
      reason: isOtherKind ? 'The model has no market data for shops and offices.' : 'The model has market data for this type.',
      lifts: isOtherKind ? 'nothing at present, because the model has no market data for shops and offices' : null,
    },
    {
      id: 'evidence',
      label: 'Evidence grade',
      cap: evidence,
      applied: evidence !== null,
      reason: evidence === null ? `Evidence grade ${grade} sets no cap.` : `Evidence grade ${grade} caps the score at ${evidence}.`,
      lifts: evidence === null ? null : 'a rent roll or lease and the missing key facts',
    },
  ];
}

/** The lowest cap that applies; 10 where none does. */
export function bindingCap(caps: readonly ScoreCap[]): number {
  return caps.reduce((lowest, { cap, applied }) => (applied && cap !== null ? Math.min(lowest, cap) : lowest), 10);
}
