import type { RentBasis } from '../facts/rent.ts';
import type { Subject } from '../facts/subject.ts';

export type EvidenceGrade = 'A' | 'B' | 'C' | 'D';

export interface EvidenceReading {
  grade: EvidenceGrade;
  reasons: string[];
}

/** Facts without which the figures rest on guesses, by what the property is. */
function missingKeyFacts(subject: Subject): string[] {
  const { values } = subject;
  const wanted: [string, unknown][] = [
    ['floor area', values.floor_area_m2],
    ['year built', values.built],
    ['structure', values.structure],
    ['address', values.address],
    ['station and walk', subject.walkMinutes ?? (subject.busOnly ? 'bus' : null)],
  ];
  if (subject.isCondominium)
    wanted.push(
      ['management fee', values.management_fee_jpy_month],
      ['repair reserve', subject.feeIncludesReserve ? 0 : values.repair_reserve_jpy_month],
    );
  else wanted.push(['land area', values.land_area_m2], ['land rights', values.land_rights]);
  if (subject.kind === 'apartment_building') wanted.push(['number of dwellings', values.units]);
  return wanted.filter(([, value]) => value === null).map(([name]) => name);
}

/** How much of the report rests on what sources state: A documents, B stated, C partly inferred, D rent assumed or most key facts missing. */
export function gradeEvidence(subject: Subject, rentBasis: RentBasis): EvidenceReading {
  const missing = missingKeyFacts(subject);
  const reasons: string[] = [];
  if (missing.length > 0) reasons.push(`Not stated: ${missing.join(', ')}.`);
  if (subject.facts.conflicts.length > 0)
    reasons.push(`Sources disagree on ${subject.facts.conflicts.map((conflict) => conflict.field).join(', ')}.`);
  const unmatched = subject.extra.unmatched_sources ?? [];
  if (unmatched.length > 0)
    reasons.unshift(
      `Nothing says whether ${unmatched.join(' and ')} ${unmatched.length > 1 ? 'are' : 'is'} about the same property as the other sources.`,
    );
  if (rentBasis === 'assumed') return { grade: 'D', reasons: ['The rent is assumed, because no source states one.', ...reasons] };
  if (missing.length > 2) return { grade: 'D', reasons };
  if (rentBasis === 'from_stated_yield') return { grade: 'C', reasons: ['The rent follows from the advertised yield.', ...reasons] };
  if (missing.length > 0 || subject.facts.conflicts.length > 0 || unmatched.length > 0) return { grade: 'C', reasons };
  const rentEvidence = [
    ...(subject.facts.evidence.monthly_rent_jpy ?? []),
    ...(subject.facts.evidence.annual_rent_jpy ?? []),
    ...(subject.facts.evidence['extra.rent_roll'] ?? []),
  ];
  const fromDocument = rentEvidence.some((entry) => entry.source_kind === 'document') && (subject.extra.rent_roll?.length ?? 0) > 0;
  if (fromDocument) return { grade: 'A', reasons: ['A rent roll and all key facts are at hand.'] };
  return { grade: 'B', reasons: ['All key facts are stated; no rent roll or lease confirms the rent.'] };
}
