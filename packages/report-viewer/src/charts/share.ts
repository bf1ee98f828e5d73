/** A share of the width of a drawing, in percent, as fine as any screen draws it: further digits could not be seen. */
export function share(percent: number): string {
  return `${Math.round(percent * 100) / 100}%`;
}
