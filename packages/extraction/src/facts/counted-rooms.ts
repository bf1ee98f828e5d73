import type { ExtraFacts, FactValues, PropertyFacts } from '@rimawari/underwriting';
import { letBegins } from '../lexicon/occupancy.ts';
import { composed } from '../lexicon/pattern.ts';
import { unitCounter } from '../lexicon/units.ts';

/** `9戸稼働` says that some rooms are empty once it is known that there are ten. */
export function placeCountedRooms(values: FactValues, extra: ExtraFacts, evidence: PropertyFacts['evidence']): void {
  const running = composed`^(\d{1,3})\s*${unitCounter}(?:が)?${letBegins}`.exec(extra.current_status_raw ?? '')?.[1];
  if (values.occupancy !== null || values.units === null || running === undefined || Number(running) > values.units) return;
  values.occupancy = Number(running) === values.units ? 'tenanted' : Number(running) === 0 ? 'vacant' : 'partial';
  evidence.occupancy = evidence['extra.current_status_raw'] ?? [];
}
