import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FileKind } from '../readers/file-kind.ts';
import { decodePicture } from './decode-picture.ts';

/** Red on the left, white on the right. */
const halves = sharp({ create: { width: 40, height: 20, channels: 3, background: '#ffffff' } }).composite([
  { input: { create: { width: 20, height: 20, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
]);

function bitmap(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const file = new DataView(new ArrayBuffer(54 + pixels.length));
  file.setUint16(0, 0x424d);
  file.setUint32(2, 54 + pixels.length, true);
  file.setUint32(10, 54, true);
  file.setUint32(14, 40, true);
  file.setInt32(18, width, true);
  file.setInt32(22, height, true);
  file.setUint16(26, 1, true);
  file.setUint16(28, 24, true);
  const bytes = new Uint8Array(file.buffer);
  bytes.set(pixels, 54);
  return bytes;
}

function colourAt({ width, data }: { width: number; data: Uint8Array }, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}

describe('decodePicture', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('reads a %s', async (kind) => {
    const picture = await decodePicture(await halves.clone().toFormat(kind).toBuffer(), kind, 'flyer');
    expect(picture).toMatchObject({ width: 40, height: 20 });
    const [red = 0, green = 0] = colourAt(picture, 5, 10);
    expect(red - green).toBeGreaterThan(200);
    expect(Math.min(...colourAt(picture, 35, 10))).toBeGreaterThan(240);
  });

  it('reads a bitmap', async () => {
    const rows = [0, 0, 255, 255, 255, 255, 0, 0];
    const picture = await decodePicture(bitmap(2, 2, new Uint8Array([...rows, ...rows])), 'bmp', 'flyer.bmp');
    expect(colourAt(picture, 0, 0)).toEqual([255, 0, 0]);
    expect(colourAt(picture, 1, 1)).toEqual([255, 255, 255]);
  });

  it('turns a photograph as its camera says', async () => {
    const turned = await halves.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await decodePicture(turned, 'jpeg', 'photo.jpg')).toMatchObject({ width: 20, height: 40 });
  });

  it('shows what is transparent on white', async () => {
    const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    expect(colourAt(await decodePicture(clear, 'png', 'clear.png'), 1, 1)).toEqual([255, 255, 255]);
  });

  it('makes a large picture smaller', async () => {
    const wide = await sharp({ create: { width: 6800, height: 100, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    expect(await decodePicture(wide, 'png', 'wide.png')).toMatchObject({ width: 3400, height: 50 });
  });

  /** A PNG that says it is 30,000 pixels wide and high, in 130 bytes. */
  function bomb(): Uint8Array {
    const chunk = (name: string, data: Uint8Array): Buffer => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(data.length);
      head.write(name, 4, 'latin1');
      return Buffer.concat([head, data, Buffer.alloc(4)]);
    };
    const size = Buffer.alloc(13);
    size.writeUInt32BE(30_000, 0);
    size.writeUInt32BE(30_000, 4);
    size.set([8, 2], 8);
    return Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', size),
      chunk('IDAT', deflateSync(Buffer.alloc(100))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  it.each<[string, FileKind, () => Uint8Array, string]>([
    ['a PNG of 900 million pixels', 'png', bomb, 'too_large'],
    ['a bitmap of 900 million pixels', 'bmp', () => bitmap(30_000, -30_000, new Uint8Array(8)), 'too_large'],
    ['a broken JPEG', 'jpeg', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]), 'damaged'],
    ['a bitmap that ends in its header', 'bmp', () => new Uint8Array([0x42, 0x4d, 0, 0]), 'damaged'],
  ])('refuses %s', async (_, kind, bytes, code) => {
    await expect(decodePicture(bytes(), kind, 'flyer')).rejects.toMatchObject({ code, sourceName: 'flyer' });
  });
});
