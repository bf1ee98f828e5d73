// What the embedded report weighs, with brotli: the element's loader, all that a first report loads, the charts that answer, the
// sheet; then what proves it and holds the lab, in the page and in the worker.
// Ends with 1 where one is above what the package's README promises.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { record } from '../../bin/quality/record.ts';
import { ensurePackageBuilt, packageFolder } from '../../packages/report-viewer/package.run.ts';

/** Bytes; KB of 1,024 as the README states them. */
const bars = {
  loader: 3 * 1024,
  element: 130 * 1024,
  components: 75 * 1024,
  charts: 100 * 1024,
  sheet: 10 * 1024,
  lab: 15 * 1024,
  worker: 160 * 1024,
};

await ensurePackageBuilt();
const dist = join(packageFolder, 'dist');
const packed = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

/** Every module that one loads before it runs, by their static imports. */
async function loadedWith(name: string, into: Set<string> = new Set()): Promise<Set<string>> {
  if (into.has(name)) return into;
  into.add(name);
  const text = await readFile(join(dist, name), 'utf8');
  for (const [, next = ''] of text.matchAll(/(?:from|import) ?["'`]\.\/([\w.-]+\.js)["'`]/g)) await loadedWith(next, into);
  return into;
}
async function weigh(names: Iterable<string>, without: Set<string> = new Set()): Promise<number> {
  const files = [...names].filter((name) => !without.has(name));
  const sizes = await Promise.all(files.map(async (name) => packed(await readFile(join(dist, name)))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
async function lazyOf(name: string, part: string): Promise<string> {
  for (const module of await loadedWith(name)) {
    const found = new RegExp(`import\\(["'\`]\\./([\\w-]*${part}[\\w.-]*\\.js)["'\`]\\)`).exec(
      await readFile(join(dist, module), 'utf8'),
    )?.[1];
    if (found !== undefined) return found;
  }
  throw new Error(`${name} loads no ${part} later.`);
}

const first = await loadedWith('mount.js');
const ofHost = await lazyOf('index.js', 'mount');
const sizes: Record<keyof typeof bars, number> = {
  loader: await weigh(await loadedWith('element.js')),
  element: await weigh(first),
  components: await weigh(
    [...(await loadedWith('index.js')), ...(await loadedWith(ofHost))].filter((name, at, all) => all.indexOf(name) === at),
  ),
  charts: await weigh(await loadedWith(await lazyOf('mount.js', 'live')), first),
  sheet: packed(await readFile(join(packageFolder, 'report.css'))),
  lab: await weigh(await loadedWith(await lazyOf('mount.js', 'own-lab')), first),
  worker: packed(await readFile(join(packageFolder, 'frame', 'worker.js'))),
};
for (const [name, bar] of Object.entries(bars) as [keyof typeof bars, number][]) {
  const isAbove = sizes[name] > bar;
  if (isAbove) process.exitCode = 1;
  process.stdout.write(`${name.padEnd(12)}${(sizes[name] / 1024).toFixed(1).padStart(7)} KB of ${bar / 1024}${isAbove ? '  ABOVE' : ''}\n`);
}
record({
  'package.loader': sizes.loader / 1024,
  'package.element': sizes.element / 1024,
  'package.components': sizes.components / 1024,
  'package.charts': sizes.charts / 1024,
  'package.sheet': sizes.sheet / 1024,
  'package.lab': sizes.lab / 1024,
  'package.worker': sizes.worker / 1024,
});
