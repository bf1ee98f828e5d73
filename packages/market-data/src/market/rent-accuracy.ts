import type { PlaceMarket } from '@rimawari/underwriting';

/**
 * Error of the rent level over open listings, one by one, as `npm run bench:rent` measured it (its group `open_inputs`); printed in
 * the report's method. Replace it with what the benchmark prints when the model or the packs change.
 */
export const rentAccuracy: PlaceMarket['rent_accuracy'] = {
  median_error_pct: 14.5,
  coverage_pct: 77.9,
  median_width_pct: 25,
  cases: 68,
  measured_on: '2026-11-22',
};
