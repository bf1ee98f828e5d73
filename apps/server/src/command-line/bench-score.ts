// npm run bench:score: what reports conclude of many real offers, and whether the distribution keeps its bars.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SourceReading } from '@rimawari/extraction';
import { readSource } from '@rimawari/extraction/readers';
import { openSourceReaders } from '../documents/source-readers.ts';
import { japaneseDate } from '../japanese-date.ts';
import { type Bar, type BarSet, barsOf } from './bench-score/bars.ts';
import { pageOfRow, readPortalRows } from './bench-score/portal-rows.ts';
import { quantileOf } from './bench-score/quantile.ts';
import { scoreOffer } from './bench-score/score-offer.ts';
import { type ScoreRow, scoreRow } from './bench-score/score-row.ts';

const usage = 'Use: bench:score --inputs DIR|CSV [--inputs …] [--json FILE] [--bars [all|held-out]] [--half odd|even] [--as-of DATE]';

interface Offer {
  name: string;
  read: () => Promise<SourceReading>;
}

const readers = openSourceReaders();
const never = new AbortController().signal;

async function offersOf(input: string): Promise<Offer[]> {
  if ((await stat(input)).isDirectory()) {
    const files = (await readdir(input, { withFileTypes: true })).filter((entry) => entry.isFile());
    return files
      .map(({ name }) => name)
      .toSorted()
      .map((name) => ({
        name,
        read: async () =>
          readers.read(
            {
              sourceId: name,
              sourceKind: 'document',
              sourceName: name,
              contentType: '',
              bytes: new Uint8Array(await readFile(join(input, name))),
            },
            never,
          ),
      }));
  }
  const rows = readPortalRows(basename(input), await readFile(input, 'utf8'));
  return rows.map((row) => ({
    name: row.name,
    read: () =>
      readSource({
        sourceId: 'listing',
        sourceKind: 'listing',
        sourceName: row.name,
        contentType: 'text/html',
        bytes: new TextEncoder().encode(pageOfRow(row)),
      }),
  }));
}

const shown = (value: number | null, digits: number): string => (value === null ? '–' : value.toFixed(digits).replace('-', '−'));

function printRow(row: ScoreRow): void {
  const {
    file,
    kind,
    price_jpy,
    value_to_price,
    income_yield_pct,
    still_return_pct,
    dscr,
    score,
    score_low,
    score_high,
    risk_level,
    caps,
  } = row;
  process.stdout.write(
    `${file.padEnd(34)} ${kind.padEnd(7)} ¥${(price_jpy / 1e6).toFixed(2)}M  value ${shown(value_to_price, 2)}  income ${shown(income_yield_pct, 1)}%  flat ${shown(still_return_pct, 1)}%  DSCR ${shown(dscr, 2)}  score ${shown(score, 1)} (${shown(score_low, 1)}–${shown(score_high, 1)})  ${risk_level}${caps.length > 0 ? `  [${caps.join(', ')}]` : ''}${row.distinct ? '' : '  repeated'}\n`,
  );
}

function printQuantiles(rows: readonly ScoreRow[]): void {
  const distinct = rows.filter((row) => row.distinct);
  process.stdout.write(`\n${rows.length} offers, ${distinct.length} distinct; 10th, 25th, 50th, 75th, 90th percentile of the distinct\n`);
  const kinds = [...new Set(distinct.map(({ kind }) => kind))];
  for (const [name, own] of [
    ['all', distinct] as const,
    ...kinds.map((kind) => [kind, distinct.filter((row) => row.kind === kind)] as const),
  ]) {
    const line = (of: (row: ScoreRow) => number | null, digits: number) =>
      [0.1, 0.25, 0.5, 0.75, 0.9].map((share) => shown(quantileOf(own.map(of), share), digits)).join(' ');
    process.stdout.write(
      `${name.padEnd(8)} ${String(own.length).padStart(4)}  score ${line(({ score }) => score, 1)}  before caps ${line((row) => row.score_before_caps, 1)}  value ${line((row) => row.value_to_price, 2)}\n`,
    );
  }
}

function printBars(bars: readonly Bar[]): void {
  for (const { title, value, low, high, count, held } of bars)
    process.stdout.write(`${held ? 'ok    ' : 'MISSED'} ${title}: ${shown(value, 2)} (${low} to ${high}; ${count} offers)\n`);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      inputs: { type: 'string', multiple: true },
      json: { type: 'string' },
      bars: { type: 'string' },
      half: { type: 'string' },
      'as-of': { type: 'string' },
    },
    strict: false,
  });
  const inputs = (values.inputs ?? []).filter((input) => typeof input === 'string');
  const { half, json } = values;
  // Bars without a name are those of offers that nothing was tuned on.
  const bars = values.bars === true ? 'held-out' : values.bars;
  if (
    inputs.length === 0 ||
    (bars !== undefined && bars !== 'all' && bars !== 'held-out') ||
    (half !== undefined && half !== 'odd' && half !== 'even')
  ) {
    process.stdout.write(`${usage}\n`);
    return 2;
  }
  const asOf = typeof values['as-of'] === 'string' ? values['as-of'] : japaneseDate(new Date());
  const wanted: ScoreRow[] = [];
  const refused: { file: string; reason: string }[] = [];
  const seen = new Set<string>();
  // Offers are numbered in the order in which they were read, from 0, refused ones left out.
  let read = 0;
  const isWanted = (index: number) => half === undefined || index % 2 === (half === 'odd' ? 1 : 0);
  for (const input of inputs)
    for (const { name, read: readOffer } of await offersOf(input)) {
      const scored = await readOffer()
        .then((reading) => (reading.unreadable === null ? scoreOffer(name, [reading], asOf) : { refused: reading.unreadable }))
        .catch((error: unknown) => ({ refused: error instanceof Error ? error.message : String(error) }));
      if ('refused' in scored) {
        refused.push({ file: name, reason: scored.refused });
        process.stdout.write(`${name}: refused. ${scored.refused}\n`);
        continue;
      }
      const row = scoreRow(name, scored.report, seen);
      if (isWanted(read)) {
        wanted.push(row);
        printRow(row);
      }
      read += 1;
    }
  printQuantiles(wanted);
  if (typeof json === 'string') await writeFile(json, `${JSON.stringify({ rows: wanted, refused }, null, 2)}\n`);
  if (bars === undefined) return 0;
  const judged = barsOf(wanted, bars as BarSet);
  printBars(judged);
  return judged.every(({ held }) => held) ? 0 : 1;
}

try {
  process.exitCode = await main();
} finally {
  await readers.close();
}
