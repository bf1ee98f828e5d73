import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { libraryPages } from '../../readers/pdf/library-pages.ts';
import { packedLayers } from './layer-pack.ts';
import { layerText } from './layer-text.ts';
import { recordPdf } from './recorded-pdf.ts';

const inputs = fileURLToPath(new URL('../../../cases/inputs/', import.meta.url));
const kinds = await readdir(inputs);
const layers = new Map<string, string>(
  (
    await Promise.all(
      kinds.map(async (kind) => [...(await packedLayers(`${inputs}${kind}`))].map(([name, layer]) => [`${kind}/${name}`, layer] as const)),
    )
  ).flat(),
);
/** Real PDFs whose layer is kept as well: between them they need all that the library does for our cases. */
const real = (await readdir(inputs, { recursive: true })).filter((file) => layers.has(file)).sort();

describe('the PDF library', () => {
  it('is tried on enough documents and on no more than it takes', () => {
    expect(real.length).toBeGreaterThanOrEqual(35);
    expect(real.length).toBeLessThanOrEqual(60);
  });

  it.each(real)('returns to the last digit what was recorded of %s', async (file) => {
    const bytes = new Uint8Array(await readFile(`${inputs}${file}`));
    const pages = await libraryPages({ sourceId: file, sourceKind: 'document', sourceName: file, contentType: '', bytes });
    try {
      expect(layerText(await recordPdf(pages))).toBe(layers.get(file));
    } finally {
      await pages.close();
    }
  });
});
