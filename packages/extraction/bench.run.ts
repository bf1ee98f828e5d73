// Reading and facts in one process: a listing page of 180 kB, a PDF with text of 12 pages, and the heap over 200 documents.
// Prints medians of processor time beside their bars, so that other work of the machine does not count, and fails when one is missed.

import { readdir, readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { record } from '../../bin/quality/record.ts';
import { extractFacts } from './src/index.ts';
import { readSource } from './src/readers/index.ts';
import { pdfFile } from './src/testing/pdf-file.ts';
import { smallBook } from './src/testing/small-book.ts';
import { writtenCases } from './src/testing/written-cases.ts';

const cases = new URL('./cases/', import.meta.url);
const rounds = 9;

async function read(name: string, bytes: Uint8Array): Promise<void> {
  const reading = await readSource({ sourceId: name, sourceKind: 'document', sourceName: name, contentType: '', bytes });
  extractFacts([reading], { municipalities: smallBook, asOf: '2026-11-22' });
}

async function median(name: string, bytes: Uint8Array): Promise<number> {
  await read(name, bytes);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = process.cpuUsage();
    await read(name, bytes);
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

/** A page of the usual size: one of the cases, and as much of a portal's own lists as makes 180 kB. */
async function listingPage(): Promise<Uint8Array> {
  const page = await readFile(new URL('inputs/known-sites/site-suumo-unit.html', cases), 'utf8');
  const row = '<li class="item"><a href="/area/"><span>練馬区の中古マンション</span><em>(128)</em></a></li>';
  const list = `<div class="sidebar"><h3>エリアから探す</h3><ul>${row.repeat(Math.ceil((180_000 - page.length) / 140))}</ul></div>`;
  return new TextEncoder().encode(page.replace('</body>', `${list}</body>`));
}

function longPdf(): Uint8Array {
  const names = ['flyers/flyer-groups', 'flyers/ruled-grid', 'flyers/two-column-plain-with-named-states'];
  const written = writtenCases('layouts');
  const layouts = names.map((name) => written.get(name) ?? '');
  return pdfFile(Array.from({ length: 12 }, (_, page) => layouts[page % layouts.length]).join('\n---\n'));
}

let missed = false;
function tell(what: string, value: number, bar: number, unit: string): number {
  const held = value <= bar;
  missed ||= !held;
  process.stdout.write(`${held ? 'ok    ' : 'MISSED'} ${what}: ${value.toFixed(1)} ${unit}, at most ${bar} ${unit}\n`);
  return value;
}

const pageMs = tell('listing page of 180 kB', await median('page.html', await listingPage()), 100, 'ms');
const pdfMs = tell('PDF with text, 12 pages', await median('flyer.pdf', longPdf()), 1500, 'ms');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const inputs = (await readdir(new URL('inputs/', cases), { recursive: true })).filter((name) => /\.(?:html|pdf|csv)$/.test(name)).sort();
const heap: number[] = [];
for (let document = 1; document <= 200; document += 1) {
  const name = inputs[document % inputs.length] ?? '';
  await read(name, await readFile(new URL(`inputs/${name}`, cases)).then((bytes) => new Uint8Array(bytes))).catch(() => undefined);
  if (document % 50 !== 0) continue;
  // What a document's reader lets go when its own end is noticed is free at the next collection only.
  collect();
  await setImmediate();
  collect();
  heap.push(process.memoryUsage().heapUsed / 1e6);
}
process.stdout.write(`heap after 50, 100, 150 and 200 documents: ${heap.map((size) => size.toFixed(1)).join(', ')} MB\n`);
const growth = tell('growth of the heap from 100 to 200 documents', (heap[3] ?? 0) - (heap[1] ?? 0), 5, 'MB');
record({ 'read.page_ms': pageMs, 'read.pdf_ms': pdfMs, 'read.heap_growth': growth });
process.exitCode = missed ? 1 : 0;
