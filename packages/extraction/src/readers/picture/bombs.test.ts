import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Recogniser } from '../../recognition/recogniser.ts';
import { limits } from '../limits.ts';
import { ReadFailure } from '../read-failure.ts';
import { readSource } from '../read-source.ts';
import { readPictured } from './read-pictured.ts';

/** Models that nobody comes to: what is beyond the limits is refused before a page is read. */
const unused = new Proxy({} as Recogniser, {
  get: (_, name) => {
    throw new Error(`the recogniser's ${String(name)} was used`);
  },
});

/** What a reader says of a source. */
async function refusalOf(reading: Promise<unknown>): Promise<string> {
  const problem = await reading.catch((thrown: unknown) => thrown);
  if (!(problem instanceof ReadFailure)) throw new Error(`expected a ReadFailure, got ${String(problem)}`);
  return problem.message;
}

/** A GIF of so many frames of that size, each shown for no time; of each frame one pixel is there. */
function gif(frames: number, width: number, height: number): Uint8Array {
  const screen = Buffer.from([
    0x47,
    0x49,
    0x46,
    0x38,
    0x39,
    0x61,
    width & 255,
    width >> 8,
    height & 255,
    height >> 8,
    0x80,
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
  ]);
  const size = [width & 255, width >> 8, height & 255, height >> 8];
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

/** A PDF of so many pages, each the same picture and no text. */
function scan(pages: number): Uint8Array {
  const picture = deflateSync(Buffer.alloc(64 * 64, 200));
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${Array.from({ length: pages }, (_, page) => `${page + 5} 0 R`).join(' ')}]>>`,
    `<</Type/XObject/Subtype/Image/Width 64/Height 64/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode/Length ${picture.length}>>\nstream\n${picture.toString('latin1')}\nendstream`,
    '<</Length 31>>\nstream\nq 595 0 0 842 0 0 cm /Scan Do Q\nendstream',
    ...Array.from(
      { length: pages },
      () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</Scan 3 0 R>>>>>>',
    ),
  ];
  return Buffer.from(
    `%PDF-1.4\n${objects.map((body, at) => `${at + 1} 0 obj${body}endobj\n`).join('')}trailer<</Root 1 0 R>>\n%%EOF`,
    'latin1',
  );
}

const source = (sourceName: string, contentType: string, bytes: Uint8Array) =>
  ({ sourceId: 'bomb', sourceKind: 'document', sourceName, contentType, bytes }) as const;
const read = (name: string, type: string, bytes: Uint8Array) => readPictured(source(name, type, bytes), { recogniser: unused, side: 1600 });

describe('pictures that are made to cost much', () => {
  it('are refused by their number of pixels, before they are decoded', async () => {
    expect(await refusalOf(read('moving.gif', 'image/gif', gif(1, 30_000, 30_000)))).toMatch(/^“?moving\.gif.*30000 × 30000 pixels/);
  });

  it('are read as their first frame where they have thousands', async () => {
    // One pixel holds no line, so that whoever looks for lines is come to after one frame was decoded.
    await expect(read('moving.gif', 'image/gif', gif(20_000, 1, 1))).rejects.toThrow("the recogniser's detector was used");
  });

  it('are refused as scans of hundreds of pages, and of more pages than are read as pictures', async () => {
    const long = source('scan.pdf', 'application/pdf', scan(200));
    expect(await refusalOf(readSource(long))).toContain(`200 pages, the limit is ${limits.pdfPages}`);
    const many = scan(limits.picturePages + 1);
    expect((await readSource(source('scan.pdf', 'application/pdf', many))).pictured_pages).toHaveLength(limits.picturePages + 1);
    expect(await refusalOf(read('scan.pdf', 'application/pdf', many))).toContain(
      `${limits.picturePages + 1} pages that are pictures, the limit is ${limits.picturePages}`,
    );
  });
});
