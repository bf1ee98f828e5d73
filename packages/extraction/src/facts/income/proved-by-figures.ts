import { letBegins } from '../../lexicon/occupancy.ts';
import { composed } from '../../lexicon/pattern.ts';
import { thresholds } from '../../lexicon/thresholds.ts';
import { dwellingCounter } from '../../lexicon/units.ts';
import { plainText } from '../../normalise/text.ts';
import type { Candidate, CandidateField } from '../candidate.ts';

const ofYear: Partial<Record<CandidateField, CandidateField>> = {
  monthly_rent_jpy: 'annual_rent_jpy',
  'extra.current_monthly_rent_jpy': 'extra.current_annual_rent_jpy',
  'extra.assumed_monthly_rent_jpy': 'extra.assumed_annual_rent_jpy',
};

function only(candidates: readonly Candidate[], fields: readonly CandidateField[]): number[] {
  return [...new Set(candidates.flatMap(({ field, value }) => (fields.includes(field) && typeof value === 'number' ? [value] : [])))];
}

/** `住居賃料 5,280` of a property for 88 million yen: a bare figure counted in thousands, as a heading says that was not read. */
function isOfOtherUnit({ value, evidence: { raw } }: Candidate, price: number): boolean {
  return typeof value === 'number' && value < thresholds.leastMonthOfPrice.value * price && /^[\d,.\s]+$/.test(plainText(raw));
}

/** `満室想定賃料 9,120,000円` under `収支（年間）`: an amount whose own label names no month is of a year where price and yield prove it. */
export function withYearsProved(candidates: readonly Candidate[]): Candidate[] {
  const [price, ...prices] = only(candidates, ['price_jpy']);
  const yields = only(candidates, ['gross_yield_pct', 'extra.current_gross_yield_pct']);
  if (price === undefined || prices.length > 0 || price <= 0) return [...candidates];
  return candidates.flatMap((candidate) => {
    const field = ofYear[candidate.field];
    const { label, raw } = candidate.evidence;
    if (field !== undefined && isOfOtherUnit(candidate, price)) return [];
    if (field === undefined || typeof candidate.value !== 'number' || /月|month|pcm/i.test(`${label ?? ''}${raw}`)) return candidate;
    const share = (candidate.value / price) * 100;
    return yields.some((stated) => Math.abs(share - stated) <= thresholds.roughYield.value + 0.01 * stated)
      ? { ...candidate, field }
      : candidate;
  });
}

/** `現在10室入居中` in a sentence, beside `総戸数 12戸`: some are empty. */
export function withStateOfAll(candidates: readonly Candidate[]): Candidate[] {
  const [units, ...others] = only(candidates, ['units']);
  if (units === undefined || others.length > 0) return [...candidates];
  return candidates.map((candidate) => {
    if (candidate.field !== 'occupancy' || candidate.value !== 'tenanted') return candidate;
    const plain = plainText(candidate.evidence.raw);
    const counted = composed`(?<![\d中])(\d+)\s*(?:区画|${dwellingCounter}|部屋|世帯)(?:が|は)?${letBegins}中`.exec(plain)?.[1];
    return counted !== undefined && Number(counted) > 0 && Number(counted) < units ? { ...candidate, value: 'partial' } : candidate;
  });
}
