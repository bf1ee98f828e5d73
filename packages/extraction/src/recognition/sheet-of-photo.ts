import type { Point, Quadrilateral } from './homography.ts';
import type { GreyRaster, Raster } from './raster.ts';

/** Longer side of the small copy in which the sheet is looked for, in pixels. */
const smallSide = 480;
/** A sheet covers between these shares of its photograph. */
const leastShare = 0.2;
const mostShare = 0.97;
/** Share of a sheet's own quadrilateral that must be bright, and of the ground around it that must not be. */
const leastFilled = 0.9;
/** Share of the small copy's sides by which a corner must be off for a dewarping to be worth it. */
const leastOff = 0.012;

/** A small grey copy, each pixel the mean of the square it covers. */
export function smallCopy({ width, height, data }: Raster, side: number): GreyRaster {
  const step = Math.max(1, Math.floor(Math.max(width, height) / side));
  const small = { width: Math.floor(width / step), height: Math.floor(height / step) };
  const grey = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y += 1) {
    for (let x = 0; x < small.width; x += 1) {
      let sum = 0;
      for (let down = 0; down < step; down += 1) {
        const from = ((y * step + down) * width + x * step) * 3;
        for (let at = from; at < from + step * 3; at += 3)
          sum += (data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 150 + (data[at + 2] ?? 0) * 29;
      }
      grey[y * small.width + x] = sum / (step * step * 256);
    }
  }
  return { ...small, data: grey };
}

/** The brightness that parts two groups of pixels best (Otsu, 1979), and how far apart their means are. */
export function parting(data: Uint8Array): { at: number; apart: number } {
  const counts = new Float64Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let all = 0;
  for (const [value, count] of counts.entries()) all += value * count;
  let best = { at: 0, between: 0, apart: 0 };
  let below = 0;
  let sum = 0;
  for (const [value, count] of counts.entries()) {
    below += count;
    sum += value * count;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const apart = (all - sum) / above - sum / below;
    const between = below * above * apart * apart;
    if (between > best.between) best = { at: value, between, apart };
  }
  return { at: best.at, apart: best.apart };
}

/** The largest area of pixels that hang together by their sides, as a mask. */
function largestArea(mask: Uint8Array, width: number): { area: Uint8Array; pixels: number } {
  const seen = new Uint8Array(mask.length);
  let largest: number[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (seen[start] || !mask[start]) continue;
    const members = [start];
    seen[start] = 1;
    for (let index = 0; index < members.length; index += 1) {
      const at = members[index] ?? 0;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= mask.length || seen[next] || !mask[next]) continue;
        seen[next] = 1;
        members.push(next);
      }
    }
    if (members.length > largest.length) largest = members;
  }
  const area = new Uint8Array(mask.length);
  for (const at of largest) area[at] = 1;
  return { area, pixels: largest.length };
}

interface Line {
  /** The line is where `a` x + `b` y = `c`, with a² + b² = 1. */
  a: number;
  b: number;
  c: number;
}

/** The line along which most points lie: through pairs of them, then of least squares through those that are near. */
function lineThrough(points: readonly Point[], near: number): Line | null {
  let best: { line: Line; votes: number } | null = null;
  const stride = Math.max(1, Math.floor(points.length / 40));
  for (let i = 0; i < points.length; i += stride) {
    for (let j = i + 4 * stride; j < points.length; j += stride) {
      const [p, q] = [points[i], points[j]];
      if (!p || !q) continue;
      const length = Math.hypot(q.x - p.x, q.y - p.y);
      if (length === 0) continue;
      const a = (q.y - p.y) / length;
      const b = (p.x - q.x) / length;
      const line = { a, b, c: a * p.x + b * p.y };
      const votes = points.filter(({ x, y }) => Math.abs(line.a * x + line.b * y - line.c) <= near).length;
      if (!best || votes > best.votes) best = { line, votes };
    }
  }
  if (!best || best.votes < 0.4 * points.length) return null;
  const { line } = best;
  const chosen = points.filter(({ x, y }) => Math.abs(line.a * x + line.b * y - line.c) <= near);
  const middleX = chosen.reduce((sum, { x }) => sum + x, 0) / chosen.length;
  const middleY = chosen.reduce((sum, { y }) => sum + y, 0) / chosen.length;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const { x, y } of chosen) {
    xx += (x - middleX) ** 2;
    xy += (x - middleX) * (y - middleY);
    yy += (y - middleY) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [a, b] = [-Math.sin(angle), Math.cos(angle)];
  return { a, b, c: a * middleX + b * middleY };
}

function crossing(first: Line, second: Line): Point | null {
  const turn = first.a * second.b - second.a * first.b;
  if (Math.abs(turn) < 1e-6) return null;
  return { x: (first.c * second.b - second.c * first.b) / turn, y: (first.a * second.c - second.a * first.c) / turn };
}

/** For each side of an area, the points at which a walk from the frame's side first meets it. */
function edges(area: Uint8Array, width: number, height: number): Record<'left' | 'right' | 'top' | 'bottom', Point[]> {
  const found = { left: [] as Point[], right: [] as Point[], top: [] as Point[], bottom: [] as Point[] };
  for (let y = 0; y < height; y += 1) {
    const row = area.subarray(y * width, (y + 1) * width);
    const from = row.indexOf(1);
    if (from < 0) continue;
    found.left.push({ x: from, y });
    found.right.push({ x: row.lastIndexOf(1) + 1, y });
  }
  for (let x = 0; x < width; x += 1) {
    let from = 0;
    while (from < height && !area[from * width + x]) from += 1;
    if (from === height) continue;
    let to = height - 1;
    while (!area[to * width + x]) to -= 1;
    found.top.push({ x, y: from });
    found.bottom.push({ x, y: to + 1 });
  }
  return found;
}

const middleHalf = <T>(all: readonly T[]): T[] => all.slice(Math.floor(all.length * 0.12), Math.ceil(all.length * 0.88));

function areaOf(corners: Quadrilateral): number {
  return (
    Math.abs(
      corners.reduce((sum, { x, y }, index) => {
        const next = corners[(index + 1) % 4] ?? { x: 0, y: 0 };
        return sum + x * next.y - next.x * y;
      }, 0),
    ) / 2
  );
}

/**
 * The corners of a bright sheet on a darker ground, in pixels of the picture, from its top left clockwise. Null for a
 * scan or a rendered page, whose white reaches its edges.
 */
export function sheetOfPhoto(picture: Raster): Quadrilateral | null {
  const small = smallCopy(picture, smallSide);
  const { width, height, data } = small;
  const { at, apart } = parting(data);
  if (apart < 40) return null;
  const bright = data.map((value) => (value > at ? 1 : 0));
  // White that reaches round the frame is the page itself.
  let rim = 0;
  for (let x = 0; x < width; x += 1) rim += (bright[x] ?? 0) + (bright[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y += 1) rim += (bright[y * width] ?? 0) + (bright[(y + 1) * width - 1] ?? 0);
  if (rim > 0.35 * 2 * (width + height)) return null;
  const { area } = largestArea(bright, width);
  const sides = edges(area, width, height);
  const near = Math.max(1.5, smallSide / 200);
  const [left, right, top, bottom] = [sides.left, sides.right, sides.top, sides.bottom].map((points) =>
    lineThrough(middleHalf(points), near),
  );
  if (!left || !right || !top || !bottom) return null;
  const corners = [crossing(top, left), crossing(top, right), crossing(bottom, right), crossing(bottom, left)];
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d) return null;
  const quadrilateral: Quadrilateral = [a, b, c, d];
  const outside = quadrilateral.some(({ x, y }) => x < -0.08 * width || x > 1.08 * width || y < -0.08 * height || y > 1.08 * height);
  const share = areaOf(quadrilateral) / (width * height);
  if (outside || share < leastShare || share > mostShare) return null;
  const filled = filledShare(bright, width, height, quadrilateral);
  if (filled.inside < leastFilled - 0.35 || filled.outside > 0.35) return null;
  const isFrame = quadrilateral.every(({ x, y }, index) => {
    const frameX = index === 0 || index === 3 ? 0 : width;
    const frameY = index < 2 ? 0 : height;
    return Math.abs(x - frameX) < leastOff * width && Math.abs(y - frameY) < leastOff * height;
  });
  if (isFrame) return null;
  const scale = picture.width / width;
  const grown = (point: Point): Point => ({ x: point.x * scale, y: point.y * scale });
  return [grown(a), grown(b), grown(c), grown(d)];
}

/** Shares of bright pixels inside a quadrilateral and around it. */
function filledShare(bright: Uint8Array, width: number, height: number, corners: Quadrilateral): { inside: number; outside: number } {
  const counts = { inside: 0, brightInside: 0, outside: 0, brightOutside: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const within = corners.every((from, index) => {
        const to = corners[(index + 1) % 4] ?? from;
        return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
      });
      const value = bright[y * width + x] ?? 0;
      if (within) {
        counts.inside += 1;
        counts.brightInside += value;
      } else {
        counts.outside += 1;
        counts.brightOutside += value;
      }
    }
  }
  return {
    inside: counts.inside === 0 ? 0 : counts.brightInside / counts.inside,
    outside: counts.outside === 0 ? 0 : counts.brightOutside / counts.outside,
  };
}
