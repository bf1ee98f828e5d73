import { readdir, readFile, writeFile } from 'node:fs/promises';
import { pdfFile } from '../src/testing/pdf-file.ts';

// Writes the PDFs among the inputs from their layouts: `node packages/extraction/cases/write-cases.run.ts`.
const layouts = new URL('./layouts/', import.meta.url);
for (const name of await readdir(layouts))
  await writeFile(
    new URL(`./inputs/${name.replace(/\.txt$/, '.pdf').replace('__', '/')}`, import.meta.url),
    pdfFile(await readFile(new URL(name, layouts), 'utf8')),
  );
