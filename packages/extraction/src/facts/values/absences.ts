import type { ReadingName } from '../../lexicon/reading-names.ts';
import { one, type Read } from '../candidate.ts';

/** What `なし` says: no charge is a charge of nothing, anything else is stated to be absent. */
export const absences: Partial<Record<ReadingName, (words: string) => Read[]>> = {
  management_fee: () => one('management_fee_jpy_month', 0),
  repair_reserve: () => one('repair_reserve_jpy_month', 0),
  ground_rent: () => one('extra.ground_rent_jpy_month', 0),
  private_road: (words) => one('extra.private_road', words),
  parking: (words) => one('extra.parking', words),
  road: (words) => one('extra.road', words),
  balcony: () => one('extra.balcony_m2', 0),
  vacancies: () => one('occupancy', 'tenanted'),
};
