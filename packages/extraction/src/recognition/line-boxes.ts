import { heightOf, type PixelBox, sharedArea, smallest, widthOf } from './raster.ts';
import type { Ruling, Rulings } from './rulings.ts';
import type { TextBox } from './text-boxes.ts';

/** One piece of printed text that is read as a line: inside one cell, along one row or down one column. */
export interface LineBox extends PixelBox {
  direction: 'row' | 'column';
  /** Columns of the page beyond which another ground begins: the picture of the line ends there. */
  within?: { left: number; right: number };
}

/** A stem of a letter may look like a ruling line; a line of a table is longer than the text beside it is high. */
const longerThanText = 1.25;
/** Both edges of one thick line, in pixels. */
const closeLines = 8;

/** Vertical lines that cut a box from top to bottom, from left to right. */
function crossing(box: PixelBox, vertical: readonly Ruling[]): number[] {
  const height = heightOf(box);
  return vertical
    .filter(
      (line) =>
        line.at > box.left &&
        line.at < box.right &&
        line.from <= box.top + 0.15 * height &&
        line.to >= box.bottom - 0.15 * height &&
        line.to - line.from >= longerThanText * height,
    )
    .map((line) => line.at)
    .sort((a, b) => a - b)
    .filter((at, index, all) => index === 0 || at - (all[index - 1] ?? 0) > closeLines);
}

/** A box that reaches over the lines of a table as one box for each cell. */
function splitAtLines(box: PixelBox, vertical: readonly Ruling[]): PixelBox[] {
  const cuts = [box.left, ...crossing(box, vertical), box.right];
  return cuts.slice(1).map((right, index) => ({ ...box, left: cuts[index] ?? box.left, right }));
}

/** Without slivers beside a line, and without boxes that lie mostly inside another one. */
function withoutScraps(boxes: readonly PixelBox[]): PixelBox[] {
  const whole = boxes.filter((box) => Math.min(widthOf(box), heightOf(box)) >= 0.4 * Math.max(heightOf(box), 1) || widthOf(box) > 6);
  return whole.filter((box) => {
    const area = widthOf(box) * heightOf(box);
    return !whole.some((other) => {
      if (other === box) return false;
      const otherArea = widthOf(other) * heightOf(other);
      return otherArea > area && sharedArea(box, other) > 0.5 * area;
    });
  });
}

const isSingle = (box: PixelBox): boolean => widthOf(box) <= 1.45 * heightOf(box);

/** Whether two boxes of a row are pieces of one line: letters set wide (所 在 地) or words close together. */
function belongTogether(left: PixelBox, right: PixelBox, vertical: readonly Ruling[]): boolean {
  const heights = [heightOf(left), heightOf(right)] as const;
  const height = Math.min(...heights);
  const shared = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top);
  if (shared < 0.6 * height || Math.max(...heights) > 1.6 * height) return false;
  const gap = right.left - left.right;
  if (gap > (isSingle(left) && isSingle(right) ? 3.2 : 0.9) * height) return false;
  const between = { ...smallest([left, right]), left: left.right - 0.3 * height, right: right.left + 0.3 * height };
  return crossing(between, vertical).length === 0;
}

function joinedInRows(boxes: readonly PixelBox[], vertical: readonly Ruling[]): PixelBox[] {
  const lines: { box: PixelBox; last: PixelBox }[] = [];
  for (const box of [...boxes].sort((a, b) => a.left - b.left)) {
    const home = lines.find(({ last }) => box.left >= last.left && belongTogether(last, box, vertical));
    if (home) {
      home.box = smallest([home.box, box]);
      home.last = box;
    } else lines.push({ box, last: box });
  }
  return lines.map(({ box }) => box);
}

/** A column of letters that are stacked, as in the group headings at the left of a table. */
function joinedInColumns(boxes: readonly PixelBox[], horizontal: readonly Ruling[]): LineBox[] {
  const singles = boxes.filter((box) => isSingle(box) && heightOf(box) <= 1.6 * widthOf(box)).sort((a, b) => a.top - b.top);
  const columns: PixelBox[][] = [];
  for (const box of singles) {
    const home = columns.find((column) => {
      const last = column.at(-1);
      if (!last) return false;
      const size = Math.max(heightOf(last), heightOf(box));
      const aligned = Math.abs((last.left + last.right - box.left - box.right) / 2) < 0.3 * size;
      const middle = (box.left + box.right) / 2;
      const parted = horizontal.some(
        (line) => line.from <= middle && line.to >= middle && line.at > last.bottom - 0.4 * size && line.at < box.top + 0.4 * size,
      );
      return aligned && !parted && box.top - last.bottom < 2.5 * size && box.top >= last.bottom - 0.3 * size;
    });
    if (home) home.push(box);
    else columns.push([box]);
  }
  const stacked = new Set(columns.filter((column) => column.length >= 3).flat());
  return [
    ...columns.filter((column) => column.length >= 3).map((column) => ({ ...smallest(column), direction: 'column' as const })),
    ...boxes
      .filter((box) => !stacked.has(box))
      .map((box) => ({ ...box, direction: heightOf(box) > 1.9 * widthOf(box) ? ('column' as const) : ('row' as const) })),
  ];
}

/** What the detector found, cut at the lines of tables and put together along rows. */
export function lineBoxes(boxes: readonly TextBox[], rulings: Rulings): LineBox[] {
  const cells = withoutScraps(boxes.flatMap((box) => splitAtLines(box, rulings.vertical)));
  const upright = cells.filter((box) => heightOf(box) > 1.9 * widthOf(box));
  const others = cells.filter((box) => !upright.includes(box));
  return joinedInColumns([...joinedInRows(others, rulings.vertical), ...upright], rulings.horizontal).sort(
    (a, b) => a.top - b.top || a.left - b.left,
  );
}
