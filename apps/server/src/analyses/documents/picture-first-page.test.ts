import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureFirstPage } from './picture-first-page.ts';

const flyer = readFileSync(new URL('../../../../../samples/condominium-flyer.pdf', import.meta.url));

describe('the picture of the first page of a PDF', () => {
  it('is a PNG as wide or high as a reader of small print needs', async () => {
    const picture = Buffer.from(await pictureFirstPage(flyer));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(Math.max(picture.readUInt32BE(16), picture.readUInt32BE(20))).toBe(1600);
    expect(picture.length).toBeGreaterThan(20_000);
  });

  it('says why there is none for what only begins like a PDF, and for one that is cut off', async () => {
    for (const bytes of [Buffer.from('%PDF-1.7\nnothing'), flyer.subarray(0, 900)]) {
      await expect(pictureFirstPage(bytes)).rejects.toMatchObject({ code: 'unsupported_type', status: 415 });
    }
  });
});
