import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readNamedLines } from '../src/testing/pictured/named-lines.ts';
import { picturedCases } from '../src/testing/pictured/pictured-cases.ts';
import { openPrinter } from '../src/testing/pictured/print-layouts.ts';
import { dpiOf, treated } from '../src/testing/pictured/treated.ts';

// Writes the pictured flyers and their truth files, which are too large to be kept:
// `node packages/extraction/cases/write-pictures.run.ts [PART OF A NAME OR KIND]`. What is written already stays.
const truths = readNamedLines(fileURLToPath(new URL('./pictured/truths.tsv', import.meta.url)));
const written = fileURLToPath(new URL('./pictured/written', import.meta.url));
const inputs = path.join(written, 'inputs');
const truth = path.join(written, 'truth');
await mkdir(inputs, { recursive: true });
await mkdir(truth, { recursive: true });

const wanted = process.argv[2] ?? '';
const chosen = picturedCases.filter(({ name, kind }) => name.includes(wanted) || kind.includes(wanted));
const there = new Set((await readdir(truth)).map((file) => path.parse(file).name));
const printer = await openPrinter();
try {
  const prints = new Map<string, Buffer>();
  for (const one of chosen.filter(({ name }) => !there.has(name))) {
    const key = `${one.layout} ${dpiOf(one)}`;
    const png = prints.get(key) ?? (await printer.print(one.layout, dpiOf(one)));
    prints.set(key, png);
    const { ending, file } = await treated(png, one);
    await writeFile(path.join(inputs, `${one.name}.${ending}`), file);
    const stated = truths.get(one.layout) as Record<string, unknown>;
    const told = { source_file: `${one.name}.${ending}`, input_kind: one.kind, ...stated };
    await writeFile(path.join(truth, `${one.name}.json`), `${JSON.stringify(told, null, 2)}\n`);
  }
} finally {
  await printer.close();
}
process.stdout.write(`${chosen.length} pictured flyers in ${written}\n`);
