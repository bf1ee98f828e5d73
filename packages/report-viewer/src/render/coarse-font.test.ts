import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureReportViewerBuilt } from '../../build.run.ts';
import { coarseFont } from '../../coarse-font.ts';

const stores = join(import.meta.dirname, '..', '..', 'dist', 'glyphs');
const opened = async (name: string) => {
  const bytes = await readFile(join(stores, name));
  const face = new Face(new Blob(bytes));
  return { bytes, face, font: new Font(face), points: new Set(face.collectUnicodes()) };
};
type Opened = Awaited<ReturnType<typeof opened>>;

/** A glyph in thousandths of the em. */
function glyphOf({ face, font }: Opened, character: string) {
  const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0;
  const scale = 1000 / face.upem;
  const points = font.glyphToJson(glyph).flatMap(({ values }) => values.map((value) => value * scale));
  return { advance: font.glyphHAdvance(glyph) * scale, points };
}

let [fine, coarse]: Opened[] = [];
beforeAll(async () => {
  await ensureReportViewerBuilt();
  fine = await opened('noto-sans-jp.ttf');
  coarse = await opened('mailed-noto-sans-jp.ttf');
});
function both(): [Opened, Opened] {
  if (fine === undefined || coarse === undefined) throw new Error('The fonts were not opened.');
  return [fine, coarse];
}

describe('the Japanese font of a file', () => {
  it('holds every character of the whole font, and signs that only slices have', () => {
    const [whole, mailed] = both();
    expect([...whole.points].filter((point) => !mailed.points.has(point))).toEqual([]);
    const signs = [...'㎡→①ﾊ㈱'].map((sign) => sign.codePointAt(0) ?? 0);
    expect(signs.filter((point) => !mailed.points.has(point))).toEqual([]);
    expect(signs.some((point) => whole.points.has(point))).toBe(false);
  });

  it('draws each character as the whole one does, no point further off than half a line of its grid', () => {
    const [whole, mailed] = both();
    const written = [...'物件の価格は鬱蒼、ヴ龍〒「」ー％'];
    for (const character of written) {
      const [old, now] = [glyphOf(whole, character), glyphOf(mailed, character)];
      expect(now.advance).toBe(old.advance);
      const extent = (points: number[]) => [Math.min(...points), Math.max(...points)];
      for (const [index, end] of extent(now.points).entries())
        expect(Math.abs(end - (extent(old.points)[index] ?? 0)), character).toBeLessThanOrEqual(2);
    }
    expect(mailed.font.hExtents().ascender * 4).toBe(whole.font.hExtents().ascender);
  });

  it('leaves every outline as it is on the grid that it was drawn on', () => {
    const [whole] = both();
    const face = new Face(new Blob(coarseFont([whole.bytes], whole.face.upem)));
    const same: Opened = { ...whole, face, font: new Font(face) };
    for (const character of '物件の価格は鬱蒼、ヴ龍〒') expect(glyphOf(same, character)).toEqual(glyphOf(whole, character));
  });

  it('is a fifth lighter once it is packed', async () => {
    const [whole, mailed] = both();
    const text = [...whole.points].filter((point) => point > 0x4e00 && point % 20 === 0);
    const bare = { dropTables: ['GPOS', 'GSUB', 'vmtx'] };
    const packed = ({ bytes }: Opened) =>
      subsetFont(bytes, String.fromCodePoint(...text), { targetFormat: 'woff2', noLayoutClosure: true, ...bare });
    const [old, now] = [await packed(whole), await packed(mailed)];
    expect(text.length).toBeGreaterThan(200);
    expect(now.length / old.length).toBeLessThan(0.8);
  });
});
