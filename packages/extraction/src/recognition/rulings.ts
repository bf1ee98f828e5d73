import { type GreyRaster, heightOf, type PixelBox } from './raster.ts';

/** A printed line: it lies at `at` (a row or a column of pixels) and reaches from `from` to `to`. */
export interface Ruling {
  at: number;
  from: number;
  to: number;
}

export interface Rulings {
  horizontal: Ruling[];
  vertical: Ruling[];
}

/** How much two grounds differ where one cell ends and another begins without a line between them. */
const step = 70;
/** How much brighter the ground on both sides of a line is. */
const contrast = 24;
const longestGap = 3;
/** Pixels for which an upright line may be broken: stems of letters in lines of text above each other are further apart. */
const longestBreak = 5;
/** Pieces of one line lie within this many pixels across it. */
const across = 3;

/** Runs of ridge pixels along one row or column. */
function runsAlong(length: number, isRidge: (at: number) => boolean, least: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = -1;
  let last = -1;
  for (let at = 0; at < length; at += 1) {
    if (!isRidge(at)) continue;
    if (from >= 0 && at - last - 1 > longestGap) {
      if (last + 1 - from >= least) runs.push({ from, to: last + 1 });
      from = at;
    } else if (from < 0) from = at;
    last = at;
  }
  if (from >= 0 && last + 1 - from >= least) runs.push({ from, to: last + 1 });
  return runs;
}

/** Rows of pixels of one thick line, and collinear pieces close to each other, are one line. */
function joined(pieces: readonly Ruling[], longestBreak: number): Ruling[] {
  const lines: Ruling[] = [];
  for (const piece of [...pieces].sort((a, b) => a.at - b.at || a.from - b.from)) {
    const home = lines.findLast(
      (line) => piece.at - line.at <= across && piece.from <= line.to + longestBreak && line.from <= piece.to + longestBreak,
    );
    if (home) {
      home.from = Math.min(home.from, piece.from);
      home.to = Math.max(home.to, piece.to);
    } else lines.push({ ...piece });
  }
  return lines;
}

/**
 * The ruling lines of a page: thin, darker than the ground on both sides, and longer than any stroke of a letter. Where a
 * coloured cell ends beside another one, its edge counts as a vertical line.
 */
export function rulingsOf({ width, height, data }: GreyRaster): Rulings {
  const reach = Math.max(4, Math.round(width / 400)) + 2;
  // Letters that nearly touch a thin line do not hide it.
  const near = 4;
  const brighter = (at: number, than: number): boolean => (data[at] ?? 0) - than > contrast;
  const horizontal: Ruling[] = [];
  for (let y = reach; y < height - reach; y += 1) {
    const isRidge = (x: number): boolean => {
      const at = y * width + x;
      const value = data[at] ?? 0;
      return [reach, near].some((rows) => brighter(at - rows * width, value) && brighter(at + rows * width, value));
    };
    for (const run of runsAlong(width, isRidge, width / 45)) horizontal.push({ at: y, ...run });
  }
  const vertical: Ruling[] = [];
  for (let x = reach; x < width - reach; x += 1) {
    const isRidge = (y: number): boolean => {
      const at = y * width + x;
      const value = data[at] ?? 0;
      return [reach, near].some((columns) => brighter(at - columns, value) && brighter(at + columns, value));
    };
    const isStep = (y: number): boolean => {
      const at = y * width + x;
      return [2, reach].every((columns) => Math.abs((data[at - columns] ?? 0) - (data[at + columns] ?? 0)) > step);
    };
    for (const run of [...runsAlong(height, isRidge, height / 60), ...runsAlong(height, isStep, height / 60)])
      vertical.push({ at: x, ...run });
  }
  return { horizontal: joined(horizontal, width / 30), vertical: joined(vertical, longestBreak) };
}

type Span = readonly [from: number, to: number];

/** Share of a line's height by which a stroke of its letters may reach beyond its box. */
const beyondBox = 0.15;

/** The rulings of a page without strokes of letters, which lie wholly inside of a line of text: they would cut a cell in two. */
export function withoutStrokes({ horizontal, vertical }: Rulings, lines: readonly PixelBox[]): Rulings {
  const isInside = ({ at, from, to }: Ruling, [first, last]: Span, [near, far]: Span, room: number): boolean =>
    from >= first - room && to <= last + room && at >= near && at <= far;
  const isStroke = (line: Ruling, lies: boolean): boolean =>
    lines.some((box) => {
      const across: Span = [box.left, box.right];
      const down: Span = [box.top, box.bottom];
      return lies ? isInside(line, across, down, beyondBox * heightOf(box)) : isInside(line, down, across, beyondBox * heightOf(box));
    });
  return {
    horizontal: horizontal.filter((line) => !isStroke(line, true)),
    vertical: vertical.filter((line) => !isStroke(line, false)),
  };
}
