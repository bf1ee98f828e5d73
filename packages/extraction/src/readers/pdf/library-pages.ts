import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { SourceInput } from '../../reading/source-reading.ts';
import { limits } from '../limits.ts';
import { tooLarge } from '../read-failure.ts';
import { largestPicture } from './largest-picture.ts';
import { openPdf } from './open-pdf.ts';
import { paintedLines } from './painted-lines.ts';
import type { Matrix, PdfPage, PdfPages } from './pdf-pages.ts';

async function libraryPage(document: PDFDocumentProxy, number: number, sourceName: string): Promise<PdfPage> {
  const page = await document.getPage(number);
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  if (items.length > limits.pdfItemsPerPage)
    throw tooLarge(sourceName, `page ${number} has ${items.length} runs of type, the limit is ${limits.pdfItemsPerPage}`);
  const [left = 0, top = 0, right = 0, bottom = 0] = page.view;
  const shown = transform as unknown as Matrix;
  return {
    width,
    height,
    transform: shown,
    area: Math.abs((right - left) * (bottom - top)),
    runs: items.flatMap((item) =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              text: item.str,
              transform: item.transform as unknown as Matrix,
              width: item.width,
              height: item.height,
              endsLine: item.hasEOL,
            },
          ]
        : [],
    ),
    painted: () => paintedLines(page, shown),
    release: () => page.cleanup(),
  };
}

/** The pages of a PDF by the library. Its pictures are decoded only to find the largest one. Throws a ReadFailure. */
export async function libraryPages(input: SourceInput): Promise<PdfPages> {
  const { task, document } = await openPdf(input, { pictures: false });
  return {
    count: document.numPages,
    page: (number) => libraryPage(document, number, input.sourceName),
    title: async () => {
      const metadata = await document.getMetadata().catch(() => null);
      return (metadata?.info as { Title?: unknown } | undefined)?.Title;
    },
    largestPictures: async (numbers) => {
      const withPictures = await openPdf(input);
      const areas: number[] = [];
      try {
        for (const number of numbers) {
          const page = await withPictures.document.getPage(number);
          areas.push(await largestPicture(page));
          page.cleanup();
        }
      } finally {
        await withPictures.task.destroy();
      }
      return areas;
    },
    close: () => task.destroy(),
  };
}
