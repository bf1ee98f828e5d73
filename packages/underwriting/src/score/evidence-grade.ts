import type { SettledRent } from '../assumptions/settle-rent.ts';
import { fieldWords } from '../facts/field-words.ts';
import type { Subject } from '../facts/subject.ts';
import * as texts from '../texts/model/evidence-grade-texts.ts';

export type EvidenceGrade = 'A' | 'B' | 'C' | 'D';

export interface EvidenceReading {
  grade: EvidenceGrade;
  reasons: string[];
}

/** Facts without which the figures rest on guesses, by what the property is. */
function missingKeyFacts(subject: Subject): string[] {
  const { values } = subject;
  const wanted: [string, unknown][] = [
    [texts.floorArea, values.floor_area_m2],
    [texts.yearBuilt, values.built],
    [texts.structure, values.structure],
    [texts.address, values.address],
    [texts.stationAndWalk, subject.walkMinutes ?? (subject.busOnly ? 'bus' : null)],
  ];
  if (subject.isCondominium)
    wanted.push(
      [texts.managementFee, subject.charges.managementFee],
      [texts.repairReserve, subject.feeIncludesReserve ? 0 : subject.charges.repairReserve],
    );
  else wanted.push([texts.landArea, values.land_area_m2], [texts.landRights, values.land_rights], [texts.road, subject.extra.road ?? null]);
  if (subject.kind === 'apartment_building') wanted.push([texts.units, values.units]);
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
  if (missing.length > 0) reasons.push(texts.notStated(missing.join(', ')));
  if (subject.facts.conflicts.length > 0)
    reasons.push(texts.sourcesDisagree(subject.facts.conflicts.map(({ field }) => fieldWords(field)).join(', ')));
  const unmatched = subject.extra.unmatched_sources ?? [];
  if (unmatched.length > 0) reasons.unshift(texts.maybeAnother(unmatched.join(' and ')));
  const estimated = (by: string) => (rent.stated === null ? texts.rentEstimated(by) : texts.vacantRentEstimated(by));
  if (rent.estimate === 'C') return { grade: 'D', reasons: [estimated(texts.byRoughDefault), ...reasons] };
  if (missing.length > mostMissing(subject)) return { grade: 'D', reasons };
  if (rent.estimate !== null) return { grade: 'C', reasons: [estimated(texts.byPublicData), ...reasons] };
  if (subject.isBusinessIncome && rent.stated !== null) return { grade: 'C', reasons: [texts.claimedRevenue, ...reasons] };
  if (rent.claim !== null) return { grade: 'C', reasons: [texts.rentAboveEstimate, ...reasons] };
  if (rent.stated?.from.startsWith('assumed')) return { grade: 'C', reasons: [texts.sellersExpectation, ...reasons] };
  if (rent.basis === 'from_stated_yield') return { grade: 'C', reasons: [texts.fromAdvertisedYield, ...reasons] };
  if (missing.length > 0 || subject.facts.conflicts.length > 0 || unmatched.length > 0) return { grade: 'C', reasons };
  const rentEvidence = [
    ...(subject.facts.evidence.monthly_rent_jpy ?? []),
    ...(subject.facts.evidence.annual_rent_jpy ?? []),
    ...(subject.facts.evidence['extra.rent_roll'] ?? []),
  ];
  const fromDocument = rentEvidence.some((entry) => entry.source_kind === 'document') && hasWholeRoll(subject);
  if (fromDocument) return { grade: 'A', reasons: [texts.allStatedByDocuments] };
  return { grade: 'B', reasons: [texts.allStated] };
}
