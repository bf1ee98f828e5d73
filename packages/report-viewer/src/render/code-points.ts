/** Every printable code point of a text, once, in order. */
export function codePoints(text: string): number[] {
  const points = new Set<number>();
  for (const character of text) points.add(character.codePointAt(0) ?? 0);
  return [...points].filter((point) => point >= 0x20 && (point < 0xd800 || point > 0xdfff)).sort((a, b) => a - b);
}

/** Those of the points that lie in the ranges. */
export function held(ranges: [number, number][], points: number[]): number[] {
  return points.filter((point) => ranges.some(([from, to]) => point >= from && point <= to));
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

/** `U+20-7e,U+a5`, as style sheets write it. */
export function unicodeRange(ranges: [number, number][]): string {
  return ranges.map(([from, to]) => (from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`)).join(',');
}
