import { describe, expect, it } from 'vitest';
import { withFiguresOnLine } from './pdf-figures-on-line.ts';
import { inlinePairs } from './pdf-inline-pairs.ts';
import { withWholeLatinLabels } from './pdf-latin-labels.ts';
import { withoutOpenSpaces } from './pdf-open-boxes.ts';
import { otherOffersOn } from './pdf-other-offers.ts';
import { pairsOnPage } from './pdf-pairs.ts';
import type { Segment } from './pdf-segment.ts';
import { tablesOnPage } from './pdf-tables.ts';

/** Type at a place; letters of Latin words are about half as wide as high. */
function at(x: number, y: number, text: string, size = 9): Segment {
  return { text, x, y, width: [...text].length * size * (/^[\x20-\x7e]+$/.test(text) ? 0.5 : 1), size };
}

const read = (...rows: Segment[][]): [string, string][] => pairsOnPage(rows).map(({ label, value }) => [label, value]);
const inline = (text: string): [string, string][] => inlinePairs(at(0, 0, text)).map(({ label, value }) => [label, value]);

describe('labels of Latin letters', () => {
  it('are whole where a column broke them, with the value beside the first half', () => {
    expect(
      read(
        [at(40, 100, 'Monthly gross income (fully'), at(240, 100, 'JPY 812,000')],
        [at(40, 112, 'leased)')],
        [at(40, 130, 'Property tax and city'), at(240, 130, 'JPY 640,000 per year')],
        [at(40, 142, 'planning tax')],
        [at(40, 160, 'Current gross yield'), at(240, 160, '5.10%')],
        [at(40, 180, 'Annual gross rent'), at(240, 180, 'JPY 9,744,000')],
        [at(40, 192, '(with all')],
        [at(40, 204, 'units let)')],
      ),
    ).toEqual([
      ['Monthly gross income (fully leased)', 'JPY 812,000'],
      ['Property tax and city planning tax', 'JPY 640,000 per year'],
      ['Current gross yield', '5.10%'],
      ['Annual gross rent (with all units let)', 'JPY 9,744,000'],
    ]);
  });

  it('stay apart where each has a value, and where the second half begins anew', () => {
    const rows = [
      [at(40, 100, 'Gross yield'), at(240, 100, '5.1%')],
      [at(40, 112, 'Structure'), at(240, 112, 'RC')],
    ];
    expect(withWholeLatinLabels(rows)).toEqual(rows);
    const heading = [[at(40, 100, 'Land area'), at(240, 100, '80 sqm')], [at(40, 112, 'Income')]];
    expect(withWholeLatinLabels(heading)).toEqual(heading);
  });

  it('do not end in the name of a station or begin a heading', () => {
    expect(inline('Keio Line, Hatsudai Station: 9-minute walk')).toEqual([]);
    expect(inline('Station: 3 min walk')).toEqual([]);
    expect(read([at(40, 100, 'Let house in Kisarazu', 14)], [at(40, 118, 'This house was built in 1998.')])).toEqual([]);
  });
});

describe('figures of a list', () => {
  it('that are set larger, on a baseline of their own, belong to the label beside them', () => {
    expect(
      read(
        [at(400, 100, '表面利回り')],
        [at(740, 107, '6.12％', 16)],
        [at(400, 122, '年間収入'), at(728, 122, '1,860,000円')],
        [at(400, 138, '月額賃料'), at(737, 138, '155,000円')],
      ),
    ).toEqual([
      ['表面利回り', '6.12％'],
      ['年間収入', '1,860,000円'],
      ['月額賃料', '155,000円'],
    ]);
  });

  it('that stand in no column of smaller ones stay where they are', () => {
    const rows = [[at(400, 100, '価格')], [at(500, 107, '980万円', 18)], [at(400, 140, '年間収入'), at(720, 140, '582,000円')]];
    expect(withFiguresOnLine(rows)).toEqual(rows);
  });

  it('for another time under one rent are of the same rent', () => {
    expect(
      read(
        [at(300, 100, '満室時賃料'), at(380, 100, '月額'), at(405, 100, '410,000円')],
        [at(380, 112, '年額'), at(405, 112, '4,920,000円')],
        [at(300, 130, '現行賃料'), at(380, 130, '月額'), at(405, 130, '352,000円')],
        [at(380, 142, '年額'), at(405, 142, '4,224,000円')],
      ),
    ).toContainEqual(['現行賃料（年額）', '4,224,000円']);
  });

  it('under two labels with a stroke between them belong to both', () => {
    expect(inline('建ぺい率／容積率80％／300％')).toEqual([['建ぺい率／容積率', '80％／300％']]);
    expect(inline('管理費／月額8,450円')).toEqual([['管理費', '月額8,450円']]);
  });
});

it('takes the space between coloured labels for no box', () => {
  const label = (top: number, text: string) => ({ left: 0, right: 60, top, bottom: top + 18, rows: [[at(5, top + 13, text)]] });
  const labels = [label(0, '管理費'), label(20, '築年月'), label(40, '現況')];
  const space = {
    left: 60,
    right: 200,
    top: -30,
    bottom: 90,
    rows: [[at(65, 13, '8,000円')], [at(65, 33, '2001年')], [at(65, 53, '空室')]],
  };
  expect(withoutOpenSpaces([...labels, space])).toEqual([]);
  // One value for several labels is a box that was merged.
  const merged = { ...space, rows: [[at(65, 33, '相談')]] };
  expect(withoutOpenSpaces([...labels, merged])).toEqual([...labels, merged]);
});

it('knows the offers under a heading of other ones, and leaves the own facts of a flyer alone', () => {
  const others = [
    [at(30, 500, '【その他の物件】')],
    [at(30, 512, '北区 一棟マンション 1億2,000万円 利回り7.1％')],
    [at(30, 524, '堺市 区分 480万円')],
  ];
  expect([...otherOffersOn(others)]).toHaveLength(3);
  expect(otherOffersOn([[at(30, 500, '【おすすめ物件】')], [at(30, 512, '■価格：1,980万円 マンション')]]).size).toBe(0);
  const banner = [[at(30, 40, '◎おすすめ物件')], [at(30, 52, '見本マンション 1,980万円')], [at(30, 500, '取引態様')]];
  expect(otherOffersOn(banner).size).toBe(0);
  expect(otherOffersOn([[at(30, 500, '【収益物件】')], [at(30, 512, '北区 一棟マンション 1億2,000万円')]]).size).toBe(0);
});

it('keeps the parking between the rooms of a roll and their total', () => {
  const row = (y: number, ...cells: string[]): Segment[] => cells.map((text, index) => at(30 + 80 * index, y, text));
  const [table] = tablesOnPage([
    row(100, '部屋番号', '間取り', '賃料', '共益費', '合計'),
    row(114, '101', '1K', '52,000', '3,000', '55,000'),
    row(128, '102', '1K', '51,000', '3,000', '54,000'),
    row(142, '駐車場', '2台', '16,000', '-', '16,000'),
    row(156, '合計', '4室', '119,000', '6,000', '125,000'),
  ]);
  expect(table?.rows).toHaveLength(5);
});
