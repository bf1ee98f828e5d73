import type { RentRollLine } from '@rimawari/underwriting';
import type { Candidate } from '../candidate.ts';
import { rollLabel } from '../rolls/roll-label.ts';
import { holds, sumsOfRoll } from './what-totals-hold.ts';

const ofRoll = ({ evidence }: Candidate): boolean => evidence.label === rollLabel;

/** Whether a labelled total of a month is what one of the rolls comes to with every room let, fees and other income included. */
function isTotalOf(stated: number, rolls: readonly Candidate[]): boolean {
  return rolls.some(({ value, besides = 0 }) => {
    const sums = sumsOfRoll(value as RentRollLine[], besides);
    return sums.full !== null && holds(stated, 1, 'full', sums.full, sums);
  });
}

/**
 * Candidates without the totals of rolls that a labelled total holds: where a source states the rent of a month, and the
 * rooms beside it show that it holds their rents with the fees, the parking or what is asked for the empty ones, the sum of
 * the rooms is a part of it and no other opinion. What rooms pay today gives way to any total of today that is named so.
 */
export function withoutPartsOfStated(candidates: readonly Candidate[]): Candidate[] {
  const rolls = candidates.filter(({ field }) => field === 'extra.rent_roll');
  if (rolls.length === 0) return [...candidates];
  const named = (field: Candidate['field']): Candidate[] =>
    candidates.filter((candidate) => candidate.field === field && !ofRoll(candidate) && candidate.rank >= 2);
  const held = named('monthly_rent_jpy').some(({ value }) => typeof value === 'number' && isTotalOf(value, rolls));
  const current = named('extra.current_monthly_rent_jpy').length > 0;
  return candidates.filter(
    (candidate) =>
      !ofRoll(candidate) ||
      !((held && candidate.field === 'monthly_rent_jpy') || (current && candidate.field === 'extra.current_monthly_rent_jpy')),
  );
}
