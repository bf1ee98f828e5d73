// npm run bench:rent -- --inputs DIR --truth DIR [--asking FILE] [--as-of DAY] [--json FILE]
// Error of the rent level against rents that somebody states: pages and lists, and published means of asking rents.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { record } from '../../bin/quality/record.ts';
import { type Compared, measureRents, type RentMeasures } from './bench/measure.ts';
import { publishedRents } from './bench/published-rents.ts';
import { openCases } from './bench/rent-cases.ts';
import { gatherPlaceMarket } from './src/market/place-market.ts';

/** Rents of portals include common fees; the level does not. */
const withFees = 1.06;

const { values } = parseArgs({
  options: {
    inputs: { type: 'string' },
    truth: { type: 'string' },
    asking: { type: 'string' },
    'as-of': { type: 'string', default: '2026-11-22' },
    json: { type: 'string' },
    each: { type: 'boolean', default: false },
  },
});
if (!values.inputs || !values.truth) {
  console.error('Use: npm run bench:rent -- --inputs DIR --truth DIR [--asking FILE] [--as-of YYYY-MM-DD] [--json FILE] [--each]');
  process.exit(2);
}

const add = <Level extends { value: number; low: number; high: number }>(id: string, stated: number, level: Level): Compared => ({
  id,
  stated,
  value: level.value * withFees,
  low: level.low * withFees,
  high: level.high * withFees,
});
const unplaced: string[] = [];
const open = openCases(values.inputs, values.truth).flatMap(({ id, facts, stated }) => {
  const level = gatherPlaceMarket(facts, values['as-of']).rent_levels.find(({ room }) => room === null);
  if (!level) unplaced.push(id);
  return level ? [{ kind: facts.kind, method: level.method, ...add(id, stated, level) }] : [];
});
const published = publishedRents(
  readFileSync(values.asking ?? new URL('./data/raw/yield_and_asking_facts/asking_rents.csv', import.meta.url), 'utf8'),
).map(({ id, stated, ...level }) => add(id, stated, level));
const groups: Record<string, RentMeasures | null> = {
  all: measureRents([...open, ...published]),
  open_inputs: measureRents(open),
  condominium_units: measureRents(open.filter(({ kind }) => kind === 'condominium_unit')),
  apartment_buildings: measureRents(open.filter(({ kind }) => kind === 'apartment_building')),
  houses: measureRents(open.filter(({ kind }) => kind === 'detached_house')),
  method_A: measureRents(open.filter(({ method }) => method === 'A')),
  method_B: measureRents(open.filter(({ method }) => method === 'B')),
  method_C: measureRents(open.filter(({ method }) => method === 'C')),
  published_means: measureRents(published),
  published_means_2025: measureRents(published.filter(({ id }) => id >= '2025')),
};

if (groups.all)
  record({
    'rent.median_error': groups.all.median_error_pct,
    'rent.in_range': groups.all.coverage_pct,
    'rent.reach': groups.all.median_width_pct,
  });

if (values.each)
  for (const { id, stated, value, low, high } of [...open, ...published])
    console.log(
      `${id}\t${Math.round(stated)}\t${Math.round(value)}\t${Math.round(low)}–${Math.round(high)}\t${(value / stated).toFixed(2)}`,
    );
console.log('group                 cases  median error  in the range  median reach  median bias');
for (const [name, measures] of Object.entries(groups))
  if (measures)
    console.log(
      `${name.padEnd(20)} ${String(measures.cases).padStart(6)} ${`${measures.median_error_pct} %`.padStart(13)} ${`${measures.coverage_pct} %`.padStart(13)} ${`± ${measures.median_width_pct} %`.padStart(13)} ${`${measures.median_bias_pct} %`.padStart(12)}`,
    );
if (unplaced.length > 0) console.log(`Without a level (place or area not known): ${unplaced.join(', ')}`);
if (values.json) writeFileSync(values.json, `${JSON.stringify(groups, null, 2)}\n`);
