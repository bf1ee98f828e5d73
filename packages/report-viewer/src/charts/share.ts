/** A share of the width of a drawing, in percent, as fine as any screen draws it: further digits could not be seen. */
export function share(percent: number): string {
  return `${Math.round(percent * 100) / 100}%`;
}

/** A place in a drawing, in pixels, as fine as any screen draws it. */
export function pixels(place: number): number {
  return Math.round(place * 100) / 100;
}
