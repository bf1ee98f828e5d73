// npm run bench:score: what reports conclude of many real offers, and whether the distribution keeps its bars.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openSourceReaders } from '../analyses/documents/source-readers.ts';
import { japaneseDate } from '../platform/japanese-date.ts';
import { anchorCard, cardLines, type Marked, markedRow, scoredOn } from './bench-score/anchors.ts';
import { type BarSet, barsOf } from './bench-score/bars.ts';
import { offersOf, readPage } from './bench-score/offers.ts';
import { barLines, quantileLines, rowLine } from './bench-score/print.ts';
import { inTime } from './bench-score/read-in-time.ts';
import { scoreOffer } from './bench-score/score-offer.ts';
import { scoreRow } from './bench-score/score-row.ts';

const usage =
  'Use: bench:score --inputs DIR|CSV [--inputs …] [--json FILE] [--bars [all|held-out]] [--half odd|even] [--anchored-on odd|even|all] [--limit SECONDS] [--as-of DATE]';
/** Seconds that a file may take; a picture of a page takes some tens on a busy machine. */
const usualLimit = 120;

type Half = 'odd' | 'even' | 'all';

interface Choices {
  inputs: string[];
  json: string | null;
  bars: BarSet | null;
  half: Half;
  anchoredOn: Half | null;
  limit: number;
  asOf: string;
}

const isHalf = (value: unknown): value is Half => value === 'odd' || value === 'even' || value === 'all';

/** Null for wrong use. */
function readChoices(): Choices | null {
  const { values } = parseArgs({
    options: {
      inputs: { type: 'string', multiple: true },
      json: { type: 'string' },
      bars: { type: 'string' },
      half: { type: 'string' },
      'anchored-on': { type: 'string' },
      limit: { type: 'string' },
      'as-of': { type: 'string' },
    },
    strict: false,
  });
  const inputs = (values.inputs ?? []).filter((input) => typeof input === 'string');
  // Bars without a name are those of offers that nothing was tuned on.
  const bars = values.bars === true ? 'held-out' : (values.bars ?? null);
  const { half = 'all', json, 'anchored-on': anchoredOn = null, 'as-of': asOf } = values;
  const limit = values.limit === undefined ? usualLimit : Number(values.limit);
  if (inputs.length === 0 || !(limit > 0) || !isHalf(half)) return null;
  if ((bars !== null && bars !== 'all' && bars !== 'held-out') || (anchoredOn !== null && !isHalf(anchoredOn))) return null;
  return {
    inputs,
    json: typeof json === 'string' ? json : null,
    bars,
    half,
    anchoredOn,
    limit,
    asOf: typeof asOf === 'string' ? asOf : japaneseDate(new Date()),
  };
}

interface Scores {
  /** In the order in which offers were read, refused ones left out. */
  marked: Marked[];
  refused: { file: string; reason: string }[];
  slowest: { file: string; seconds: number };
}

const readers = openSourceReaders();
const tell = (line: string) => process.stderr.write(`${line}\n`);

/** Loads what every offer needs, so that the first is not told as slow. */
async function warmUp(asOf: string): Promise<void> {
  const page =
    '<table><tr><th>物件種別</th><td>区分マンション</td></tr><tr><th>価格</th><td>1000万円</td></tr><tr><th>所在地</th><td>東京都墨田区</td></tr></table>';
  await readers.warm(true);
  const reading = await readPage('warm-up', page);
  scoreOffer('warm-up', [reading], asOf);
}

/** Reads and scores the offers in order, and prints a line to the error stream after each. */
async function scoreAll({ inputs, limit, asOf }: Choices): Promise<Scores> {
  const offers = (await Promise.all(inputs.map((input) => offersOf(input, readers)))).flat();
  await warmUp(asOf);
  const scores: Scores = { marked: [], refused: [], slowest: { file: '–', seconds: 0 } };
  const seen = new Set<string>();
  for (const [index, { name, read }] of offers.entries()) {
    const onPage = (page: number, pages: number) => tell(`${name}: reading the picture of page ${page} of ${pages}`);
    const { made, seconds } = await inTime(limit, async (signal) => {
      const reading = await read(signal, onPage);
      return reading.unreadable === null ? scoreOffer(name, [reading], asOf) : { refused: reading.unreadable };
    });
    if ('refused' in made) scores.refused.push({ file: name, reason: made.refused });
    else scores.marked.push(markedRow(scoreRow(name, made.report, seen), made.report));
    if (seconds > scores.slowest.seconds) scores.slowest = { file: name, seconds };
    tell(`${index + 1}/${offers.length} ${name}: ${seconds.toFixed(2)} s${'refused' in made ? `, refused. ${made.refused}` : ''}`);
  }
  return scores;
}

async function main(): Promise<number> {
  const choices = readChoices();
  if (choices === null) {
    process.stdout.write(`${usage}\n`);
    return 2;
  }
  const { json, bars, half, anchoredOn } = choices;
  const { marked, refused, slowest } = await scoreAll(choices);
  const halfOf = (wanted: Half) => marked.filter((_, index) => wanted === 'all' || index % 2 === (wanted === 'odd' ? 1 : 0));
  const card = anchoredOn === null ? null : anchorCard(halfOf(anchoredOn).filter(({ row }) => row.distinct));
  const rows = halfOf(half).map((each) => (card === null ? each.row : scoredOn(card, each)));
  const judged = bars === null ? [] : barsOf(rows, bars);
  for (const row of rows) process.stdout.write(rowLine(row));
  for (const { file, reason } of refused) process.stdout.write(`${file}: refused. ${reason}\n`);
  process.stdout.write(`${card === null ? '' : `\nAnchored on ${anchoredOn}\n${cardLines(card)}`}${quantileLines(rows)}`);
  process.stdout.write(`slowest ${slowest.seconds.toFixed(2)} s (${slowest.file})\n${barLines(judged)}`);
  if (json !== null) await writeFile(json, `${JSON.stringify({ rows, refused }, null, 2)}\n`);
  return judged.every(({ held }) => held) ? 0 : 1;
}

try {
  process.exitCode = await main();
} finally {
  await readers.close();
}
