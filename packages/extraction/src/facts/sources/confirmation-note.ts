import type { ValueToConfirm } from '@rimawari/underwriting';

/** Says of a value from a picture that a person has to look at it. */
export function confirmationNote({ evidence: { label, raw, source_name: source, page }, is_used: isUsed }: ValueToConfirm): string {
  const place = page === undefined ? source : `${source}, page ${page}`;
  const counted = isUsed ? 'It is counted for now, because without a price there is no report.' : 'It is not counted.';
  return `“${label === null ? '' : `${label} `}${raw.replace(/\s+/g, ' ').slice(0, 80)}” on ${place} could not be read for certain. ${counted}`;
}
