import { type FontFile, fontFiles, type GlyphStore, glyphStores, mailedName, titleFamily } from './assets.ts';
import { codePoints, held, pointRanges, spansAmong, unicodeRange } from './code-points.ts';
import { glyphsOf } from './glyphs.ts';

const isLatin = ({ family }: Pick<FontFile, 'family'>) => family !== japanese && family !== titleFamily;
const isBase = (font: FontFile) => isLatin(font) && font.ranges[0]?.[0] === 0;
const japanese = 'Noto Sans JP';
const serif = 'Rimawari Serif';

/**
 * Font rules for just the files that this text needs, loaded from a folder. Font files are public and content-free, so a URL is enough.
 * `data` holds the texts that the script of the report writes. Each Japanese file is named for the characters that occur, from end to end of
 * the runs that are its own: its whole list would be longer than the text.
 */
export function linkedFonts(html: string, data: string, base: string): string {
  const points = codePoints(html + data);
  const face = (font: FontFile, ranges: [number, number][]) => fontFace(font, `${base}${font.file}`, 'woff2', unicodeRange(ranges));
  const latin = fontFiles()
    .filter((font) => isLatin(font) && (isBase(font) || held(font.ranges, points).some((point) => point > 0xff)))
    .map((font) => face(font, font.ranges));
  const own = (fonts: FontFile[], occurring: number[]) =>
    fonts.flatMap((font) => {
      const found = held(font.ranges, occurring).filter((point) => point > 0xff);
      return found.length === 0 ? [] : [face(font, spansAmong(found, points))];
    });
  const slices = fontFiles().filter(({ family }) => family === japanese);
  // What the Latin faces hold is theirs alone: a minus that came with the Japanese ones would be another one than before.
  const inLatin = new Set(
    fontFiles()
      .filter(isLatin)
      .flatMap((font) => held(font.ranges, points)),
  );
  return [
    nearFaces,
    ...latin,
    ...own(
      slices,
      points.filter((point) => !inLatin.has(point)),
    ),
    ...own(titleSlices(), titlePoints(html)),
  ].join('\n');
}

/** Asks for the Latin faces before the sheet is read: they are `optional`, and one that comes too late is not shown. */
export function preloads(base: string): string[] {
  return fontFiles()
    .filter(isBase)
    .map(({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`);
}

/**
 * Faces of the reader's machine, set as wide and as high as ours, for the time in which ours are on their way: lines break at the same
 * words. Widths are means over English letters by their frequency (ours 0.479 and 0.484 em, Arial 0.446, Georgia 0.451); ascents and
 * descents are those of our files over the same factor.
 */
const nearFaces = [
  near('Rimawari Sans Near', ['Arial', 'Liberation Sans', 'Helvetica'], '100 550', [107.5, 90.1, 22.4]),
  near('Rimawari Sans Near', ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], '551 900', [107.5, 90.1, 22.4]),
  near('Rimawari Serif Near', ['Georgia'], '100 550', [107.2, 96.6, 31.2]),
  near('Rimawari Serif Near', ['Georgia Bold'], '551 900', [107.2, 96.6, 31.2]),
  // A machine without any Japanese face shows a box for each character: one as wide as the character that comes.
  boxes(['Arial', 'Liberation Sans'], 133.3),
  boxes(['DejaVu Sans'], 166.7),
].join('\n');

/** The box for a missing character is that of the first face that is asked for it; `size` makes it one em wide. No glyph is taken from these. */
function boxes(names: string[], size: number): string {
  const sources = names.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'Rimawari Japanese Near';src:${sources};size-adjust:${size}%;unicode-range:U+2e80-9fff,U+f900-ffef}`;
}

function near(family: string, names: string[], weight: string, [size, ascent, descent]: [number, number, number]): string {
  const sources = names.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${family}';font-weight:${weight};src:${sources};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/** What the script of the report may write that stands in no text: amounts, dates, its own words, what a reader types. */
const written = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);

/** The same without what no sentence or title of ours has in it. */
const inSentences = written.filter((point) => !codePoints('#*<=>@[\\]^_`{|}~').includes(point));

/** The code points of what stands between the tags of a page, without those of its attributes. */
function textPoints(html: string): number[] {
  const text = html.replace(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'");
  return codePoints(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
}

/**
 * Font rules with the fonts inside, for a file that must look right on a machine without Japanese fonts: of every font only the glyphs
 * that occur in the page or in the data that its script reads; the Latin ones stay variable.
 */
export async function inlinedFonts(html: string, data: string): Promise<string> {
  const points = [...new Set([...written, ...codePoints(html + data)])].sort((one, other) => one - other);
  const latin = fontFiles().filter(isLatin);
  const inLatin = new Set(latin.flatMap((font) => held(font.ranges, points)));
  const rest = points.filter((point) => !inLatin.has(point));
  // The serif face is for titles and sentences, which the page holds or the script writes in words.
  const titled = [...new Set([...inSentences, ...textPoints(html)])].sort((one, other) => one - other);
  const isSerif = ({ family }: FontFile) => family === serif;
  const [serifs, sans] = [latin.filter(isSerif), latin.filter((font) => !isSerif(font))];
  const faces = await Promise.all([
    facesFor(points, sans.map(mailed), 'woff2', spansAmong),
    facesFor(titled, serifs.map(mailed), 'woff2', spansAmong),
    // By the ends of runs: a file names a thousand characters, and what occurs nowhere may lie between.
    facesFor(rest, japaneseSources('file'), 'woff2', spansAmong),
    facesFor(titlePoints(html), titleSlices().map(asset), 'woff2'),
  ]);
  return faces.flat().join('\n');
}

/** Font rules for paper: only the glyphs that occur, at fixed weights, not packed: nobody downloads them, and Chromium starts sooner. */
export async function printedFonts(html: string): Promise<string> {
  const latin = glyphStores().filter(isLatin).map(stored);
  const points = codePoints(html);
  const inLatin = new Set(latin.flatMap(({ font }) => held(font.ranges, points)));
  const rest = points.filter((point) => !inLatin.has(point));
  const faces = await Promise.all([
    facesFor(points, latin, 'truetype'),
    facesFor(rest, japaneseSources('paper'), 'truetype'),
    facesFor(titlePoints(html), titleSlices().map(asset), 'truetype'),
  ]);
  return faces.flat().join('\n');
}

const titleSlices = () => fontFiles().filter((font) => font.family === titleFamily);

/** The Japanese characters of the title. */
function titlePoints(html: string): number[] {
  const title = /<h1 class="rv-title">(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return codePoints(title).filter((point) => point > 0x2e7f);
}

interface Source {
  font: FontFile;
  path: string;
}
const mailed = (font: FontFile): Source => ({ font, path: `glyphs/${mailedName(font.file)}` });
const asset = (font: FontFile): Source => ({ font, path: `assets/${font.file}` });
const stored = (font: FontFile): Source => ({ font, path: `glyphs/${font.file}` });

/** The whole font first; the slices hold what it lacks, such as 髙, ① and half-width kana. */
function japaneseSources(use: GlyphStore['use']): Source[] {
  return [
    ...glyphStores()
      .filter((font) => !isLatin(font) && font.use === use)
      .map(stored),
    ...fontFiles()
      .filter((font) => font.family === japanese)
      .map(asset),
  ];
}

/** One face for each source that has something the ones before it, of the same family and weight, do not have. */
async function facesFor(
  points: number[],
  sources: Source[],
  format: 'woff2' | 'truetype',
  rangesOf: typeof spansAmong = pointRanges,
): Promise<string[]> {
  const taken = new Map<string, Set<number>>();
  const faces: Promise<string>[] = [];
  for (const { font, path } of sources) {
    const key = `${font.family} ${font.weight}`;
    const before = taken.get(key) ?? new Set();
    const own = held(font.ranges, points).filter((point) => !before.has(point));
    if (own.length === 0) continue;
    taken.set(key, new Set([...before, ...own]));
    const glyphs = glyphsOf(path, own, format);
    faces.push(glyphs.then((bytes) => fontFace(font, dataOf(bytes, format), format, unicodeRange(rangesOf(own, points)))));
  }
  return Promise.all(faces);
}

function dataOf(bytes: Buffer, format: 'woff2' | 'truetype'): string {
  return `data:font/${format === 'truetype' ? 'ttf' : format};base64,${bytes.toString('base64')}`;
}

/**
 * A Latin face that is late would break lines anew under the reader's eyes; a Japanese one is as wide as that of the machine, or all there
 * is. What is inside the file is waited for: an optional face from there is never shown by Chromium.
 */
function fontFace({ family, weight }: FontFile, source: string, format: string, range: string): string {
  const display = source.startsWith('data:') ? 'block' : isLatin({ family }) ? 'optional' : 'swap';
  return `@font-face{font-family:'${family}';font-weight:${weight};font-display:${display};src:url("${source}") format('${format}');unicode-range:${range}}`;
}
