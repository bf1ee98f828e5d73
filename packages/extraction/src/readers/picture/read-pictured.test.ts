import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractFacts } from '../../facts/extract-facts.ts';
import type { SourceReading } from '../../reading/source-reading.ts';
import { openRecogniser, type Recogniser } from '../../recognition/recogniser.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { pagePicture } from '../pdf/page-picture.ts';
import { readSource } from '../read-source.ts';
import { readPictured } from './read-pictured.ts';

const flyer = new URL('../../../../../samples/condominium-flyer.pdf', import.meta.url);
const source = { sourceId: 'flyer', sourceKind: 'document', sourceName: 'flyer.png', contentType: 'image/png' } as const;

let recogniser: Recogniser;
beforeAll(async () => {
  recogniser = await openRecogniser(2);
});
afterAll(() => recogniser.close());

/** The first page of the sample as a picture of 200 dots an inch, white below the part that is shown: each line that is read takes its time. */
async function pictureOfFlyer(shown = 1): Promise<Sharp> {
  const bytes = new Uint8Array(await readFile(flyer));
  const { task, document } = await openPdf({ ...source, bytes });
  try {
    const { width, height, data } = await pagePicture(document, await document.getPage(1));
    data.fill(255, Math.round(shown * height) * width * 3);
    return sharp(data, { raw: { width, height, channels: 3 } });
  } finally {
    await task.destroy();
  }
}

function factsOf(reading: SourceReading) {
  const facts = extractFacts([reading], { municipalities: { find: () => null }, asOf: '2026-11-22' });
  if (facts.kind === 'refuse') throw new Error(facts.message);
  return facts;
}

describe('readPictured', () => {
  it('reads of a picture what the text layer of the same page says, and asks about the rest', async () => {
    const pages: [number, number][] = [];
    const bytes = await (await pictureOfFlyer()).rotate(1.2, { background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
    const reading = await readPictured({ ...source, bytes }, { recogniser, side: 2368, onPage: (page, of) => pages.push([page, of]) });
    expect(pages).toEqual([[1, 1]]);
    const seen = factsOf(reading);
    const printed = factsOf(await readSource({ ...source, bytes: new Uint8Array(await readFile(flyer)) }));
    const amounts = ['price_jpy', 'monthly_rent_jpy', 'management_fee_jpy_month', 'repair_reserve_jpy_month', 'floor_area_m2'] as const;
    for (const field of amounts) expect([field, seen.values[field] ?? 'asked']).toEqual([field, expect.anything()]);
    for (const field of amounts)
      if (seen.values[field] !== null) expect([field, seen.values[field]]).toEqual([field, printed.values[field]]);
    expect(amounts.filter((field) => seen.values[field] === null).length).toBeLessThanOrEqual(1);
    expect(seen.evidence.price_jpy?.[0]).toMatchObject({ page: 1, recognised: 'sure', box: expect.any(Array) });
  });

  it('reads with one thread and from smaller pages, as a machine of one processor and 2 GB does', async () => {
    const economical = await openRecogniser(1);
    try {
      // The headline, and the table down to the layout.
      const bytes = await (await pictureOfFlyer(0.36)).png().toBuffer();
      const pages: Uint8Array[] = [];
      const reading = await readPictured(
        { ...source, bytes },
        { recogniser: economical, side: 1600, onStraightened: (_, webp) => pages.push(webp) },
      );
      expect(factsOf(reading).values).toMatchObject({ price_jpy: 21_800_000, layout: '1K' });
      expect((await sharp(pages[0]).metadata()).format).toBe('webp');
    } finally {
      await economical.close();
    }
  });

  it('says that nothing can be read of a picture without text', async () => {
    const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#eeeeee' } })
      .png()
      .toBuffer();
    const reading = await readPictured({ ...source, bytes }, { recogniser, side: 1600 });
    expect(reading.unreadable).toContain('flyer.png');
  });
});
