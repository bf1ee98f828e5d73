import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { openPdf } from '../readers/pdf/open-pdf.ts';
import { pagePicture } from '../readers/pdf/page-picture.ts';

/** Strokes of a pen over printed figures: left, top, width and height as shares of the page. */
const strokes = [
  { left: 0.578, top: 0.5022, width: 0.012, height: 0.018 },
  { left: 0.59, top: 0.2882, width: 0.012, height: 0.018 },
];

/**
 * The sample flyer of a condominium as a scan of 200 dots an inch, on which a pen went over the management fee and the
 * floor area, so that readers of pictures cannot agree on them.
 */
export async function scannedFlyer(): Promise<Uint8Array> {
  const bytes = new Uint8Array(await readFile(new URL('../../../../samples/condominium-flyer.pdf', import.meta.url)));
  const source = { sourceId: 'flyer', sourceKind: 'document', sourceName: 'flyer.pdf', contentType: 'application/pdf' } as const;
  const { task, document } = await openPdf({ ...source, bytes });
  try {
    const { width, height, data } = await pagePicture(document, await document.getPage(1));
    const lines = strokes.map(
      (stroke) =>
        `<path d="M${stroke.left * width} ${(stroke.top + stroke.height) * height} L${(stroke.left + stroke.width) * width} ${stroke.top * height}" stroke="#333" stroke-width="3"/>`,
    );
    const pen = `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg">${lines.join('')}</svg>`;
    return await sharp(data, { raw: { width, height, channels: 3 } })
      .composite([{ input: Buffer.from(pen) }])
      .png()
      .toBuffer();
  } finally {
    await task.destroy();
  }
}
