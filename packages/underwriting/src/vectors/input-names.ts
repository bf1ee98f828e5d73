import { inputSynonyms } from './input-synonyms.ts';
import { flattened } from './nested-inputs.ts';
import type { Inputs } from './vector.ts';

/** Keys whose percent sign is part of the name of a ratio (K%), or whose readers take percent themselves. */
const keptPercent = /^(k_pct|designated_.*|.*shock_pct|effective_far)$/;
/** Rates of a loan: readers take them as percent; an example that prints a ratio is read by its size. */
const loanRate = /^(annual_rate|annual_interest_rate|interest_rate|loan_rate)(s?)$/;
/** Largest figure that is read as a ratio where a loan's rate does not say its unit. */
const highestRatio = 0.5;

const midPercent = /_pct_(of|on)_/;

const other: readonly (readonly [RegExp, string])[] = [
  [/_(percent|percentage)$/, '_pct'],
  [/_(m2|square_meters|square_metres)$/, '_sqm'],
  [/_(yen|jpy)$/, ''],
];

/** Units told by the end of a name, with what brings them to yen, square metres or shares. A tsubo is 400/121 of a square metre. */
const scales: readonly (readonly [RegExp, string, number])[] = [
  [/_man(_en|_yen)?$/, '', 10_000],
  [/_(oku|oku_yen)$/, '', 100_000_000],
  [/_(million|million_yen|myen)$/, '', 1_000_000],
  [/_(thousand|thousand_yen|senyen)$/, '', 1_000],
  [/(?<!_per)_tsubo$/, '', 400 / 121],
  [/_per_tsubo$/, '', 121 / 400],
];

const scaled = (value: unknown, factor: number): unknown => {
  const one = (entry: number) => Number((entry * factor).toPrecision(15));
  if (typeof value === 'number') return one(value);
  return Array.isArray(value) && value.every((entry) => typeof entry === 'number') ? (value as number[]).map(one) : undefined;
};

/** `2026/6/1`, `2026.06.01` and `2026年6月1日` as `2026-06-01`; other text as it is. */
function isoDate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(isoDate);
  const parts = typeof value === 'string' ? /^(\d{4})[/.年-](\d{1,2})[/.月-](\d{1,2})日?$/.exec(value) : null;
  return parts ? `${parts[1]}-${String(parts[2]).padStart(2, '0')}-${String(parts[3]).padStart(2, '0')}` : value;
}

/** `5,000万円`, `1.2億円` and `3.5%` as numbers in yen and ratios; other text as it is. */
function numberSaid(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const percent = /^(-?\d+(?:\.\d+)?)[%％]$/.exec(value);
  if (percent) return Number((Number(percent[1]) / 100).toPrecision(12));
  const yen = /^([\d,]+(?:\.\d+)?)(億|万)?円$/.exec(value);
  if (!yen) return value;
  return Math.round(Number(yen[1]?.replaceAll(',', '')) * (yen[2] === '億' ? 100_000_000 : yen[2] === '万' ? 10_000 : 1));
}

/**
 * Adds to what an example states the same quantities under the names and units that readers ask for: `vacancy_pct: 5` also as
 * `vacancy: 0.05`, `annual_rate: 0.02` also as `annual_rate_pct: 2`, `price_man: 3000` also as `price`, areas with and without `_sqm`.
 * What is stated is never replaced.
 */
export function withKnownNames(stated: Inputs): Inputs {
  const inputs: Inputs = {};
  for (const [key, value] of Object.entries({ ...flattened(stated), ...stated })) inputs[key] = numberSaid(isoDate(value));
  const add = (key: string, value: unknown) => {
    if (!(key in inputs) && value !== undefined) inputs[key] = value;
  };
  for (const [key, value] of Object.entries({ ...inputs }))
    for (const [ending, by] of other) if (ending.test(key)) add(key.replace(ending, by), value);
  for (const [key, value] of Object.entries({ ...inputs }))
    for (const [ending, by, factor] of scales) if (ending.test(key)) add(key.replace(ending, by), scaled(value, factor));
  const addSynonyms = () => {
    for (const [key, value] of Object.entries({ ...inputs }))
      for (const [spelling, name] of inputSynonyms) if (spelling.test(key)) add(name, value);
  };
  addSynonyms();
  // `opex_pct_of_egi: 20` is `opex_of_egi: 0.2`.
  for (const [key, value] of Object.entries({ ...inputs }))
    if (midPercent.test(key)) add(key.replace(midPercent, '_$1_'), scaled(value, 1 / 100));
  for (const [key, value] of Object.entries({ ...inputs })) {
    if (key.endsWith('_sqm')) add(key.slice(0, -4), value);
    else if (key.endsWith('area')) add(`${key}_sqm`, value);
    else if (/^(frontage|road_width|frontage_length)$/.test(key)) add(`${key}_m`, value);
    if (/^designated_.*_pct$/.test(key)) add(key.slice(0, -4), value);
    if (key.endsWith('_pct') && !keptPercent.test(key)) add(key.slice(0, -4), scaled(value, 1 / 100));
    const rate = loanRate.exec(key);
    if (rate && !('annual_rate_pct' in stated)) {
      const largest = Math.max(...[value].flat().map((entry) => (typeof entry === 'number' ? entry : 0)));
      add(`annual_rate${rate[2] ?? ''}_pct`, scaled(value, largest <= highestRatio ? 100 : 1));
    }
  }
  // Again for what a change of unit has brought to a name that has synonyms.
  addSynonyms();
  return inputs;
}
