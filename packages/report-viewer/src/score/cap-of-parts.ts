import { scoreVersion } from '@rimawari/underwriting';
import type { ScoreParts } from './score-address.ts';

/** The lowest cap that applies to the parts; 10 where none does. */
export function capOfParts({ caps, grade }: Pick<ScoreParts, 'caps' | 'grade'>): number {
  return Math.min(10, scoreVersion.caps.evidence[grade] ?? 10, ...caps.map((cap) => scoreVersion.caps[cap]));
}
