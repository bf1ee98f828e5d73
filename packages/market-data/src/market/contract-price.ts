import type { ContractPriceLevel, PriceByAge } from '@rimawari/underwriting';
import { lazily, readDataPack } from '../data-pack.ts';
import { municipalityOf } from '../municipalities.ts';

const contractPack = lazily(() => {
  const { dataset, rows } = readDataPack('contracts');
  return {
    dataset,
    byCode: new Map(rows.map(([code = '', ...figures]) => [code, figures.map((text) => (text === '' ? null : Number(text)))])),
  };
});

const agePack = lazily(() => {
  const { dataset, rows } = readDataPack('price-by-age');
  const bands = rows.map(([age, count, lower, median, upper]) => ({
    age: Number(age),
    count: Number(count),
    lower: Number(lower),
    median: Number(median),
    upper: Number(upper),
  }));
  const contracts = bands.reduce((sum, { count }) => sum + count, 0);
  /** Middle of all ages: geometric mean of the medians, weighted by contracts. */
  const middle = Math.exp(bands.reduce((sum, { count, median }) => sum + count * Math.log(median), 0) / contracts);
  const mean = (of: (band: (typeof bands)[number]) => number) => bands.reduce((sum, band) => sum + band.count * of(band), 0) / contracts;
  return {
    dataset,
    bands,
    contracts,
    middle,
    lower: mean((band) => band.lower / band.median),
    upper: mean((band) => band.upper / band.median),
  };
});

/** Contracts below which a median says little. */
const fewContracts = 10;
/** A house is a plot with a building of any size: its prices lie further apart than those of a m² of flats. */
const houseReach = 0.4;
const fewReach = 0.5;

/** How the price of a m² of a condominium falls with age, against all ages (Osaka City, contracts of 2021 to 2025). */
export function priceByAge(): PriceByAge {
  const { dataset, bands, contracts, middle } = agePack();
  return {
    points: bands.map(({ age, median }) => ({ age_years: age, factor: Number((median / middle).toFixed(4)) })),
    dataset,
    row: `${contracts} contracts in six bands of age`,
  };
}

/** Factor of {@link priceByAge} at an age; flat beyond the ends. */
export function priceAgeFactor(ageYears: number): number {
  const { points } = priceByAge();
  const next = points.findIndex(({ age_years }) => age_years >= ageYears);
  const above = points[next];
  const below = points[next - 1];
  if (!above) return points.at(-1)?.factor ?? 1;
  if (!below) return above.factor;
  return below.factor + ((above.factor - below.factor) * (ageYears - below.age_years)) / (above.age_years - below.age_years);
}

/** Median price of contracts of 2025 in the municipality, all ages: per m² for condominiums, for the whole of a house. Null without any. */
export function contractPriceLevel(code: string, kind: 'condominium' | 'house'): ContractPriceLevel | null {
  const { dataset, byCode } = contractPack();
  const [condominium = null, condominiums = null, house = null, houses = null] = byCode.get(code) ?? [];
  const value = kind === 'condominium' ? condominium : house === null ? null : house * 10_000;
  const count = (kind === 'condominium' ? condominiums : houses) ?? 0;
  if (value === null || count <= 0) return null;
  const isFew = count < fewContracts;
  const { lower, upper } = agePack();
  const [down, up] = isFew ? [1 - fewReach, 1 + fewReach] : kind === 'house' ? [1 - houseReach, 1 + houseReach] : [lower, upper];
  const spread = isFew
    ? 'fewer than ten contracts, so indicative only'
    : kind === 'house'
      ? 'the range of ±40% is our default'
      : 'the range includes half of the contracts of one age in Osaka City';
  return {
    value,
    low: Math.round(value * down),
    high: Math.round(value * up),
    kind,
    unit: kind === 'condominium' ? 'JPY/m2' : 'JPY',
    count,
    dataset,
    row: `${code} ${municipalityOf(code)?.name ?? ''}`.trim(),
    further: kind === 'condominium' && !isFew ? [agePack().dataset] : [],
    basis: `Median of ${count} contracts of 2025 of all ages${kind === 'condominium' ? ', per m² of exclusive area' : ', house with its land'}; ${spread}.`,
  };
}
