import type { PlaceMarket } from '@rimawari/underwriting';

/**
 * Error of the rent level as `npm run bench:rent` measured it; printed in the report's method. Replace it with what the benchmark
 * prints when model or packs change.
 */
export const rentAccuracy: PlaceMarket['rent_accuracy'] = null;
