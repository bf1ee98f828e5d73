import { Blob, Face, Font } from 'harfbuzzjs';

/** Points of a closed line in units of the new font; those that are off it bend it (TrueType's quadratic curves). */
interface Point {
  x: number;
  y: number;
  on: boolean;
}

interface Glyph {
  contours: Point[][];
  advance: number;
}

const round = Math.round;

/**
 * One TrueType font of the upright glyphs of several, on a grid of `unitsPerEm` lines to the em: coordinates on a coarse grid are a fifth
 * smaller when they are packed. Names and metrics are those of the first font; each later one adds the code points that those before it
 * lack. Layout tables, hints and variations are left out. Fonts must have quadratic outlines; throws for others.
 */
export function coarseFont(fonts: Uint8Array[], unitsPerEm: number): Buffer {
  const [first] = fonts;
  if (first === undefined) throw new Error('There is no font to make a coarse one of.');
  const main = new Face(new Blob(first));
  const glyphs: Glyph[] = [];
  const glyphOf = new Map<number, number>();
  for (const [index, bytes] of fonts.entries()) {
    const face = new Face(new Blob(bytes));
    const font = new Font(face);
    const scale = unitsPerEm / face.upem;
    const taken = new Map<number, number>();
    const take = (glyph: number) => {
      const number = taken.get(glyph) ?? glyphs.push(glyphFrom(font, glyph, scale)) - 1;
      taken.set(glyph, number);
      return number;
    };
    // The first glyph of a font is the one for characters that it lacks.
    if (index === 0) take(0);
    for (const point of face.collectUnicodes()) {
      const glyph = font.nominalGlyph(point);
      if (glyph !== undefined && !glyphOf.has(point)) glyphOf.set(point, take(glyph));
    }
  }
  const scale = unitsPerEm / main.upem;
  const table = (tag: string) => Buffer.from(main.referenceTable(tag) ?? []);
  const { glyf, loca } = outlines(glyphs);
  return assembled({
    'OS/2': scaled(table('OS/2'), scale, [2, ...even(10, 28), ...even(68, 76), 86, 88]),
    cmap: characterMap([...glyphOf].sort(([one], [other]) => one - other)),
    glyf,
    head: headOf(table('head'), glyphs, unitsPerEm),
    hhea: hheaOf(scaled(table('hhea'), scale, [4, 6, 8]), glyphs),
    hmtx: words(glyphs.flatMap(({ advance, contours }) => [advance, least(contours.flat(), 'x')])),
    loca,
    maxp: maxpOf(table('maxp'), glyphs),
    name: table('name'),
    post: scaled(table('post').subarray(0, 32), scale, [8, 10]),
  });
}

function glyphFrom(font: Font, glyph: number, scale: number): Glyph {
  const contours: Point[][] = [];
  for (const { type, values } of font.glyphToJson(glyph)) {
    if (type === 'C') throw new Error('Coarse fonts are made of quadratic outlines only.');
    const [x = 0, y = 0, toX = 0, toY = 0] = values;
    if (type === 'M') contours.push([{ x, y, on: true }]);
    if (type === 'L') contours.at(-1)?.push({ x, y, on: true });
    if (type === 'Q') contours.at(-1)?.push({ x, y, on: false }, { x: toX, y: toY, on: true });
  }
  const onGrid = ({ x, y, on }: Point) => ({ x: round(x * scale), y: round(y * scale), on });
  return {
    contours: contours.map((contour) => withoutRepeats(withoutImplied(closed(contour)).map(onGrid))).filter(({ length }) => length > 2),
    advance: round(font.glyphHAdvance(glyph) * scale),
  };
}

const isSame = (one: Point | undefined, other: Point | undefined) => one?.x === other?.x && one?.y === other?.y && one?.on === other?.on;

/** A line that ends where it began names that point once. */
const closed = (contour: Point[]) => (contour.length > 1 && isSame(contour[0], contour.at(-1)) ? contour.slice(0, -1) : contour);

/** Between two points off the line, the middle is on it without being named. */
function withoutImplied(contour: Point[]): Point[] {
  return contour.filter((point, index) => {
    const [before, after] = [contour.at(index - 1), contour[(index + 1) % contour.length]];
    if (!point.on || before === undefined || after === undefined || before.on || after.on) return true;
    return point.x * 2 !== before.x + after.x || point.y * 2 !== before.y + after.y;
  });
}

const withoutRepeats = (contour: Point[]) => contour.filter((point, index) => !isSame(point, contour.at(index - 1)));

const least = (points: Point[], axis: 'x' | 'y') => points.reduce((found, point) => Math.min(found, point[axis]), points[0]?.[axis] ?? 0);
const most = (points: Point[], axis: 'x' | 'y') => points.reduce((found, point) => Math.max(found, point[axis]), points[0]?.[axis] ?? 0);
const even = (from: number, to: number) => Array.from({ length: (to - from) / 2 + 1 }, (_, index) => from + index * 2);

/** Numbers of 16 bits, as the format writes them; negative ones as their complement. */
function words(numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number & 0xffff, index * 2);
  return bytes;
}

/** A copy of the table with the 16-bit numbers at these places in units of the new font. */
function scaled(table: Buffer, scale: number, places: number[]): Buffer {
  for (const place of places) table.writeInt16BE(round(table.readInt16BE(place) * scale), place);
  return table;
}

const boxOf = (points: Point[]) => [least(points, 'x'), least(points, 'y'), most(points, 'x'), most(points, 'y')];
const allPoints = (glyphs: Glyph[]) => glyphs.flatMap(({ contours }) => contours.flat());

function headOf(head: Buffer, glyphs: Glyph[], unitsPerEm: number): Buffer {
  head.writeUInt16BE(unitsPerEm, 18);
  words(boxOf(allPoints(glyphs))).copy(head, 36);
  // Places in `glyf` have 32 bits.
  head.writeInt16BE(1, 50);
  return head;
}

function hheaOf(hhea: Buffer, glyphs: Glyph[]): Buffer {
  const drawn = glyphs.filter(({ contours }) => contours.length > 0).map(({ contours, advance }) => ({ advance, points: contours.flat() }));
  const extents = drawn.map(({ points }) => most(points, 'x'));
  hhea.writeUInt16BE(Math.max(...glyphs.map(({ advance }) => advance)), 10);
  hhea.writeInt16BE(Math.min(...drawn.map(({ points }) => least(points, 'x'))), 12);
  hhea.writeInt16BE(Math.min(...drawn.map(({ advance, points }) => advance - most(points, 'x'))), 14);
  hhea.writeInt16BE(Math.max(...extents), 16);
  hhea.writeUInt16BE(glyphs.length, 34);
  return hhea;
}

function maxpOf(maxp: Buffer, glyphs: Glyph[]): Buffer {
  maxp.writeUInt16BE(glyphs.length, 4);
  maxp.writeUInt16BE(Math.max(...glyphs.map(({ contours }) => contours.flat().length)), 6);
  maxp.writeUInt16BE(Math.max(...glyphs.map(({ contours }) => contours.length)), 8);
  return maxp;
}

/** Each glyph with its points as differences: in one byte where they fit, in none where they are zero. */
function outlineOf({ contours }: Glyph): Buffer {
  if (contours.length === 0) return Buffer.alloc(0);
  const points = contours.flat();
  let end = -1;
  const ends = contours.map(({ length }) => {
    end += length;
    return end;
  });
  const steps = (axis: 'x' | 'y') => points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  const [across, up] = [steps('x'), steps('y')];
  const isShort = (step: number | undefined) => step !== undefined && step !== 0 && Math.abs(step) < 256;
  const mark = (step: number | undefined = 0, short: number, same: number) =>
    isShort(step) ? short | (step > 0 ? same : 0) : step === 0 ? same : 0;
  const flags = points.map(({ on }, index) => (on ? 1 : 0) | mark(across[index], 2, 16) | mark(up[index], 4, 32));
  const written = (all: number[]) =>
    all.map((step) => (step === 0 ? Buffer.alloc(0) : isShort(step) ? Buffer.from([Math.abs(step)]) : words([step])));
  const bytes = Buffer.concat([
    words([contours.length, ...boxOf(points), ...ends, 0]),
    Buffer.from(flags),
    ...written(across),
    ...written(up),
  ]);
  return padded(bytes);
}

function outlines(glyphs: Glyph[]): { glyf: Buffer; loca: Buffer } {
  const drawn = glyphs.map(outlineOf);
  const loca = Buffer.alloc((drawn.length + 1) * 4);
  let place = 0;
  for (const [index, { length }] of drawn.entries()) {
    place += length;
    loca.writeUInt32BE(place, (index + 1) * 4);
  }
  return { glyf: Buffer.concat(drawn), loca };
}

/** Runs of code points and the glyphs that follow each other for them (format 12). */
function characterMap(glyphOf: [point: number, glyph: number][]): Buffer {
  const groups: [from: number, to: number, glyph: number][] = [];
  for (const [point, glyph] of glyphOf) {
    const last = groups.at(-1);
    if (last !== undefined && last[1] === point - 1 && last[2] + point - last[0] === glyph) last[1] = point;
    else groups.push([point, point, glyph]);
  }
  const bytes = Buffer.alloc(28 + groups.length * 12);
  // One table, of all of Unicode, which begins after these twelve bytes.
  words([0, 1, 3, 10, 0, 12, 12, 0]).copy(bytes);
  for (const [index, number] of [bytes.length - 12, 0, groups.length, ...groups.flat()].entries())
    bytes.writeUInt32BE(number, 16 + index * 4);
  return bytes;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}

function sumOf(table: Buffer): number {
  const whole = padded(table);
  let sum = 0;
  for (let place = 0; place < whole.length; place += 4) sum = (sum + whole.readUInt32BE(place)) >>> 0;
  return sum;
}

/** The file: its directory, by name, and the tables behind it. */
function assembled(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  const directory = Buffer.alloc(12 + entries.length * 16);
  directory.writeUInt32BE(0x00010000);
  words([entries.length, power * 16, Math.log2(power), entries.length * 16 - power * 16]).copy(directory, 4);
  let place = directory.length;
  tables.head?.writeUInt32BE(0, 8);
  for (const [index, [tag, table]] of entries.entries()) {
    const at = 12 + index * 16;
    directory.write(tag, at, 'latin1');
    for (const [part, number] of [sumOf(table), place, table.length].entries()) directory.writeUInt32BE(number, at + 4 + part * 4);
    place += padded(table).length;
  }
  const file = Buffer.concat([directory, ...entries.map(([, table]) => padded(table))]);
  const head = directory.readUInt32BE(12 + entries.findIndex(([tag]) => tag === 'head') * 16 + 8);
  file.writeUInt32BE((0xb1b0afba - sumOf(file)) >>> 0, head + 8);
  return file;
}
