import type { Matrix, PaintedLine, TypeRun } from '../../readers/pdf/pdf-pages.ts';
import type { RecordedPage, RecordedPdf } from './recorded-pdf.ts';

/** The shortest decimals that give the same number again: rows of type may be parted by 1e-13 points. */
const exactly = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));
const exact = (values: readonly number[]): string => values.map(exactly).join(' ');

const same = (a: readonly number[], b: readonly number[]): boolean => a.every((value, index) => Object.is(value, b[index]));

export const uprightMatrix = (height: number): Matrix => [1, 0, 0, -1, 0, height];

export const placeOf = ({ transform: [, , , , x, y], width, height }: TypeRun): number[] => [x, y, width, height];

/** A figure that the run before has as well is written as `=`. */
function runLine(run: TypeRun, before: TypeRun | undefined): string {
  const [a, b, c, d] = run.transform;
  const figures = placeOf(run).map((value, index) => (before && Object.is(value, placeOf(before)[index]) ? '=' : exactly(value)));
  if (!same([a, b, c, d], [run.height, 0, 0, run.height])) figures.push(exact([a, b, c, d]));
  return `${run.endsLine ? 'end' : 'run'} ${figures.join(' ')} ${JSON.stringify(run.text)}`;
}

/** A rectangle is told by two of its corners, any other line by all. */
function cornersLine({ corners }: PaintedLine): string {
  const [first = [0, 0], , third = [0, 0]] = corners;
  const [[x, y], [right, bottom]] = [first, third];
  const across = [x, y, right, y, right, bottom, x, bottom, x, y];
  const upright = [x, y, x, bottom, right, bottom, right, y, x, y];
  if (corners.length === 5 && same(across, corners.flat())) return `box ${exact([x, y, right, bottom])}`;
  if (corners.length === 5 && same(upright, corners.flat())) return `upright-box ${exact([x, y, right, bottom])}`;
  return `path ${exact(corners.flat())}`;
}

function pageLines({ width, height, transform, area, runs, painted, largestPicture }: RecordedPage): string[] {
  const lines = [`page ${exact([width, height])}`];
  if (!same(transform, uprightMatrix(height))) lines.push(`shown ${exact(transform)}`);
  if (area !== width * height) lines.push(`area ${exact([area])}`);
  if (largestPicture !== 0) lines.push(`picture ${exact([largestPicture])}`);
  lines.push(...runs.map((run, index) => runLine(run, runs[index - 1])));
  let before: Matrix | null = null;
  for (const line of painted) {
    if (before === null || !same(line.matrix, before)) lines.push(`matrix ${exact(line.matrix)}`);
    before = line.matrix;
    lines.push(cornersLine(line));
  }
  return lines;
}

/**
 * A recorded document as text, a thing a line: `page width height`, `run x y width height "text"` (`end` where the run ends a
 * line; `=` for a figure of the run before), `matrix` and, in it, `box left top right bottom` or `path` with the corners of a painted line.
 */
export function layerText({ title, pages }: RecordedPdf): string {
  const lines = [...(title === null ? [] : [`title ${JSON.stringify(title)}`]), ...pages.flatMap(pageLines)];
  return `${lines.join('\n')}\n`;
}
