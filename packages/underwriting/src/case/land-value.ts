import { convertLandPrice } from '../assessment/building-assessment.ts';
import type { Subject } from '../facts/subject.ts';
import { roundYen } from '../money/yen.ts';
import type { Settings } from './settings.ts';

/** Land by its official level, yen: middle and ends, and per square metre. */
export interface LandValue {
  areaSqm: number;
  perSqm: number;
  value: number;
  low: number;
  high: number;
  /** The road-side price given by the user, or the official level of the place. */
  from: 'road_price' | 'land_price';
}

/** `1234分の56`, `56/1234`, or 0.045 as a ratio above 0 and at most 1; null for anything else. */
export function shareOfLand(words: string | undefined): number | null {
  const text = (words ?? '').normalize('NFKC').replace(/[,\s]/g, '');
  const parts = /(\d+(?:\.\d+)?)分の(\d+(?:\.\d+)?)/.exec(text);
  const fraction = /(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)/.exec(text);
  const share = parts ? Number(parts[2]) / Number(parts[1]) : fraction ? Number(fraction[1]) / Number(fraction[2]) : Number.NaN;
  return Number.isFinite(share) && share > 0 && share <= 1 ? share : null;
}

/** Land that goes with what is sold: the lot, or a unit's share of the lot where both are stated. Square metres, null where not known. */
export function landAreaSqm(subject: Subject): number | null {
  if (!subject.isCondominium) return subject.values.land_area_m2;
  const share = shareOfLand(subject.extra.land_share);
  const site = subject.extra.site_area_m2;
  return share === null || site === undefined ? null : site * share;
}

/** The land at its official level (公示価格), by the road-side price given or by the level of the place; null where neither or no area is known. */
export function landValueOf(subject: Subject, settings: Settings): LandValue | null {
  const areaSqm = landAreaSqm(subject);
  if (areaSqm === null) return null;
  const road = settings.values.road_price;
  const level = subject.levels?.land_price ?? null;
  const official = road === undefined ? null : convertLandPrice({ rosenka: road }).koji;
  const [middle, low, high] = official === null ? [level?.value, level?.low, level?.high] : [official, official, official];
  if (middle === undefined || low === undefined || high === undefined || middle <= 0) return null;
  const at = (perSqm: number) => roundYen(perSqm * areaSqm);
  return {
    areaSqm,
    perSqm: middle,
    value: at(middle),
    low: at(low),
    high: at(high),
    from: official === null ? 'land_price' : 'road_price',
  };
}
