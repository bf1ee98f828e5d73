import sharp from 'sharp';
import { pagePicture } from '../readers/pdf/page-picture.ts';
import { openPdf } from '../readers/pdf/read-pdf.ts';
import type { Raster } from '../recognition/raster.ts';
import { cropBox, type ValuePlace } from './crop-box.ts';
import { type KeptPicture, keptPicture, openRaster } from './picture-of.ts';

/** A page of a document from which values were read, and where they stand on it. */
export interface PageToCut {
  page: number;
  /** The page as a reader of pictures straightened it; without it the page is drawn from the document. */
  straightened?: Uint8Array;
  places: ValuePlace[];
}

/** A document, and what is to be cut out of it. Plain, so that it can cross a process wall. */
export interface CutRequest {
  /** A PDF; null where every page is there as a picture. */
  pdf: Uint8Array | null;
  sourceName: string;
  pages: PageToCut[];
}

/** A page as a picture, and for each place the part of it that shows the value; null where one is too large to keep. */
export interface CutPage {
  page: number;
  sheet: KeptPicture | null;
  crops: (KeptPicture | null)[];
}

/** Bytes and pixels of what is kept: a crop stands in a report many times over, a sheet alone on its page. */
export const cropLimits = { longSide: 640, bytes: 10 * 1024 };
export const sheetLimits = { longSide: 1500, bytes: 240 * 1024 };

async function rasterOf(webp: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(webp, { limitInputPixels: 20_000_000 }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

async function cutPage(page: number, raster: Raster, places: readonly ValuePlace[]): Promise<CutPage> {
  const crops: (KeptPicture | null)[] = [];
  for (const place of places) {
    const { left, top, right, bottom } = cropBox(place, raster);
    crops.push(await keptPicture(() => openRaster(raster).extract({ left, top, width: right - left, height: bottom - top }), cropLimits));
  }
  return { page, sheet: await keptPicture(() => openRaster(raster), sheetLimits), crops };
}

/** Cuts the places of values out of the pages of one document. Meant for a child process: the bytes are hostile. @throws ReadFailure */
export async function cutPictures({ pdf, sourceName, pages }: CutRequest): Promise<CutPage[]> {
  const cut: CutPage[] = [];
  for (const { page, straightened, places } of pages)
    if (straightened !== undefined) cut.push(await cutPage(page, await rasterOf(straightened), places));
  const drawn = pages.filter(({ straightened }) => straightened === undefined);
  if (pdf === null || drawn.length === 0) return cut;
  const { task, document } = await openPdf({
    sourceId: 'cut',
    sourceKind: 'document',
    sourceName,
    contentType: 'application/pdf',
    bytes: pdf,
  });
  try {
    for (const { page: number, places } of drawn) {
      const page = await document.getPage(number);
      const raster = await pagePicture(document, page);
      page.cleanup();
      cut.push(await cutPage(number, raster, places));
    }
  } finally {
    await task.destroy();
  }
  return cut.sort((one, other) => one.page - other.page);
}
