import sharp from 'sharp';
import { homography, projected, type Quadrilateral } from '../../recognition/homography.ts';
import type { Raster } from '../../recognition/raster.ts';

const strengths = {
  /** Held nearly straight above the sheet, by day. */
  mild: { lean: 0.035, shade: 0.25, noise: 5, blur: 0.7, quality: 80 },
  /** Held askew under a lamp. */
  strong: { lean: 0.095, shade: 0.45, noise: 9, blur: 1, quality: 70 },
} as const;

/** A printed page as a phone photographs it, `longSide` pixels long: askew on a dark desk, unevenly lit, a little blurred, with noise. */
export async function photograph(page: Raster, strength: keyof typeof strengths, chance: () => number, longSide: number): Promise<Buffer> {
  const { lean, shade, noise, blur, quality } = strengths[strength];
  const portrait = page.height > page.width;
  const width = portrait ? Math.round(longSide * 0.75) : longSide;
  const height = portrait ? longSide : Math.round(longSide * 0.75);
  const fill = Math.min((0.86 * width) / page.width, (0.86 * height) / page.height);
  const [pageWidth, pageHeight] = [page.width * fill, page.height * fill];
  const [left, top] = [(width - pageWidth) / 2, (height - pageHeight) / 2];
  const moved = (x: number, y: number) => ({
    x: x + (chance() * 2 - 1) * lean * pageWidth * 0.7,
    y: y + (chance() * 2 - 1) * lean * pageHeight * 0.7,
  });
  const sheet: Quadrilateral = [
    moved(left, top),
    moved(left + pageWidth, top),
    moved(left + pageWidth, top + pageHeight),
    moved(left, top + pageHeight),
  ];
  const whole: Quadrilateral = [
    { x: 0, y: 0 },
    { x: page.width, y: 0 },
    { x: page.width, y: page.height },
    { x: 0, y: page.height },
  ];
  const toPage = homography(sheet, whole);
  if (!toPage) throw new Error('The corners of a photographed sheet lie on one line.');
  const lampX = (0.2 + 0.6 * chance()) * width;
  const lampY = (0.1 + 0.3 * chance()) * height;
  const reach = Math.hypot(width, height);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = projected(toPage, { x: x + 0.5, y: y + 0.5 });
      const inside = at.x >= 0 && at.y >= 0 && at.x < page.width - 1 && at.y < page.height - 1;
      const light = 1 - shade * (Math.hypot(x - lampX, y - lampY) / reach) * 1.6;
      const grain = (chance() + chance() + chance() - 1.5) * noise;
      const [fx, fy] = [Math.max(0, at.x - 0.5), Math.max(0, at.y - 0.5)];
      const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
      const from = (y0 * page.width + x0) * 3;
      const desk = 62 + 14 * Math.sin(y / 37 + Math.sin(x / 211) * 3);
      for (let channel = 0; channel < 3; channel += 1) {
        const of = (offset: number): number => page.data[from + offset + channel] ?? 255;
        const value = inside
          ? (of(0) * (1 - fx + x0) + of(3) * (fx - x0)) * (1 - fy + y0) +
            (of(page.width * 3) * (1 - fx + x0) + of(page.width * 3 + 3) * (fx - x0)) * (fy - y0)
          : desk * (1 - 0.18 * channel);
        data[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, Math.round(value * 0.94 * light + grain)));
      }
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .blur(blur)
    .jpeg({ quality })
    .toBuffer();
}
