import { fileURLToPath } from 'node:url';
import { decodePicture } from '../src/recognition/decode-picture.ts';
import { recognisePage } from '../src/recognition/recognise-page.ts';
import { openRecogniser } from '../src/recognition/recogniser.ts';
import { readNamedLines, writeNamedLines } from '../src/testing/pictured/named-lines.ts';
import { openPrinter } from '../src/testing/pictured/print-layouts.ts';
import { recordOf } from '../src/testing/pictured/recorded-page.ts';
import { recordedPages } from '../src/testing/pictured/recorded-pages.ts';

// Records what the readers make of printed layouts, for tests of the rules that need no models:
// `node packages/extraction/cases/record-pages.run.ts [PART OF A NAME]`. To be run after a change of the readers or of `src/recognition`.
const file = fileURLToPath(new URL('./pictured/recorded.tsv', import.meta.url));
const recorded = readNamedLines(file);
const printer = await openPrinter();
const recogniser = await openRecogniser(2);
try {
  for (const { layout, dpi, name } of recordedPages.filter((page) => page.name.includes(process.argv[2] ?? ''))) {
    const png = await printer.print(layout, dpi);
    const page = await recognisePage(recogniser, await decodePicture(new Uint8Array(png), 'png', `${name}.png`), 2368);
    recorded.set(name, recordOf(page));
    writeNamedLines(file, recorded);
    process.stdout.write(`${name}\n`);
  }
} finally {
  await recogniser.close();
  await printer.close();
}
