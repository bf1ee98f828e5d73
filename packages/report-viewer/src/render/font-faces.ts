import { builtFile, type FontFile, fontFiles, glyphStores, mailedName, titleFamily } from './assets.ts';
import { codePoints, held, pointRanges, unicodeRange } from './code-points.ts';
import { glyphsOf } from './glyphs.ts';

const isLatin = ({ family }: FontFile) => family !== japanese && family !== titleFamily;
const isBase = (font: FontFile) => isLatin(font) && font.ranges[0]?.[0] === 0;
const japanese = 'Noto Sans JP';

/** Font rules for just the files that this text needs, loaded from a folder. Font files are public and content-free, so a URL is enough. */
export function linkedFonts(html: string, base: string): string {
  const points = codePoints(html);
  const needed = fontFiles()
    .filter((font) => font.family !== titleFamily && (isBase(font) || held(font.ranges, points).some((point) => point > 0xff)))
    .map((font) => fontFace(font, `${base}${font.file}`, 'woff2', unicodeRange(font.ranges)));
  const inTitle = titleSlices().map((font) => ({ font, own: held(font.ranges, titlePoints(html)) }));
  const title = inTitle
    .filter(({ own }) => own.length > 0)
    .map(({ font, own }) => fontFace(font, `${base}${font.file}`, 'woff2', unicodeRange(pointRanges(own))));
  return [...needed, ...title].join('\n');
}

/**
 * Font rules with the fonts inside, for a file that must look right on a machine without Japanese fonts:
 * the variable Latin fonts whole, and of everything else only the glyphs that occur.
 */
export async function inlinedFonts(html: string): Promise<string> {
  const base = fontFiles().filter(isBase);
  const whole = base.map((font) =>
    fontFace(font, dataOf(builtFile(`glyphs/${mailedName(font.file)}`), 'woff2'), 'woff2', unicodeRange(font.ranges)),
  );
  const rest = codePoints(html).filter((point) => !base.some((font) => held(font.ranges, [point]).length > 0));
  const extended = fontFiles().filter((font) => isLatin(font) && !isBase(font));
  const faces = await Promise.all([
    facesFor(rest, [...extended.map(mailed), ...japaneseSources()], 'woff'),
    facesFor(titlePoints(html), titleSlices().map(asset), 'woff'),
  ]);
  return [...whole, ...faces.flat()].join('\n');
}

/** Font rules for paper: only the glyphs that occur, at fixed weights, not packed: nobody downloads them, and Chromium starts sooner. */
export async function printedFonts(html: string): Promise<string> {
  const latin = glyphStores().filter(isLatin).map(stored);
  const points = codePoints(html);
  const inLatin = new Set(latin.flatMap(({ font }) => held(font.ranges, points)));
  const rest = points.filter((point) => !inLatin.has(point));
  const faces = await Promise.all([
    facesFor(points, latin, 'truetype'),
    facesFor(rest, japaneseSources(), 'truetype'),
    facesFor(titlePoints(html), titleSlices().map(asset), 'truetype'),
  ]);
  return faces.flat().join('\n');
}

const titleSlices = () => fontFiles().filter((font) => font.family === titleFamily);

/** The Japanese characters of the title, without the property's name below it, which is lighter. */
function titlePoints(html: string): number[] {
  const title = /<h1 class="rv-title">(.*?)<(?:\/h1|span class="rv-title-name")>/s.exec(html)?.[1] ?? '';
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
function japaneseSources(): Source[] {
  return [
    ...glyphStores()
      .filter((font) => !isLatin(font))
      .map(stored),
    ...fontFiles()
      .filter((font) => font.family === japanese)
      .map(asset),
  ];
}

/** One face for each source that has something the ones before it, of the same family and weight, do not have. */
async function facesFor(points: number[], sources: Source[], format: 'woff' | 'truetype'): Promise<string[]> {
  const taken = new Map<string, Set<number>>();
  const faces: Promise<string>[] = [];
  for (const { font, path } of sources) {
    const key = `${font.family} ${font.weight}`;
    const before = taken.get(key) ?? new Set();
    const own = held(font.ranges, points).filter((point) => !before.has(point));
    if (own.length === 0) continue;
    taken.set(key, new Set([...before, ...own]));
    const glyphs = glyphsOf(path, own, format);
    faces.push(glyphs.then((bytes) => fontFace(font, dataOf(bytes, format), format, unicodeRange(pointRanges(own)))));
  }
  return Promise.all(faces);
}

function dataOf(bytes: Buffer, format: 'woff' | 'woff2' | 'truetype'): string {
  return `data:font/${format === 'truetype' ? 'ttf' : format};base64,${bytes.toString('base64')}`;
}

function fontFace({ family, weight }: FontFile, source: string, format: string, range: string): string {
  return `@font-face{font-family:'${family}';font-style:normal;font-weight:${weight};font-display:swap;src:url("${source}") format('${format}');unicode-range:${range}}`;
}
