import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { coarseFont } from './coarse-font.ts';
import { type FontFile, type GlyphStore, mailedName, titleFamily } from './src/render/assets.ts';
import { pointRanges } from './src/render/code-points.ts';

const require = createRequire(import.meta.url);

const families = [
  { family: 'Rimawari Sans', entry: '@fontsource-variable/inter/index.css', weight: '100 900', keep: /-latin(-ext)?-/ },
  { family: 'Rimawari Serif', entry: '@fontsource-variable/source-serif-4/index.css', weight: '200 900', keep: /-latin(-ext)?-/ },
  { family: 'Noto Sans JP', entry: '@fontsource/noto-sans-jp/400.css', weight: '400', keep: /-jp-\d+-/ },
  // For the title alone. A family of its own, so that other bold Japanese does not look for its glyphs in here.
  { family: titleFamily, entry: '@fontsource/noto-sans-jp/600.css', weight: '600', keep: /-jp-\d+-/ },
];
/** The weights that the print sheet uses. Variable fonts would be printed as Type 3 drawings: larger, slower and not one font to a reader of PDFs. */
const printedWeights: Record<string, number[]> = { 'Rimawari Sans': [400, 500, 600], 'Rimawari Serif': [400, 600] };
/** The one file that holds nearly every character in use: one subset of it replaces some forty slices. */
const wholeJapanese = '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff2';
/** Lines to the em of the Japanese font in a file: a quarter of the designer's. Half a line is 0.1 px at 16 px on a phone of three pixels to one. */
const mailedGrid = 250;
/** Japanese that is not ideographs, such as ㎡, ① and half-width kana: mailed fonts hold all of it. Rare ideographs stay in their slices. */
const isSign = (point: number) => point < 0x3400 || (point >= 0xfe00 && point <= 0xffff);

/** Copies the web fonts, each with the code points it holds, as its style sheet names them. */
export async function copyFonts(assets: string): Promise<FontFile[]> {
  await mkdir(join(assets, 'fonts'), { recursive: true });
  const fonts: FontFile[] = [];
  for (const { family, entry, weight, keep } of families) {
    const sheet = require.resolve(entry);
    const css = await readFile(sheet, 'utf8');
    for (const face of css.matchAll(/@font-face\s*\{([^}]*)\}/g)) {
      const path = /url\(\.?\/?(files\/[^)]+\.woff2)\)/.exec(face[1] ?? '')?.[1];
      const ranges = /unicode-range:\s*([^;}]+)/.exec(face[1] ?? '')?.[1];
      if (path === undefined || ranges === undefined || !keep.test(path)) continue;
      const file = `fonts/${path.slice('files/'.length)}`;
      const held = ranges.split(',').map(parseRange);
      const from = join(dirname(sheet), path);
      // The sooner a Latin face comes, the more readers see it: one that is late is not shown.
      if (weight.includes(' ')) await writeFile(join(assets, file), await narrowed(await readFile(from), held));
      else await copyFile(from, join(assets, file));
      fonts.push({ family, file, weight, ranges: held });
    }
  }
  return fonts;
}

/** Unpacks what documents take their glyphs from: the Latin fonts at each printed weight, and the whole Japanese one. */
export async function makeGlyphStores(assets: string, fonts: FontFile[], folder: string): Promise<GlyphStore[]> {
  await mkdir(folder, { recursive: true });
  const stores: GlyphStore[] = [];
  const keep = async (family: string, weight: string, file: string, bytes: Buffer, use: GlyphStore['use']) => {
    await writeFile(join(folder, file), bytes);
    stores.push({ family, weight, file, use, ranges: pointRanges([...new Face(new Blob(bytes)).collectUnicodes()].sort((a, b) => a - b)) });
  };
  for (const { family, file, ranges, weight } of fonts) {
    const variable = await readFile(join(assets, file));
    if (weight.includes(' ')) await writeFile(join(folder, mailedName(file)), await narrowed(variable, ranges));
    for (const weight of printedWeights[family] ?? []) {
      const bytes = await subsetFont(variable, textOf(ranges), { targetFormat: 'truetype', variationAxes: { wght: weight } });
      await keep(family, String(weight), `${file.replace(/^fonts\/|\.woff2$/g, '')}-${weight}.ttf`, bytes, 'paper');
    }
  }
  const japanese = await subsetFont(await readFile(require.resolve(wholeJapanese)), textOf([[0x20, 0x3ffff]]), {
    targetFormat: 'truetype',
  });
  await keep('Noto Sans JP', '400', 'noto-sans-jp.ttf', japanese, 'paper');
  const signs = await signFonts(assets, fonts, new Set(new Face(new Blob(japanese)).collectUnicodes()));
  await keep('Noto Sans JP', '400', mailedName('fonts/noto-sans-jp.ttf'), coarseFont([japanese, ...signs], mailedGrid), 'file');
  return stores;
}

/** The signs of the slices that the whole font lacks. */
async function signFonts(assets: string, fonts: FontFile[], known: ReadonlySet<number>): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for (const { family, file, ranges } of fonts) {
    const signs = family === 'Noto Sans JP' ? [...textOf(ranges)].filter((sign) => isMissing(sign.codePointAt(0) ?? 0, known)) : [];
    if (signs.length > 0) found.push(await subsetFont(await readFile(join(assets, file)), signs.join(''), { targetFormat: 'truetype' }));
  }
  return found;
}

const isMissing = (point: number, known: ReadonlySet<number>) => isSign(point) && !known.has(point);

/** The variable font as a report in one file carries it: from regular to semibold, which is all that its sheet uses. */
function narrowed(variable: Buffer, ranges: [number, number][]): Promise<Buffer> {
  return subsetFont(variable, textOf(ranges), { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 600 } } });
}

function textOf(ranges: [number, number][]): string {
  let text = '';
  for (const [from, to] of ranges)
    for (let point = from; point <= to; point += 1) if (point < 0xd800 || point > 0xdfff) text += String.fromCodePoint(point);
  return text;
}

function parseRange(text: string): [number, number] {
  const [from = '0', to = from] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
