import { writeFile } from 'node:fs/promises';
import { pdfFile } from '../src/testing/pdf-file.ts';
import { workbookFile } from '../src/testing/workbook-file.ts';
import { writtenCases } from '../src/testing/written-cases.ts';

// Writes the PDFs and workbooks among the inputs from `layouts.txt` and `sheets.txt`: `node packages/extraction/cases/write-cases.run.ts`.
async function writeAll(kind: 'layouts' | 'sheets', ending: string, make: (text: string) => Uint8Array): Promise<void> {
  for (const [name, text] of writtenCases(kind)) await writeFile(new URL(`./inputs/${name}${ending}`, import.meta.url), make(text));
}

await writeAll('layouts', '.pdf', pdfFile);
await writeAll('sheets', '.xlsx', workbookFile);
