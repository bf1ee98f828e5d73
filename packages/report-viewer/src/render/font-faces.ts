import { assetBase64, type FontFile, fontFiles } from './assets.ts';

const latin = new Set(['Rimawari Sans', 'Rimawari Serif']);

/** Font rules for just the files that this text needs, loaded from a folder. Font files are public and content-free, so a URL is enough. */
export function linkedFonts(html: string, base: string): string {
  return neededFonts(html)
    .map((font) => fontFace(font, `${base}${font.file}`))
    .join('\n');
}

/** Font rules with the files inside. `japanese` adds the subsets of Noto Sans JP that the text needs, for machines without Japanese fonts. */
export function inlinedFonts(html: string, { japanese }: { japanese: boolean }): string {
  return neededFonts(html)
    .filter((font) => japanese || latin.has(font.family))
    .map((font) => fontFace(font, `data:font/woff2;base64,${assetBase64(font.file)}`))
    .join('\n');
}

function neededFonts(html: string): FontFile[] {
  const points = new Set<number>();
  for (const character of html) points.add(character.codePointAt(0) ?? 0);
  const wanted = [...points];
  return fontFiles().filter(
    (font) =>
      (latin.has(font.family) && font.ranges[0]?.[0] === 0) ||
      wanted.some((point) => point > 0xff && font.ranges.some(([from, to]) => point >= from && point <= to)),
  );
}

function fontFace({ family, weight, ranges }: FontFile, source: string): string {
  const range = ranges
    .map(([from, to]) => (from === to ? `U+${from.toString(16)}` : `U+${from.toString(16)}-${to.toString(16)}`))
    .join(',');
  return `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;src:url("${source}") format('woff2');unicode-range:${range}}`;
}
