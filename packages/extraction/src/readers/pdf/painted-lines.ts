import type { PDFPageProxy } from 'pdfjs-dist';
import { type Matrix, type PaintedLine, times } from './pdf-pages.ts';

/** Beyond so many paths a page is a drawing. */
const mostPaths = 6000;

/** Corner points of the straight lines of a path; none where it has curves. */
function straightLines(path: ArrayLike<number>): [number, number][][] {
  const lines: [number, number][][] = [];
  for (let index = 0; index < path.length; ) {
    const operation = path[index];
    if (operation === 0 || operation === 1) {
      const point: [number, number] = [path[index + 1] ?? 0, path[index + 2] ?? 0];
      if (operation === 0) lines.push([point]);
      else lines.at(-1)?.push(point);
      index += 3;
    } else if (operation === 4) {
      const [first] = lines.at(-1) ?? [];
      if (first) lines.at(-1)?.push(first);
      index += 1;
    } else return [];
  }
  return lines;
}

/** The straight lines that a page strokes or fills, in the order in which it does. */
export async function paintedLines(page: PDFPageProxy, shown: Matrix): Promise<PaintedLine[]> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { fnArray, argsArray } = await page.getOperatorList();
  const found: PaintedLine[] = [];
  const stack: Matrix[] = [];
  let matrix = shown;
  const paints = new Set<unknown>([
    OPS.stroke,
    OPS.closeStroke,
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
  ]);
  let paths = 0;
  for (const [index, operation] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    if (operation === OPS.save) stack.push(matrix);
    else if (operation === OPS.restore) matrix = stack.pop() ?? matrix;
    else if (operation === OPS.transform) matrix = times(matrix, args as Matrix);
    else if (operation === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      const own = (args as [Matrix | null])[0];
      if (own) matrix = times(matrix, own);
    } else if (operation === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix;
    else if (operation === OPS.constructPath && paths < mostPaths) {
      paths += 1;
      const [paint, data] = args as [unknown, (ArrayLike<number> | null)[]];
      const path = data[0];
      if (!paints.has(paint) || !path) continue;
      for (const corners of straightLines(path)) found.push({ matrix, corners });
    }
  }
  return found;
}
