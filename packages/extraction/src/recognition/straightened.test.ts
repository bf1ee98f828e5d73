import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPdf } from '../readers/pdf/open-pdf.ts';
import { pagePicture } from '../readers/pdf/page-picture.ts';
import { turnedByQuarters } from './quarter-turns.ts';
import type { Raster } from './raster.ts';
import { openRecogniser, type Recogniser } from './recogniser.ts';
import { straightened } from './straightened.ts';

const flyer = new URL('../../../../samples/condominium-flyer.pdf', import.meta.url);
let recogniser: Recogniser;
let page: Raster;
beforeAll(async () => {
  recogniser = await openRecogniser(1);
  const bytes = new Uint8Array(await readFile(flyer));
  const { task, document } = await openPdf({
    sourceId: 'flyer',
    sourceKind: 'document',
    sourceName: 'flyer.pdf',
    contentType: 'application/pdf',
    bytes,
  });
  try {
    page = await pagePicture(document, await document.getPage(1));
  } finally {
    await task.destroy();
  }
});
afterAll(() => recogniser.close());

it('turns a page that lies on its side, and then the one that stands on its head', async () => {
  const { picture, turned, boxes } = await straightened(recogniser, turnedByQuarters(page, 1), 1600);
  expect([picture.width, picture.height]).toEqual([page.width, page.height]);
  expect(boxes.length).toBeGreaterThan(20);
  expect(turned).toBe(270);
});

it('reads what was photographed as it is where the bright part of it holds hardly a line', async () => {
  const { width, height } = page;
  const data = page.data.map((value) => Math.round(0.5 * value));
  // A white card without words over the left of a grey page.
  for (let y = Math.round(0.1 * height); y < 0.9 * height; y += 1)
    data.fill(255, (y * width + Math.round(0.06 * width)) * 3, (y * width + Math.round(0.5 * width)) * 3);
  const { picture, boxes } = await straightened(recogniser, { width, height, data }, 1600);
  expect([picture.width, picture.height]).toEqual([width, height]);
  expect(boxes.length).toBeGreaterThan(6);
});
