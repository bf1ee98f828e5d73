import type { Finding } from '../checks/finding.ts';
import type { Subject } from '../facts/subject.ts';
import * as texts from '../texts/model/score-caps-texts.ts';
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

function seismicReason(found: readonly Finding[], isUndated: boolean): string {
  if (found.length > 0) return found.map(({ title }) => title).join('; ');
  return isUndated ? texts.noDate : texts.noOldCode;
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
      label: texts.legal,
      cap: caps.legal,
      applied: bars.length > 0,
      reason: bars.length > 0 ? bars.map(({ title }) => title).join('; ') : texts.noRestriction,
      lifts: bars.length > 0 ? texts.liftsLegal : null,
    },
    {
      id: 'business_income',
      label: texts.businessIncome,
      cap: caps.business_income,
      applied: isBusinessIncome,
      reason: isBusinessIncome ? texts.lodging : texts.incomeIsRent,
      lifts: isBusinessIncome ? texts.liftsBusinessIncome : null,
    },
    {
      id: 'no_income',
      label: texts.noIncome,
      cap: caps.no_income,
      applied: income <= 0,
      reason: income <= 0 ? texts.noCashFlow : texts.cashFlow,
      lifts: income <= 0 ? texts.liftsNoIncome : null,
    },
    {
      id: 'seismic',
      label: texts.seismic,
      cap: caps.seismic,
      applied: seismic.length > 0 || isUndated,
      reason: seismicReason(seismic, isUndated),
      lifts: seismic.length > 0 ? texts.seismicProof : isUndated ? texts.laterDate : null,
    },
    {
      id: 'other_kind',
      label: texts.otherKind,
      cap: caps.other_kind,
      applied: isOtherKind,
      reason: isOtherKind ? texts.noMarketData : texts.hasMarketData,
      lifts: isOtherKind ? texts.liftsOtherKind : null,
    },
    {
      id: 'evidence',
      label: texts.evidence,
      cap: evidence,
      applied: evidence !== null,
      reason: evidence === null ? texts.noEvidenceCap(grade) : texts.evidenceCap(grade),
      lifts: evidence === null ? null : texts.liftsEvidence,
    },
  ];
}

/** The lowest cap that applies; 10 where none does. */
export function bindingCap(caps: readonly ScoreCap[]): number {
  return caps.reduce((lowest, { cap, applied }) => (applied && cap !== null ? Math.min(lowest, cap) : lowest), 10);
}
