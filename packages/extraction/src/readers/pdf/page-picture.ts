import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { Raster } from '../../recognition/raster.ts';

type RenderParameters = Parameters<PDFPageProxy['render']>[0];

interface Drawing {
  canvas: RenderParameters['canvas'];
  context: RenderParameters['canvasContext'];
}

interface Readable {
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
}

const pointsPerInch = 72;
/** What readers of pictures do best with: more dots an inch gain nothing. */
const dotsPerInch = 200;
const longestSide = 3400;

/** Draws a page of a PDF on white, with 200 dots an inch where that is not beyond the longest side. */
export async function pagePicture(document: PDFDocumentProxy, page: PDFPageProxy): Promise<Raster> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(dotsPerInch / pointsPerInch, longestSide / Math.max(width, height, 1)) });
  const size = { width: Math.max(1, Math.ceil(viewport.width)), height: Math.max(1, Math.ceil(viewport.height)) };
  const factory = document.canvasFactory as { create(width: number, height: number): Drawing; destroy(drawing: object): void };
  const drawing = factory.create(size.width, size.height);
  try {
    const { canvas, context } = drawing;
    // Written for browsers, where both are elements of a page; the factory's own serve as well.
    const drawn: unknown = { canvas, canvasContext: context, viewport, background: 'white' };
    await page.render(drawn as Parameters<PDFPageProxy['render']>[0]).promise;
    const { data: pixels } = (context as Readable).getImageData(0, 0, size.width, size.height);
    const data = new Uint8Array(size.width * size.height * 3);
    for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
      data[to] = pixels[from] ?? 255;
      data[to + 1] = pixels[from + 1] ?? 255;
      data[to + 2] = pixels[from + 2] ?? 255;
    }
    return { ...size, data };
  } finally {
    factory.destroy(drawing);
  }
}
