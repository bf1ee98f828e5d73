import sharp from 'sharp';
import { chanceOf } from './chance.ts';
import { photograph } from './photograph.ts';
import type { PicturedCase } from './pictured-cases.ts';

/** Resolution at which a page is printed before it is photographed. */
const photographedDpi = 220;
/** Longer side of a photograph in pixels: a phone's picture of ten megapixels. */
const phoneSide = 3600;

export const dpiOf = ({ treatment }: PicturedCase): number => (treatment.as === 'photo' ? photographedDpi : treatment.dpi);

async function noisy(png: Buffer, chance: () => number): Promise<Buffer> {
  const { data, info } = await sharp(png).greyscale().blur(0.5).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1) {
    const speck = chance() < 0.0008;
    const value = (data[at] ?? 0) * 0.92 + 10 + (chance() + chance() + chance() - 1.5) * 30;
    data[at] = speck ? 40 : Math.max(0, Math.min(255, Math.round(value)));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .jpeg({ quality: 75 })
    .toBuffer();
}

/** The file of a case, from its layout printed as PNG at `dpiOf` it. The same in every run. */
export async function treated(png: Buffer, one: PicturedCase): Promise<{ ending: string; file: Buffer }> {
  const { treatment, name } = one;
  switch (treatment.as) {
    case 'png':
      return { ending: 'png', file: png };
    case 'gif':
      return { ending: 'gif', file: await sharp(png).gif({ colours: 16, dither: 0 }).toBuffer() };
    case 'jpeg':
      return { ending: 'jpg', file: await sharp(png).jpeg({ quality: 40 }).toBuffer() };
    case 'one-bit':
      return {
        ending: 'png',
        file: await sharp(await sharp(png).greyscale().threshold(150).toBuffer())
          .png({ palette: true, colours: 2 })
          .toBuffer(),
      };
    case 'noisy':
      return { ending: 'jpg', file: await noisy(png, chanceOf(name)) };
    case 'skewed':
      return {
        ending: 'jpg',
        file: await sharp(png).rotate(treatment.degrees, { background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer(),
      };
    case 'turned':
      return {
        ending: 'png',
        file: await sharp(png)
          .rotate(treatment.quarters * 90)
          .png()
          .toBuffer(),
      };
    case 'exif': {
      const back = { 3: 180, 6: 270, 8: 90 }[treatment.orientation];
      const file = await sharp(png).rotate(back).jpeg({ quality: 85 }).withMetadata({ orientation: treatment.orientation }).toBuffer();
      return { ending: 'jpg', file };
    }
    case 'photo': {
      const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const page = { width: info.width, height: info.height, data: new Uint8Array(data) };
      return { ending: 'jpg', file: await photograph(page, treatment.strength, chanceOf(name), phoneSide) };
    }
  }
}
