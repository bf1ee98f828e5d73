// node packages/ui/basic-fonts.run.ts: makes the faces of a first view, for the letters of English, what figures need, and the names of the
// samples, and the sheet that names them.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { sampleNameCharacters } from './src/format/needs-japanese-faces.ts';
import { basicFaces, charactersOf } from './src/styles/basic-faces.ts';

/** What the sheets ask of a face; each further feature brings its own copies of letters. */
const features = ['kern', 'liga', 'calt', 'ccmp', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum', 'lnum', 'ss03', 'cv05'];
/** No text of the kit is lighter or heavier; the sheets name these faces up to 700, so that what is strong by default is drawn by them. */
const weights = { min: 400, max: 650 };
/** Names of styles for programs that list fonts, and widths that browsers also work out from the outlines. */
const dropTables = ['STAT', 'MVAR', 'HVAR'];

async function write(source: string, text: string, file: string, weight: number | typeof weights = weights): Promise<void> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  const part = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    keepFeatures: features,
    noHinting: true,
    dropTables,
  });
  await writeFile(new URL(`src/styles/${file}`, import.meta.url), part);
  process.stdout.write(`${file}: ${part.length} bytes of ${whole.length}\n`);
}

for (const { name, source, ranges, weight } of basicFaces) await write(source, charactersOf(ranges), `${name}-basic.woff2`, weight);

/** The Japanese face comes in files of a hundred characters; each that holds one of the names' gives a part of its own. */
const japanese = '@fontsource-variable/noto-sans-jp';
const ranges = JSON.parse(await readFile(fileURLToPath(import.meta.resolve(`${japanese}/unicode.json`)), 'utf8')) as Record<string, string>;
const faces: string[] = [];
for (const [key, range] of Object.entries(ranges)) {
  const held = new Set(charactersOf(range));
  const text = [...new Set(sampleNameCharacters)].filter((character) => held.has(character));
  if (text.length === 0) continue;
  const number = key.replace(/[[\]]/g, '');
  const file = `sample-names-${number}.woff2`;
  await write(`${japanese}/files/noto-sans-jp-${number}-wght-normal.woff2`, text.join(''), file);
  const points = text.map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`);
  faces.push(`@font-face {
  font-family: "Noto Sans JP Variable";
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url("./${file}") format("woff2-variations");
  unicode-range: ${points.join(', ')};
}
`);
}
const why = '/* What the names of the samples need of the Japanese face, written by `basic-fonts.run.ts`. */\n';
await writeFile(new URL('src/styles/sample-names.css', import.meta.url), why + faces.join(''));
