import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Font {
  family: string;
  file: string;
  source: () => string;
}

/** The kit's Latin fonts; what they lack is shown in a font of the system. */
const fonts: Font[] = [
  {
    family: 'Inter Variable',
    file: 'inter.woff2',
    source: () => import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  },
  {
    family: 'Source Serif 4 Variable',
    file: 'source-serif.woff2',
    source: () => import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
  },
];

export const fontFaces = fonts
  .map(
    ({ family, file }) =>
      `@font-face { font-family: "${family}"; font-weight: 200 900; font-display: swap; src: url(/sandbox/fonts/${file}) format("woff2"); }`,
  )
  .join('\n');

/** The bytes of a font that the sheet names; null for any other name. */
export function readFont(file: string): Buffer | null {
  const font = fonts.find((one) => one.file === file);
  return font === undefined ? null : readFileSync(fileURLToPath(font.source()));
}
