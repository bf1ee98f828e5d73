import type { Subject } from '../facts/subject.ts';
import type { DefaultValue } from './assumption.ts';

/** Ground rent of a year ÷ official value of the land: middle, low, high. */
const shareOfLand = [0.008, 0.005, 0.015] as const;
/** Yen a month for a square metre of floor, where neither lot nor land price is known. */
const perFloorSqm = [60, 30, 120] as const;

/** Ground rent of a month where none is stated, by the official level of the land or by floor area. The asking price does not enter it. */
export function assumedGroundRent({ levels, values, unitsUsed, isCondominium }: Subject): DefaultValue {
  const perSqm = levels?.land_price?.value ?? null;
  const lot = isCondominium ? null : values.land_area_m2;
  const inHundreds = (amount: number) => Math.round(amount / 100) * 100;
  if (perSqm !== null && lot !== null) {
    const [value, low, high] = shareOfLand.map((share) => inHundreds((perSqm * lot * share) / 12)) as [number, number, number];
    return {
      value,
      low,
      high,
      reason: 'The land is leased and no ground rent is stated: 0.8% of the official land value a year, 3–4 times its property tax.',
      source: null,
    };
  }
  const floor = values.floor_area_m2 ?? 30 * unitsUsed;
  const [value, low, high] = perFloorSqm.map((rate) => inHundreds(rate * floor)) as [number, number, number];
  return {
    value,
    low,
    high,
    reason: 'The land is leased and no ground rent is stated; we assume ¥60 a month per m² of floor area.',
    source: null,
  };
}
