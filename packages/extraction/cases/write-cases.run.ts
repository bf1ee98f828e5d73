import { readdir, readFile, writeFile } from 'node:fs/promises';
import { pdfFile } from '../src/testing/pdf-file.ts';
import { workbookFile } from '../src/testing/workbook-file.ts';

// Writes the PDFs and workbooks among the inputs from their layouts and sheets, `rent-rolls__two-blocks.txt` as
// `rent-rolls/two-blocks.xlsx`: `node packages/extraction/cases/write-cases.run.ts`.
async function writeAll(folder: string, ending: string, make: (text: string) => Uint8Array): Promise<void> {
  const from = new URL(`./${folder}/`, import.meta.url);
  for (const name of await readdir(from)) {
    const text = await readFile(new URL(name, from), 'utf8');
    await writeFile(new URL(`./inputs/${name.replaceAll('__', '/').replace(/\.txt$/, ending)}`, import.meta.url), make(text));
  }
}

await writeAll('layouts', '.pdf', pdfFile);
await writeAll('sheets', '.xlsx', workbookFile);
