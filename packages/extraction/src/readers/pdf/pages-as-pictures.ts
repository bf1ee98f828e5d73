import type { SourceInput } from '../../reading/source-reading.ts';
import { openPdf } from './open-pdf.ts';

/** A page and the letters of its text layer. */
export interface LetteredPage {
  number: number;
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

type Matrix = readonly [number, number, number, number, number, number];

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((part) => typeof part === 'number');

/** Whether the letters of a page are of no use, so that its picture alone says what stands there. */
export const isGarbled = ({ letters, unreadable }: LetteredPage): boolean => letters >= leastCharacters && unreadable >= garbled * letters;

/** How many letters of a text stand for none. */
export const unreadableIn = (text: string): number => text.match(/[\ue000-\uf8ff\ufffd\p{Cc}]/gu)?.length ?? 0;

/**
 * Those of the pages that are to be read as pictures: with hardly a letter and any picture, with few letters and a picture
 * that fills the page (which is read both ways), or with letters that stand for none.
 */
export async function pagesAsPictures(input: SourceInput, pages: readonly LetteredPage[]): Promise<number[]> {
  const open = pages.filter((page) => page.letters < fewLetters || isGarbled(page));
  if (open.length === 0) return [];
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const drawn = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
  const { task, document } = await openPdf(input);
  const found: number[] = [];
  try {
    for (const lettered of open) {
      const page = await document.getPage(lettered.number);
      const { fnArray, argsArray } = await page.getOperatorList();
      let at: Matrix = [1, 0, 0, 1, 0, 0];
      const kept: Matrix[] = [];
      // The area of the largest picture: a picture is drawn into the unit square of the matrix in force.
      let largest = 0;
      for (const [index, operation] of fnArray.entries()) {
        const args: unknown = argsArray[index];
        const [first] = Array.isArray(args) ? (args as unknown[]) : [];
        if (operation === OPS.save || operation === OPS.paintFormXObjectBegin) kept.push(at);
        if (operation === OPS.transform && isMatrix(args)) at = times(at, args);
        else if (operation === OPS.paintFormXObjectBegin && isMatrix(first)) at = times(at, first);
        else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd) at = kept.pop() ?? at;
        else if (drawn.has(operation)) largest = Math.max(largest, Math.abs(at[0] * at[3] - at[1] * at[2]));
      }
      const [left = 0, top = 0, right = 0, bottom = 0] = page.view;
      const fills = largest >= scanned * Math.abs((right - left) * (bottom - top));
      if (isGarbled(lettered) || (lettered.letters < leastCharacters ? largest > 0 : fills)) found.push(lettered.number);
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
  return found;
}
