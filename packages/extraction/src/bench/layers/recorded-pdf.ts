import type { PaintedLine, PdfPage, PdfPages } from '../../readers/pdf/pdf-pages.ts';

export interface RecordedPage extends Pick<PdfPage, 'width' | 'height' | 'transform' | 'area' | 'runs'> {
  painted: PaintedLine[];
  largestPicture: number;
}

/** All that the PDF library returned of one document. */
export interface RecordedPdf {
  title: string | null;
  pages: RecordedPage[];
}

export async function recordPdf(pdf: PdfPages): Promise<RecordedPdf> {
  const numbers = Array.from({ length: pdf.count }, (_, index) => index + 1);
  const pictures = await pdf.largestPictures(numbers);
  const pages: RecordedPage[] = [];
  for (const number of numbers) {
    const page = await pdf.page(number);
    const { width, height, transform, area, runs } = page;
    pages.push({ width, height, transform, area, runs, painted: await page.painted(), largestPicture: pictures[number - 1] ?? 0 });
    page.release();
  }
  const title = await pdf.title();
  return { title: typeof title === 'string' ? title : null, pages };
}

/** A recorded document in place of the library. */
export function recordedPages({ title, pages }: RecordedPdf): PdfPages {
  const at = (number: number): RecordedPage => {
    const page = pages[number - 1];
    if (!page) throw new RangeError(`page ${number} of ${pages.length}`);
    return page;
  };
  return {
    count: pages.length,
    page: async (number) => ({ ...at(number), painted: async () => at(number).painted, release: () => undefined }),
    title: async () => title,
    largestPictures: async (numbers) => numbers.map((number) => at(number).largestPicture),
    close: async () => undefined,
  };
}
