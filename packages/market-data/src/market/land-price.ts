import type { DatasetReference, LandPriceLevel } from '@rimawari/underwriting';
import { lazily, readDataPack } from '../data-pack.ts';
import { metresBetween, type Point } from '../place/distance.ts';

const pointPack = lazily(() => {
  const { dataset, rows } = readDataPack('land-points');
  const points = rows.map(([code = '', use = '', price = '', latitude = '', longitude = '']) => ({
    code,
    use,
    price: Number(price),
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
  return { dataset, points };
});
const estimatePack = lazily(() => {
  const { dataset, rows } = readDataPack('land-estimates');
  return {
    dataset,
    byCode: new Map(rows.map(([code = '', price = '', method = '', year = '', points = '']) => [code, { price, method, year, points }])),
  };
});

/** Points are compared within walking distance first; fewer than this many are too few for a range. */
const radii = [600, 1_000, 1_500, 2_500];
const fewestPoints = 4;
const mostPoints = 15;
/** A few points that happen to agree do not know the plot better than this. */
const leastReach = 0.15;
const share: Record<string, number> = { scaled: 0.15, points_2025: 0.15, survey_2025: 0.15, plain_2019: 0.3 };
const methodWords: Record<string, string> = {
  scaled: 'residential points of 2019, updated by the average of all official points',
  points_2025: 'average of the official residential points of 2025',
  survey_2025: 'average of the residential points of the prefecture’s 2025 survey',
  plain_2019: 'residential points of 2019; newer ones are not open data',
};

/** The value below which a share of sorted numbers lies. */
function quantile(sorted: readonly number[], at: number): number {
  const place = (sorted.length - 1) * at;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/** An official point. */
export interface LandPoint extends Point {
  /** `000` residential, `005` commercial. */
  use: string;
  /** JPY/m² */
  price: number;
}

/** The level among official points around a place: of the wanted use, else residential; null where too few lie near. */
export function landPriceAmong(
  points: readonly LandPoint[],
  point: Point,
  isCommercial: boolean,
  dataset: DatasetReference,
): LandPriceLevel | null {
  return (isCommercial ? levelOfUse(points, point, '005', dataset) : null) ?? levelOfUse(points, point, '000', dataset);
}

function levelOfUse(points: readonly LandPoint[], point: Point, use: '000' | '005', dataset: DatasetReference): LandPriceLevel | null {
  const isCommercial = use === '005';
  const near = points
    .filter((one) => one.use === use && Math.abs(one.latitude - point.latitude) < 0.03)
    .map((one) => ({ price: one.price, metres: metresBetween(one, point) }))
    .sort((a, b) => a.metres - b.metres);
  for (const radius of radii) {
    const chosen = near.filter(({ metres }) => metres <= radius).slice(0, mostPoints);
    if (chosen.length < fewestPoints) continue;
    const prices = chosen.map(({ price }) => price).sort((a, b) => a - b);
    const value = Math.round(quantile(prices, 0.5));
    const within = Math.round(chosen.at(-1)?.metres ?? radius);
    return {
      value,
      low: Math.round(Math.min(quantile(prices, 0.1), value * (1 - leastReach))),
      high: Math.round(Math.max(quantile(prices, 0.9), value * (1 + leastReach))),
      basis_kind: 'official_points',
      count: chosen.length,
      within_m: within,
      dataset,
      row: `${chosen.length} ${isCommercial ? 'commercial' : 'residential'} points within ${within} m`,
      further: [],
      basis: `Median of the ${chosen.length} nearest official ${isCommercial ? 'commercial' : 'residential'} points, the farthest ${within} m away; the range includes 80% of them and is at least ±15%. Shape, road and zoning of the lot are not included.`,
    };
  }
  return null;
}

function fromEstimate(code: string): LandPriceLevel | null {
  const { dataset, byCode } = estimatePack();
  const row = byCode.get(code);
  if (!row) return null;
  const value = Number(row.price);
  const reach = share[row.method] ?? 0.3;
  return {
    value,
    low: Math.round(value * (1 - reach)),
    high: Math.round(value * (1 + reach)),
    basis_kind: 'municipal_estimate',
    count: Number(row.points) || 0,
    within_m: null,
    dataset: { ...dataset, vintage: row.year },
    row: `${code}, ${row.method}`,
    further: [],
    basis: `An estimate for the whole municipality (${methodWords[row.method] ?? row.method}), ±${Math.round(reach * 100)}%. It is too high for the edge of the municipality and too low for its center.`,
  };
}

/**
 * Price of land around a place, JPY/m²: from the official points of Tokyo and Osaka where the place is known to the town, else the
 * estimate for the municipality. Null where there is neither.
 */
export function landPriceLevel(code: string, point: Point | null, zoning: string | null): LandPriceLevel | null {
  const isCommercial = zoning !== null && /商業/.test(zoning) && !/近隣商業|近商/.test(zoning);
  const { dataset, points } = pointPack();
  return (point ? landPriceAmong(points, point, isCommercial, dataset) : null) ?? fromEstimate(code);
}
