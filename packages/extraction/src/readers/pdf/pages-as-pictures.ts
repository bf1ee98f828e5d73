import type { PdfPages } from './pdf-pages.ts';

/** A page and the letters of its text layer. */
export interface LetteredPage {
  number: number;
  /** Area of the page in its own space. */
  area: number;
  letters: number;
  /** Letters that stand for none: of the private area, replacements, control characters. */
  unreadable: number;
}

/** With fewer letters than these a page counts as one without a text layer. */
export const leastCharacters = 30;
/** A scan may carry a line or two of text, of a stamp or of what sent it on. */
const fewLetters = 400;
/** Share of the page that a scan fills. */
const scanned = 0.8;
/** From this share of unreadable letters on, a text layer is none. */
const garbled = 0.3;

/** Whether the letters of a page are of no use, so that its picture alone says what stands there. */
export const isGarbled = ({ letters, unreadable }: LetteredPage): boolean => letters >= leastCharacters && unreadable >= garbled * letters;

/** How many letters of a text stand for none. */
export const unreadableIn = (text: string): number => text.match(/[\ue000-\uf8ff\ufffd\p{Cc}]/gu)?.length ?? 0;

/**
 * Those of the pages that are to be read as pictures: with hardly a letter and any picture, with few letters and a picture
 * that fills the page (which is read both ways), or with letters that stand for none.
 */
export async function pagesAsPictures(pdf: PdfPages, pages: readonly LetteredPage[]): Promise<number[]> {
  const open = pages.filter((page) => page.letters < fewLetters || isGarbled(page));
  if (open.length === 0) return [];
  const pictures = await pdf.largestPictures(open.map(({ number }) => number));
  return open
    .filter((page, index) => {
      const largest = pictures[index] ?? 0;
      return isGarbled(page) || (page.letters < leastCharacters ? largest > 0 : largest >= scanned * page.area);
    })
    .map(({ number }) => number);
}
