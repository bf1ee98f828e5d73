/** The faces of a first view: files made by `basic-fonts.run.ts`, ranges as `basic-fonts.css` names them. */
export interface BasicFace {
  name: string;
  /** The whole face, which is fetched where a character outside of the ranges stands. */
  source: string;
  /** In the notation of `unicode-range`. */
  ranges: string;
  /** The only weight that the sheets ask of it; without it, all between regular and strong. */
  weight?: number;
}

export const basicFaces: readonly BasicFace[] = [
  {
    name: 'inter',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    // Without the signs of which the face makes arrows: they bring a sixth of its size.
    ranges:
      'U+20-3B, U+3F-5B, U+5D, U+5F, U+61-7A, U+A0, U+A5, U+A9, U+B0, U+B2-B3, U+B7, U+D7, U+F7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2192, U+2212',
  },
  {
    name: 'source-serif-4',
    source: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    // Titles and large figures, in one weight: two fifths of the size of several.
    weight: 550,
    ranges:
      'U+20-22, U+25-29, U+2B-3A, U+3F, U+41-5A, U+61-7A, U+A0, U+A5, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212',
  },
  {
    name: 'source-code-pro',
    source: '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2',
    // The ids of analyses.
    weight: 400,
    ranges: 'U+2D, U+30-39, U+61-66',
  },
  {
    name: 'source-code-pro-words',
    source: '@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2',
    // With those before, names of fields and steps, and addresses.
    weight: 400,
    ranges: 'U+20, U+2E-2F, U+3A, U+5F, U+67-7A',
  },
];

/** Every character of a `unicode-range`. */
export function charactersOf(ranges: string): string {
  return ranges
    .split(/, */)
    .map((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((point) => Number.parseInt(point, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
    })
    .join('');
}
