import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { libraryPages } from '../../readers/pdf/library-pages.ts';
import { layerText } from './layer-text.ts';
import { inputName } from './read-case.ts';
import { recordPdf } from './recorded-pdf.ts';

const inputs = fileURLToPath(new URL('../../../cases/inputs/', import.meta.url));
const files = await readdir(inputs, { recursive: true });
/** Real PDFs that lie beside their layer: between them they need all that the library does for our cases. */
const real = files.filter((file) => files.includes(`${file}.layer`)).sort();

describe('the PDF library', () => {
  it('is tried on enough documents and on no more than it takes', () => {
    expect(real.length).toBeGreaterThanOrEqual(35);
    expect(real.length).toBeLessThanOrEqual(60);
    expect(real.every((file) => inputName(`${file}.layer`) === file)).toBe(true);
  });

  it.each(real)('returns to the last digit what was recorded of %s', async (file) => {
    const bytes = new Uint8Array(await readFile(`${inputs}${file}`));
    const pages = await libraryPages({ sourceId: file, sourceKind: 'document', sourceName: file, contentType: '', bytes });
    try {
      expect(layerText(await recordPdf(pages))).toBe(await readFile(`${inputs}${file}.layer`, 'utf8'));
    } finally {
      await pages.close();
    }
  });
});
