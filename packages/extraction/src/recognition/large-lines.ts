import type { NumberState } from './fused-text.ts';
import type { LineBox } from './line-boxes.ts';
import { heightOf, type PixelBox, widthOf } from './raster.ts';

/** Longer side of the page, in pixels, at which large letters are of the size that the detector knows best. */
export const largeSide = 1280;

/** Lines are large from so many times the usual height of the page's lines. */
const largeFrom = 1.7;
/** A line found in the smaller view is the same as one of the usual view where that is at least so high, as a share of its height. */
const sameHeight = 0.55;
/** What the usual view left out of a line counts from this width on, in heights of the line. */
const leastGain = 0.05;
/** Boxes of one line share at least this part of their height. */
const sameRow = 0.8;
/** Parts of one word are this far apart at most, in heights of the line. */
const mostGap = 0.35;
/** How much better the longer reading must be where it does not hold the shorter one. */
const clearlyBetter = 0.1;
/** A line that only the smaller view has is taken from this agreement on. */
const leastAgreement = 0.75;

interface Read {
  text: string;
  confidence: number;
  numbers: readonly { state: NumberState }[];
}

/** Whether both readers saw every figure alike: what one of them alone sees at the end of a line may be the edge of a box. */
const areAgreed = ({ numbers }: Read): boolean => numbers.every(({ state }) => state === 'agreed' || state === 'separators');

/** A single sign, neither a figure nor a unit: what a piece of a large letter became. */
const isPiece = ({ text }: Read): boolean => /^[^\d億万円階戸室%㎡]?$/u.test(text.trim());

const isRow = (box: PixelBox): boolean => widthOf(box) >= 0.8 * heightOf(box);

/** Part of a box's height that another one stands beside. */
function beside(box: PixelBox, other: PixelBox): number {
  return (Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)) / Math.min(heightOf(box), heightOf(other));
}

/** Boxes of one row that overlap, each with a part of it, as one. */
function united(boxes: readonly PixelBox[]): PixelBox[] {
  const whole: PixelBox[] = [];
  for (const box of boxes.toSorted((a, b) => a.left - b.left)) {
    const home = whole.findIndex((other) => other.right > box.left && beside(box, other) > sameRow);
    const other = whole[home];
    if (other === undefined) whole.push(box);
    else
      whole[home] = {
        left: Math.min(box.left, other.left),
        right: Math.max(box.right, other.right),
        top: Math.min(box.top, other.top),
        bottom: Math.max(box.bottom, other.bottom),
      };
  }
  return whole;
}

/** A large line as it stands on the page, the lines of the usual view that are parts of it, and pieces of letters beside them. */
export interface LargeLine<Line> {
  box: LineBox;
  parts: Line[];
  pieces: Line[];
}

/**
 * Large lines of which the usual view has less than the smaller one. Seen at the size that small type needs, letters
 * several times as high as the rest are lost at the ends of their lines, or parted.
 */
export function largeLines<Line extends LineBox & Read>(lines: readonly Line[], seenSmaller: readonly PixelBox[]): LargeLine<Line>[] {
  const heights = lines
    .filter(isRow)
    .map(heightOf)
    .toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const seen = united(seenSmaller.filter((box) => isRow(box) && heightOf(box) >= largeFrom * usual));
  return seen.flatMap((large): LargeLine<Line>[] => {
    const height = heightOf(large);
    const around = lines.filter((line) => beside(line, large) > 0.6 && line.left < large.right && line.right > large.left);
    const inside = (line: Line): boolean => (line.left + line.right) / 2 > large.left && (line.left + line.right) / 2 < large.right;
    const pieces = lines.filter((line) => beside(line, large) > 0.3 && isPiece(line) && inside(line));
    const parts = around
      .filter((line) => line.direction === 'row' && !pieces.includes(line) && heightOf(line) >= sameHeight * height)
      .toSorted((a, b) => a.left - b.left);
    const parted = parts.some((line, index) => index > 0 && line.left - (parts[index - 1]?.right ?? 0) > mostGap * height);
    const [first] = parts;
    if (parted || (first === undefined && around.length > 0)) return [];
    if (first === undefined) return [{ box: { ...large, direction: 'row' }, parts, pieces: [] }];
    const [left, right] = [first.left, Math.max(...parts.map((line) => line.right))];
    // What the usual view found beside the line, its label or the small unit behind it, stays a line of its own.
    const others = lines.filter((line) => !parts.includes(line) && !pieces.includes(line) && beside(line, large) > 0.3);
    const from = Math.min(left, Math.max(large.left, ...others.filter((line) => line.left < left).map((line) => line.right)));
    const to = Math.max(right, Math.min(large.right, ...others.filter((line) => line.right > right).map((line) => line.left)));
    if (left - from + (to - right) < leastGain * height) return [];
    const [top, bottom] = [Math.min(...parts.map((line) => line.top)), Math.max(...parts.map((line) => line.bottom))];
    return [{ box: { ...first, left: from, right: to, top, bottom }, parts, pieces }];
  });
}

const bare = (text: string): string => text.replace(/[\s,.、。・]/g, '');

/** Whether what the longer reading has before and behind the shorter one are figures or words, and no edge of a drawing. */
function addsToIt(longer: string, shorter: string): boolean {
  const at = longer.indexOf(shorter);
  if (at < 0 || shorter === '' || longer.length === shorter.length) return false;
  const [before, behind] = [longer.slice(0, at), longer.slice(at + shorter.length)];
  const fits = (added: string, next: string): boolean =>
    added === '' || (/^\d/.test(next) || /\d$/.test(next) ? /^[\d億万円%㎡]+$/.test(added) : /^[\p{L}\d]+$/u.test(added));
  return fits(before.replace(/^[[「『|［]/, ''), shorter.slice(0, 1)) && fits(behind, shorter.slice(-1));
}

/** A figure behind which the small unit became a letter that counts nothing: `1億6,500吉`. */
const lostUnit = /\d[^\d\s,.億万千円%㎡坪階戸年月日台室号分帖畳棟区番丁地建中KDLR]$/u;

/** Whether the reading of a whole large line says more than that of its parts. */
export function saysMore(whole: Read, parts: readonly Read[]): boolean {
  if (!areAgreed(whole) || lostUnit.test(whole.text.trim())) return false;
  if (parts.length === 0) return whole.confidence >= leastAgreement && /[\p{L}\d]{2}/u.test(whole.text);
  const agreement = Math.min(...parts.map(({ confidence }) => confidence));
  const [longer, shorter] = [bare(whole.text), bare(parts.map(({ text }) => text).join(''))];
  if (addsToIt(longer, shorter)) return whole.confidence >= 0.5;
  return whole.confidence > agreement + clearlyBetter && longer.length >= shorter.length;
}
