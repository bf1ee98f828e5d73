import type { Rules } from './pdf-rules.ts';
import type { Segment } from './pdf-segment.ts';

/** A ruled box of a page with the text in it, in points from the top left. */
export interface RuledCell {
  left: number;
  right: number;
  top: number;
  bottom: number;
  rows: Segment[][];
}

type Bounds = Omit<RuledCell, 'rows'>;
const slack = 2;

/** The part of each side of a box along which its rules run at least. */
const leastSide = 0.7;

/** The part of a stretch that the rules at one place cover together. */
function covered(rules: Rules['horizontal'], at: number, from: number, to: number): number {
  let [sum, end] = [0, from];
  const along = rules.filter((rule) => Math.abs(rule.at - at) <= slack && rule.to > from && rule.from < to);
  for (const rule of along.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, Math.min(rule.to, to) - Math.max(rule.from, end));
    end = Math.max(end, Math.min(rule.to, to));
  }
  return sum / Math.max(1, to - from);
}

/** Whether rules of a picture run along all sides of a box: a frame of the page and the foot of a table far from it make none. */
const isClosed = ({ horizontal, vertical }: Rules, { left, right, top, bottom }: Bounds): boolean =>
  [top, bottom].every((at) => covered(horizontal, at, left, right) >= leastSide) &&
  [left, right].every((at) => covered(vertical, at, top, bottom) >= leastSide);

/** The box of rules around a point; null where it is open on a side. */
function boundsAt({ horizontal, vertical, measured }: Rules, x: number, y: number): Bounds | null {
  const besides = vertical.filter((rule) => rule.from - slack <= y && y <= rule.to + slack).map((rule) => rule.at);
  const across = horizontal.filter((rule) => rule.from - slack <= x && x <= rule.to + slack).map((rule) => rule.at);
  const left = Math.max(...besides.filter((at) => at <= x));
  const right = Math.min(...besides.filter((at) => at > x));
  const top = Math.max(...across.filter((at) => at <= y));
  const bottom = Math.min(...across.filter((at) => at > y));
  const bounds = { left, right, top, bottom };
  const isBox = Object.values(bounds).every(Number.isFinite) && (!measured || isClosed({ horizontal, vertical }, bounds));
  return isBox ? bounds : null;
}

/** A name for the box that a run of type stands in; null outside of boxes. Runs of two boxes never belong together. */
export function cellNameAt(rules: Rules, segment: Segment): string | null {
  const bounds = boundsAt(rules, segment.x + Math.min(segment.width / 2, segment.size / 2), segment.y - 0.35 * segment.size);
  return bounds === null ? null : [bounds.left, bounds.right, bounds.top, bounds.bottom].map(Math.round).join(' ');
}

/** The boxes of a page that hold text. Few of them, or ones beside each other nowhere, are frames and not a table. */
export function cellsOf(rules: Rules, rows: readonly Segment[][]): RuledCell[] {
  const cells = new Map<string, RuledCell>();
  for (const row of rows) {
    const own = new Map<string, Segment[]>();
    for (const segment of row) {
      const name = cellNameAt(rules, segment);
      if (name !== null) own.set(name, [...(own.get(name) ?? []), segment]);
    }
    for (const [name, segments] of own) {
      const [left = 0, right = 0, top = 0, bottom = 0] = name.split(' ').map(Number);
      const cell = cells.get(name) ?? { left, right, top, bottom, rows: [] };
      cell.rows.push(segments);
      cells.set(name, cell);
    }
  }
  const all = [...cells.values()];
  const tabled = all.filter(
    (cell) =>
      all.some((other) => other !== cell && isRightOf(other, cell)) || all.some((other) => other !== cell && isRightOf(cell, other)),
  );
  return tabled.length >= 4 ? all : [];
}

/** Whether a box stands directly to the right of another, at least half of the smaller one's height beside it. */
export function isRightOf(cell: Bounds, of: Bounds): boolean {
  const shared = Math.min(cell.bottom, of.bottom) - Math.max(cell.top, of.top);
  return Math.abs(cell.left - of.right) <= 2 * slack && shared >= 0.5 * Math.min(cell.bottom - cell.top, of.bottom - of.top);
}

/** Whether a box stands directly under another, of about its width. */
export function isBelow(cell: Bounds, of: Bounds): boolean {
  return (
    Math.abs(cell.top - of.bottom) <= 2 * slack &&
    Math.abs(cell.left - of.left) <= 2 * slack &&
    Math.abs(cell.right - of.right) <= 2 * slack
  );
}

/** The text of a box line by line; letters stacked one to a line are one word. */
export function textOfCell(rows: readonly Segment[][]): string {
  const lines = rows.map((row) => row.map((segment) => segment.text.trim()).join(' '));
  return lines.length > 1 && lines.every((line) => line.length <= 2) ? lines.join('') : lines.join('\n');
}

/** The runs of a box as one, with the words that it is known by. */
export function placeOfCell({ rows }: Pick<RuledCell, 'rows'>, text: string): Segment {
  const segments = rows.flat();
  const left = Math.min(...segments.map(({ x }) => x));
  const right = Math.max(...segments.map(({ x, width }) => x + width));
  const top = Math.min(...segments.map(({ y, size }) => y - size));
  const y = Math.max(...segments.map((segment) => segment.y));
  return { text, x: left, y, width: right - left, size: y - top };
}
