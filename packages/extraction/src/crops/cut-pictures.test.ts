import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { extractFacts } from '../facts/extract-facts.ts';
import { readSource } from '../readers/read-source.ts';
import { cropLimits, cutPictures, drawAhead, sheetLimits } from './cut-pictures.ts';
import { createDrawnPages } from './drawn-pages.ts';
import { keptPicture, openRaster, straightenedPage } from './picture-of.ts';

const flyer = new URL('../../../../samples/condominium-flyer.pdf', import.meta.url);

/** Noise does not become smaller by any quality. */
function noise(width: number, height: number) {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0, state = 1; at < data.length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[at] = state >>> 24;
  }
  return { width, height, data };
}

describe('cutPictures', () => {
  it('keeps each page of a PDF and, of each value on it, the part that shows it, all of them small', async () => {
    const pdf = new Uint8Array(await readFile(flyer));
    const source = { sourceId: 'f', sourceKind: 'document', sourceName: 'flyer.pdf', contentType: 'application/pdf' } as const;
    const facts = extractFacts([await readSource({ ...source, bytes: pdf })], { municipalities: { find: () => null }, asOf: '2026-11-22' });
    if (facts.kind === 'refuse') throw new Error(facts.message);
    const places = [facts.evidence.price_jpy?.[0], facts.evidence.monthly_rent_jpy?.[0]].flatMap((entry) =>
      entry?.box ? [{ box: entry.box }] : [],
    );
    expect(places).toHaveLength(2);
    const [page] = await cutPictures({ pdf, sourceName: 'flyer.pdf', pages: [{ page: 1, places }] });
    expect(page?.page).toBe(1);
    expect(page?.sheet?.webp.byteLength).toBeLessThan(sheetLimits.bytes);
    expect(Math.max(page?.sheet?.width ?? 0, page?.sheet?.height ?? 0)).toBe(sheetLimits.longSide);
    for (const crop of page?.crops ?? []) {
      expect(crop?.webp.byteLength).toBeLessThan(cropLimits.bytes);
      const { width, format } = await sharp(crop?.webp).metadata();
      expect([format, width]).toEqual(['webp', crop?.width]);
    }
    // The price is printed in red, and so its own place was cut, not another one.
    const { channels } = await sharp(page?.crops[0]?.webp).stats();
    expect((channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)).toBeGreaterThan(10);
  });

  it('draws a page ahead once, and cuts the same out of it as without', async () => {
    const pdf = new Uint8Array(await readFile(flyer));
    const request = { pdf, sourceName: 'flyer.pdf', pages: [{ page: 1, places: [{ box: [0.1, 0.1, 0.3, 0.05] as const }] }] };
    const drawn = createDrawnPages();
    await drawAhead(pdf, 'flyer.pdf', drawn);
    const page = drawn.take(pdf, 1);
    expect(page?.sheet?.width).toBeGreaterThan(1000);
    if (page !== null) drawn.keep(pdf, 1, page);
    const ahead = await cutPictures(request, drawn);
    expect(drawn.take(pdf, 1)).toBeNull();
    expect(ahead).toEqual(await cutPictures(request, drawn));
  });

  it('keeps the last pages alone that nobody has taken yet', () => {
    const drawn = createDrawnPages();
    const page = { raster: { width: 1, height: 1, data: new Uint8Array(3) }, sheet: null };
    for (let number = 0; number < 6; number += 1) drawn.keep(new Uint8Array([number]), 1, page);
    expect([0, 1, 2, 5].map((number) => drawn.take(new Uint8Array([number]), 1) !== null)).toEqual([false, false, true, true]);
  });

  it('cuts a page that was straightened before from its picture alone', async () => {
    const raster = { width: 300, height: 200, data: new Uint8Array(300 * 200 * 3).fill(255) };
    raster.data.fill(0, 0, 300 * 20 * 3);
    const cut = await cutPictures({
      pdf: null,
      sourceName: 'photo.jpg',
      pages: [{ page: 1, straightened: await straightenedPage(raster), places: [{ box: [0, 0, 1, 0.1] }] }],
    });
    expect(cut[0]?.sheet).toMatchObject({ width: 300, height: 200 });
    const { channels } = await sharp(cut[0]?.crops[0]?.webp).stats();
    expect(channels[0]?.mean).toBeLessThan(170);
  });

  it('makes a picture coarser that is too large, and keeps none that stays so', async () => {
    const dense = noise(600, 400);
    const coarse = await keptPicture(() => openRaster(dense), { longSide: 600, bytes: 30_000 });
    expect(coarse?.width).toBeLessThan(600);
    expect(coarse?.webp.byteLength).toBeLessThanOrEqual(30_000);
    expect(await keptPicture(() => openRaster(dense), { longSide: 600, bytes: 500 })).toBeNull();
  });
});
