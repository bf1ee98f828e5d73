import type { SettledRent } from '../assumptions/settle-rent.ts';
import { fieldWords } from '../facts/field-words.ts';
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
      ['management fee', subject.charges.managementFee],
      ['repair reserve fee', subject.feeIncludesReserve ? 0 : subject.charges.repairReserve],
    );
  else wanted.push(['land area', values.land_area_m2], ['land rights', values.land_rights], ['road', subject.extra.road ?? null]);
  if (subject.kind === 'apartment_building') wanted.push(['number of units', values.units]);
  return wanted.filter(([, value]) => value === null).map(([name]) => name);
}

/** More key facts than this missing, and most of the report is guessed. A building with land has one more of them, its road. */
const mostMissing = ({ isCondominium }: Subject): number => (isCondominium ? 2 : 3);

/** Whether the roll has a row for each unit that is known of. */
const hasWholeRoll = ({ units, isOneHome, extra }: Subject): boolean => (extra.rent_roll?.length ?? 0) >= (isOneHome ? 1 : (units ?? 1));

/** How much of the report rests on what sources state, facts of the property alone: A documents, B stated, C partly inferred, C also a rent by the public level, D a rent by a rough guide or most key facts missing. */
export function gradeEvidence(subject: Subject, rent: Pick<SettledRent, 'basis' | 'claim' | 'estimate' | 'stated'>): EvidenceReading {
  const missing = missingKeyFacts(subject);
  const reasons: string[] = [];
  if (missing.length > 0) reasons.push(`Not stated: ${missing.join(', ')}.`);
  if (subject.facts.conflicts.length > 0)
    reasons.push(`Sources disagree on ${subject.facts.conflicts.map(({ field }) => fieldWords(field)).join(', ')}.`);
  const unmatched = subject.extra.unmatched_sources ?? [];
  if (unmatched.length > 0) reasons.unshift(`Not verified: ${unmatched.join(' and ')} may describe another property.`);
  const estimated = (by: string) =>
    rent.stated === null
      ? `Rent is estimated from ${by}, because it is not stated.`
      : `Rent of vacant units is estimated from ${by}, because it is not stated.`;
  if (rent.estimate === 'C') return { grade: 'D', reasons: [estimated('our rough default'), ...reasons] };
  if (missing.length > mostMissing(subject)) return { grade: 'D', reasons };
  if (rent.estimate !== null) return { grade: 'C', reasons: [estimated('public data'), ...reasons] };
  if (subject.isBusinessIncome && rent.stated !== null)
    return { grade: 'C', reasons: ['Income is claimed revenue of a lodging business, without a lease.', ...reasons] };
  if (rent.claim !== null)
    return { grade: 'C', reasons: ['The seller’s rent is above the market rent estimate, whose high end is used.', ...reasons] };
  if (rent.stated?.from.startsWith('assumed')) return { grade: 'C', reasons: ['Rent is the seller’s expectation.', ...reasons] };
  if (rent.basis === 'from_stated_yield') return { grade: 'C', reasons: ['Rent is calculated from the advertised yield.', ...reasons] };
  if (missing.length > 0 || subject.facts.conflicts.length > 0 || unmatched.length > 0) return { grade: 'C', reasons };
  const rentEvidence = [
    ...(subject.facts.evidence.monthly_rent_jpy ?? []),
    ...(subject.facts.evidence.annual_rent_jpy ?? []),
    ...(subject.facts.evidence['extra.rent_roll'] ?? []),
  ];
  const fromDocument = rentEvidence.some((entry) => entry.source_kind === 'document') && hasWholeRoll(subject);
  if (fromDocument) return { grade: 'A', reasons: ['A rent roll and all key facts are stated.'] };
  return { grade: 'B', reasons: ['All key facts are stated; no rent roll or lease verifies the rent.'] };
}
