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
}, 60_000);
afterAll(() => recogniser.close());

it('turns a page that lies on its side, and then the one that stands on its head', { timeout: 180_000 }, async () => {
  const { picture, turned, boxes } = await straightened(recogniser, turnedByQuarters(page, 1), 1600);
  expect([picture.width, picture.height]).toEqual([page.width, page.height]);
  expect(boxes.length).toBeGreaterThan(20);
  expect(turned).toBe(270);
});
