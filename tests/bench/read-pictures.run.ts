// Pictures in the process that reads them for the server: processor time and time on the clock of each page, and the most
// memory the process ever held. `node tests/bench/read-pictures.run.ts [PICTURE …]`, by default flyers printed at 200 and 300
// dots an inch and photographed. With one processor (`taskset -c 0` on Linux) the economy setting is measured.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pictureSettings } from '../../apps/server/src/analyses/documents/picture-settings.ts';
import { processUse } from '../../apps/server/src/analyses/documents/process-use.ts';
import type { ReaderAnswer, SourceInput } from '../../apps/server/src/analyses/documents/source-message.ts';
import { isolated } from '../../apps/server/src/platform/processes/isolated.ts';
import { record } from '../../bin/quality/record.ts';
import { pictureProcessLimits } from '../../packages/extraction/src/readers/limits.ts';
import { picturedCases } from '../../packages/extraction/src/testing/pictured/pictured-cases.ts';
import { openPrinter } from '../../packages/extraction/src/testing/pictured/print-layouts.ts';
import { dpiOf, treated } from '../../packages/extraction/src/testing/pictured/treated.ts';

const economy = pictureSettings().threads === 1;
/** Bars of a page in seconds and of the process in megabytes. */
const bars = { seconds: economy ? 12 : 5, megabytes: 1200 };
const usual = [
  'dense-table-png-300',
  'vertical-groups-png-300',
  'roll-inside-png-200',
  'vertical-groups-photo-strong',
  'two-columns-photo-mild',
];

async function* pictures(): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  const files = process.argv.slice(2);
  for (const file of files) yield { name: basename(file), bytes: new Uint8Array(await readFile(file)) };
  if (files.length > 0) return;
  const printer = await openPrinter();
  try {
    for (const one of picturedCases.filter(({ name }) => usual.includes(name))) {
      const { ending, file } = await treated(await printer.print(one.layout, dpiOf(one)), one);
      yield { name: `${one.name}.${ending}`, bytes: new Uint8Array(file) };
    }
  } finally {
    await printer.close();
  }
}

const module = new URL('../../apps/server/src/analyses/documents/picture-reader.run.ts', import.meta.url);
const reader = fork(module, isolated(module, pictureProcessLimits, ['--allow-addons', '--allow-worker']));
await once(reader, 'message');
const pid = reader.pid ?? 0;
const all: { name: string; bytes: Uint8Array }[] = [];
for await (const picture of pictures()) all.push(picture);

const processor: number[] = [];
for (const [id, { name, bytes }] of all.entries()) {
  const before = (await processUse(pid))?.processorMs ?? 0;
  const begun = performance.now();
  const input: SourceInput = { sourceId: name, sourceKind: 'document', sourceName: name, contentType: '', bytes };
  reader.send({ id, input });
  for (;;) {
    const [answer] = (await once(reader, 'message')) as [ReaderAnswer];
    if (answer.kind === 'failed') throw new Error(answer.message);
    if (answer.kind === 'read') break;
  }
  const used = ((await processUse(pid))?.processorMs ?? 0) - before;
  processor.push(used / 1000);
  process.stdout.write(
    `${name}: ${(used / 1000).toFixed(1)} s of processor time, ${((performance.now() - begun) / 1000).toFixed(1)} s on the clock\n`,
  );
}
const status = await readFile(`/proc/${pid}/status`, 'utf8');
const megabytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
reader.disconnect();
const mean = processor.reduce((sum, one) => sum + one, 0) / processor.length;
let missed = false;
for (const [what, value, bar, unit] of [
  [`processor time of a page${economy ? ', economy setting' : ''}, the models loaded in the first`, mean, bars.seconds, 's'],
  ['most memory of the process', megabytes, bars.megabytes, 'MB'],
] as const) {
  missed ||= value > bar;
  process.stdout.write(`${value > bar ? 'MISSED' : 'ok    '} ${what}: ${value.toFixed(1)} ${unit}, at most ${bar} ${unit}\n`);
}
record(economy ? { 'ocr.page_seconds_economy': mean } : { 'ocr.page_seconds': mean, 'ocr.memory': megabytes });
process.exitCode = missed ? 1 : 0;
