/** Colour arithmetic for the tests of the palette: WCAG contrast, CIE lightness and difference, colour-vision deficiency. */
export type Rgb = readonly [number, number, number];

/** Reads `#rrggbb` into linear-light red, green and blue, each 0–1. */
export function linearOf(hex: string): Rgb {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance, 0–1 (WCAG 2). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colours, 1–21 (WCAG 2). */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(linearOf(first)), luminance(linearOf(second))].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** CIE L*a*b* under D65 of a linear colour. */
export function labOf([red, green, blue]: Rgb): Rgb {
  const curve = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = curve(luminance([red, green, blue]));
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Distance of two colours in L*a*b* (CIE76); 2.3 is just noticeable, 15 is plainly another colour. */
export function difference(first: Rgb, second: Rgb): number {
  const [a, b] = [labOf(first), labOf(second)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export type Deficiency = 'protanopia' | 'deuteranopia' | 'tritanopia';

// Machado, Oliveira and Fernandes 2009, severity 1.0, on linear light.
const matrices: Record<Deficiency, readonly [Rgb, Rgb, Rgb]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The colour as someone with the deficiency sees it. */
export function seenWith(deficiency: Deficiency, [red, green, blue]: Rgb): Rgb {
  const [r, g, b] = matrices[deficiency];
  const row = (m: Rgb): number => Math.min(1, Math.max(0, m[0] * red + m[1] * green + m[2] * blue));
  return [row(r), row(g), row(b)];
}
