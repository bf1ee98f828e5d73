import { describe, expect, it } from 'vitest';
import { pageOfRow, readPortalRows } from './portal-rows.ts';

const header = '物件種別,物件名,住所,交通,価格,満室時利回り,建物面積/専有面積,土地面積,築年月,階数/戸数';
const rowsOf = (...lines: string[]) => readPortalRows('offers.csv', ['\uFEFF' + header, ...lines].join('\n'));

/** Rows of the table that a listing page is made of. */
function pairsOf(line: string): Record<string, string> {
  const [row] = rowsOf(line);
  if (!row) throw new Error('There is no row.');
  return Object.fromEntries(
    [...pageOfRow(row).matchAll(/<th>(.*?)<\/th><td>(.*?)<\/td>/g)].map(([, label, value]) => [label ?? '', value ?? '']),
  );
}

describe('rows of a portal', () => {
  it('are named by their file and number, header left out', () => {
    expect(
      rowsOf('一棟アパート,甲,埼玉県川口市,,6800万円,7.4,,,,', '区分マンション,乙,東京都墨田区,,2380万円,5,,,,').map(({ name }) => name),
    ).toEqual(['offers.csv row 1', 'offers.csv row 2']);
  });

  it('are refused without the columns that every offer needs', () => {
    expect(() => readPortalRows('offers.csv', '物件名,交通\n甲,駅')).toThrow(
      'offers.csv has no column 物件種別, 価格 or 販売価格, 住所 or 所在地.',
    );
  });

  it('become a page with a row for each fact: a block', () => {
    expect(
      pairsOf('一棟アパート,サンプル荘,埼玉県川口市9-9,JR武蔵野線 東川口駅 歩11分,6800万円,7.41,186.3,168.2,2001年9月,2階建/8戸'),
    ).toEqual({
      物件種別: '一棟アパート',
      物件名: 'サンプル荘',
      所在地: '埼玉県川口市9-9',
      交通: 'JR武蔵野線 東川口駅 歩11分',
      価格: '6800万円',
      満室時利回り: '7.41%',
      建物面積: '186.3m²',
      土地面積: '168.2m²',
      築年月: '2001年9月',
      階数: '2階建',
      総戸数: '8戸',
      土地権利: '所有権',
    });
  });

  it.each([
    ['借地権付き戸建', '借地権'],
    ['定期借地権の一棟', '定期借地権'],
    ['底地権なし　旧法借地', '借地権'],
    ['サンプル荘', '所有権'],
  ])('have the right that their title names, and freehold where it names none: %s', (title, right) => {
    expect(pairsOf(`戸建,${title},東京都八王子市9,,1280万円,,,,,`).土地権利).toBe(right);
  });

  it('give a unit its own area and floor, and no land', () => {
    const unit = pairsOf('区分マンション,乙,東京都墨田区錦糸9,,2380万円,5%,25.4,300,2008年3月,4階/11階建 総戸数54戸');
    expect(unit).toMatchObject({ 専有面積: '25.4m²', '所在階/階数': '4階/11階建', 総戸数: '54戸', 満室時利回り: '5%' });
    expect(Object.keys(unit)).not.toContain('土地面積');
  });

  it('leave empty cells out and keep marks of the page apart from its mark-up', () => {
    const row = pairsOf('戸建,<b>家 & 庭</b>,東京都八王子市9,,1280万円,,,,,');
    expect(row.物件名).toBe('&lt;b&gt;家 &amp; 庭&lt;/b&gt;');
    expect(Object.keys(row)).not.toContain('築年月');
  });

  it('read structure, storeys and units from one cell', () => {
    const [row] = readPortalRows(
      'other.csv',
      '物件種別,所在地,販売価格,建物構造/階数,面積\n一棟マンション,大阪府大阪市,2億円,RC造地下1階地上8階建 総戸数24戸,建物 1240.5㎡ / 土地 310.2㎡',
    );
    const page = row ? pageOfRow(row) : '';
    for (const cell of [
      '<th>建物構造</th><td>RC造',
      '<th>階建</th><td>地下1階地上8階建',
      '<th>総戸数</th><td>24戸',
      '<th>建物面積</th><td>1240.5㎡',
      '<th>土地面積</th><td>310.2㎡',
      '<th>価格</th><td>2億円',
    ])
      expect(page).toContain(cell);
  });
});
