import type { PDFPageProxy } from 'pdfjs-dist';
import { type Matrix, times } from './pdf-pages.ts';

const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 6 && value.every((part) => typeof part === 'number');

/** The area of the largest picture that a page draws, in its own space; 0 where it draws none. */
export async function largestPicture(page: PDFPageProxy): Promise<number> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const drawn = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
  const { fnArray, argsArray } = await page.getOperatorList();
  let at: Matrix = [1, 0, 0, 1, 0, 0];
  const kept: Matrix[] = [];
  // A picture is drawn into the unit square of the matrix in force.
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
  return largest;
}
