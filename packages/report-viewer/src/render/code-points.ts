const firstPrintable = 0x20;
const firstSurrogate = 0xd800;
const lastSurrogate = 0xdfff;

/** Every printable code point of a text, once, in ascending order. */
export function codePoints(text: string): number[] {
  // Whole reports are looked through, several times each: marks are a hundred times faster than a set.
  const occurs = new Uint8Array(0x10000);
  const beyond = new Set<number>();
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    occurs[unit] = 1;
    if (unit >= firstSurrogate && unit < 0xdc00) {
      const point = text.codePointAt(index) ?? unit;
      if (point > 0xffff) beyond.add(point);
    }
  }
  const points: number[] = [];
  for (let point = firstPrintable; point < occurs.length; point += 1) {
    if (occurs[point] === 1 && (point < firstSurrogate || point > lastSurrogate)) points.push(point);
  }
  return [...points, ...[...beyond].sort((a, b) => a - b)];
}

/** Those of the points, which are in ascending order, that lie in the ranges, which do not overlap; in ascending order. */
export function held(ranges: [number, number][], points: number[]): number[] {
  const found: number[] = [];
  for (const [from, to] of ranges) {
    for (let index = firstFrom(points, from); index < points.length; index += 1) {
      const point = points[index];
      if (point === undefined || point > to) break;
      found.push(point);
    }
  }
  return found.sort((a, b) => a - b);
}

/** Index of the first point that is not below that one. */
function firstFrom(points: number[], least: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorted points as pairs from and to. */
export function pointRanges(points: number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last?.[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}

/**
 * The fewest pairs from and to that hold `own` and none of the other points among which they are, all sorted: what lies between and occurs
 * nowhere may be in them.
 */
export function spansAmong(own: number[], among: number[]): [number, number][] {
  const mine = new Set(own);
  const spans: [number, number][] = [];
  let open = false;
  for (const point of among) {
    const isMine = mine.has(point);
    const last = spans.at(-1);
    if (isMine && open && last !== undefined) last[1] = point;
    else if (isMine) spans.push([point, point]);
    open = isMine;
  }
  return spans;
}

/** `U+20-7e,U+a5`, as style sheets write it. */
export function unicodeRange(ranges: [number, number][]): string {
  return ranges.map(([from, to]) => (from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`)).join(',');
}
