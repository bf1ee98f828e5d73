/** A share of the width of a drawing, in percent, as fine as any screen draws it: further digits would only be carried about. */
export function share(percent: number): string {
  return `${Math.round(percent * 100) / 100}%`;
}
