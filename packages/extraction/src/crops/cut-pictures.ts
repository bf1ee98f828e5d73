import sharp from 'sharp';
import { openPdf } from '../readers/pdf/open-pdf.ts';
import { pagePicture } from '../readers/pdf/page-picture.ts';
import type { Raster } from '../recognition/raster.ts';
import { cropBox, type ValuePlace } from './crop-box.ts';
import { createDrawnPages, type DrawnPage, type DrawnPages } from './drawn-pages.ts';
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

async function cutPage(page: number, { raster, sheet }: DrawnPage, places: readonly ValuePlace[]): Promise<CutPage> {
  const crops = places.map((place) => {
    const { left, top, right, bottom } = cropBox(place, raster);
    return keptPicture(() => openRaster(raster).extract({ left, top, width: right - left, height: bottom - top }), cropLimits);
  });
  return { page, sheet, crops: await Promise.all(crops) };
}

async function asDrawn(raster: Raster): Promise<DrawnPage> {
  return { raster, sheet: await keptPicture(() => openRaster(raster), sheetLimits) };
}

/** Draws pages of a PDF one after the other; those beyond its end are left out. */
async function drawPages(
  pdf: Uint8Array,
  sourceName: string,
  numbers: readonly number[],
  use: (number: number, page: DrawnPage) => unknown,
) {
  // The document takes the bytes for itself.
  const source = { sourceId: 'cut', sourceKind: 'document', sourceName, contentType: 'application/pdf', bytes: pdf.slice() } as const;
  const { task, document } = await openPdf(source);
  try {
    for (const number of numbers) {
      const page = await document.getPage(number);
      const raster = await pagePicture(document, page);
      page.cleanup();
      await use(number, await asDrawn(raster));
    }
  } finally {
    await task.destroy();
  }
}

/** Draws the first page of a PDF and keeps it, while what is to be cut out of it is still being read. @throws ReadFailure */
export async function drawAhead(pdf: Uint8Array, sourceName: string, drawn: DrawnPages): Promise<void> {
  await drawPages(pdf, sourceName, [1], (number, page) => drawn.keep(pdf, number, page));
}

/**
 * Cuts the places of values out of the pages of one document. Meant for a child process: the bytes are hostile. A page that was
 * drawn ahead is not drawn again. @throws ReadFailure
 */
export async function cutPictures({ pdf, sourceName, pages }: CutRequest, drawn: DrawnPages = createDrawnPages()): Promise<CutPage[]> {
  const cut: CutPage[] = [];
  const left = new Map<number, readonly ValuePlace[]>();
  for (const { page, straightened, places } of pages) {
    const ready = straightened === undefined ? pdf && drawn.take(pdf, page) : await asDrawn(await rasterOf(straightened));
    if (ready === null) left.set(page, places);
    else cut.push(await cutPage(page, ready, places));
  }
  if (pdf !== null && left.size > 0) {
    const use = async (number: number, page: DrawnPage) => void cut.push(await cutPage(number, page, left.get(number) ?? []));
    await drawPages(pdf, sourceName, [...left.keys()], use);
  }
  return cut.sort((one, other) => one.page - other.page);
}
