import { builtFile } from './assets.ts';

/** What the sheet asks of a Latin font: kerning, ligatures, and the two kinds of figures. Its other forms are used nowhere. */
const usedFeatures = ['kern', 'liga', 'lnum', 'tnum'];

/** What horizontal Japanese in one weight has no use for: layout, upright setting, hints, names of axes. */
const unusedTables = ['BASE', 'GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'prep', 'vhea', 'vmtx'];

/** What browsers do without in a variable Latin font: names of its axes, widths that stand with the outlines once more, other base lines. */
const spareTables = ['BASE', 'HVAR', 'MVAR', 'STAT'];

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
  const text = String.fromCodePoint(...points);
  // Paper is not packed, and keeps its fonts as they are.
  const less =
    format === 'truetype' ? {} : isJapanese(path) ? { dropTables: unusedTables } : { dropTables: spareTables, keepFeatures: usedFeatures };
  return subsetFont(builtFile(path), text, { targetFormat: format, noLayoutClosure: isJapanese(path), ...less });
}

/** Upright glyphs alone: other forms of Japanese characters are used nowhere. Latin figures have lining and tabular ones. */
const isJapanese = (path: string) => path.includes('noto-sans-jp');
