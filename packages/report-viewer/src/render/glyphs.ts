import { builtFile } from './assets.ts';

/** Subsets made before, newest last: a report is rendered as a file and for paper from the same characters. */
const made = new Map<string, Promise<Buffer>>();
const keptSubsets = 48;

/** The glyphs of these code points, cut out of a font of the build. */
export function glyphsOf(path: string, points: number[], format: 'woff2' | 'truetype'): Promise<Buffer> {
  const key = `${path} ${format} ${points.join()}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const cut = cutOut(path, points, format);
  made.set(key, cut);
  cut.catch(() => made.delete(key));
  for (const oldest of made.keys()) {
    if (made.size <= keptSubsets) break;
    made.delete(oldest);
  }
  return cut;
}

async function cutOut(path: string, points: number[], format: 'woff2' | 'truetype'): Promise<Buffer> {
  // Loaded when first needed: it brings half a megabyte of WebAssembly.
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(builtFile(path), String.fromCodePoint(...points), { targetFormat: format, noLayoutClosure: isJapanese(path) });
}

/** Upright glyphs alone: other forms of Japanese characters are used nowhere. Latin figures have lining and tabular ones. */
const isJapanese = (path: string) => path.includes('noto-sans-jp');
