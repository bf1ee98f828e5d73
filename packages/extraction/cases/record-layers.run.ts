import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { packedLayers, writeLayers } from '../src/bench/layers/layer-pack.ts';
import { layerText } from '../src/bench/layers/layer-text.ts';
import { readLayer } from '../src/bench/layers/read-layer.ts';
import { recordPdf } from '../src/bench/layers/recorded-pdf.ts';
import { extractFacts } from '../src/facts/extract-facts.ts';
import { libraryPages } from '../src/readers/pdf/library-pages.ts';
import { readSource } from '../src/readers/read-source.ts';
import type { SourceReading } from '../src/reading/source-reading.ts';
import { smallBook } from '../src/testing/small-book.ts';

// Records what the PDF library returns of each PDF of a folder, so that a case needs no PDF:
// `node packages/extraction/cases/record-layers.run.ts --from FOLDER [--to FOLDER] [PART OF A NAME]`, both the inputs if not told.
// Layers of a kind of input are one file, `layers.txt`. One is written where it is read as its PDF is, reading and facts; the others are named, and the exit code is 1.
const inputs = fileURLToPath(new URL('./inputs', import.meta.url));
const { values, positionals } = parseArgs({
  options: { from: { type: 'string', default: inputs }, to: { type: 'string' } },
  allowPositionals: true,
});
const to = values.to ?? values.from;

function factsOf(reading: SourceReading): unknown {
  try {
    return extractFacts([reading], { municipalities: smallBook, asOf: '2026-11-22' });
  } catch (error) {
    return String(error);
  }
}

/** The layer of a PDF, and whether it is read as the PDF is. */
async function recorded(file: string): Promise<{ layer: string; same: boolean }> {
  const source = { sourceId: file, sourceKind: 'document', sourceName: path.basename(file), contentType: '' } as const;
  const input = async () => ({ ...source, bytes: new Uint8Array(await readFile(path.join(values.from, file))) });
  const pages = await libraryPages(await input());
  try {
    const layer = layerText(await recordPdf(pages));
    const [ofPdf, ofLayer] = [await readSource(await input()), await readLayer(source, layer)];
    return { layer, same: isDeepStrictEqual(ofPdf, ofLayer) && isDeepStrictEqual(factsOf(ofPdf), factsOf(ofLayer)) };
  } finally {
    await pages.close();
  }
}

const files = (await readdir(values.from, { recursive: true })).filter((file) => file.endsWith('.pdf')).sort();
let equal = 0;
for (const file of files.filter((name) => name.includes(positionals[0] ?? ''))) {
  try {
    const { layer, same } = await recorded(file);
    if (!same) throw new Error('the layer is read otherwise than the PDF');
    const [group = '', ...rest] = file.split(path.sep);
    const folder = path.join(to, group);
    await mkdir(folder, { recursive: true });
    await writeLayers(folder, new Map([...(await packedLayers(folder)), [rest.join('/'), layer]]));
    equal += 1;
  } catch (error) {
    process.exitCode = 1;
    process.stdout.write(`${file}: ${String(error)}\n`);
  }
}
process.stdout.write(`${equal} layers in ${to}\n`);
