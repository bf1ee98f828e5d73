import { readFile } from 'node:fs/promises';
import { gather } from './src/facts/gather.ts';
import { readSource } from './src/readers/index.ts';

const [, , f, field] = process.argv;
const r = await readSource({
  sourceId: 'a',
  sourceKind: 'document',
  sourceName: f!.split('/').at(-1)!,
  contentType: '',
  bytes: new Uint8Array(await readFile(f!)),
});
for (const c of gather(r).candidates)
  if (c.field === field)
    console.log(
      c.rank,
      c.means.form,
      c.evidence.label,
      '|',
      c.evidence.raw.slice(0, 100).replace(/\n/g, '⏎'),
      '|',
      JSON.stringify(c.value),
    );
