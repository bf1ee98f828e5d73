import { describe, expect, it } from 'vitest';
import { pairsOnPage } from './pdf-pairs.ts';
import type { Segment } from './pdf-segment.ts';
import { segmentRows } from './pdf-segments.ts';
import { tablesOnPage } from './pdf-tables.ts';

/** Type at a place; letters are as wide as high, digits half as wide. */
function at(x: number, y: number, text: string, size = 8): Segment {
  const width = [...text].reduce((sum, letter) => sum + (/[\d.,/ -]/.test(letter) ? size / 2 : size), 0);
  return { text, x, y, width, size };
}

function pairs(...items: Segment[]): [string, string][] {
  return pairsOnPage(segmentRows(items)).map((pair) => [pair.label, pair.value]);
}

describe('pairs on a flyer', () => {
  it('reads figures over their captions, and labels that a narrow column broke', () => {
    expect(
      pairs(
        at(50, 100, '2,480万円', 12),
        at(200, 100, '7.25％', 12),
        at(350, 100, '1998年3月', 12),
        at(50, 116, '販売価格'),
        at(200, 116, '表面利回り'),
        at(350, 116, '築年月'),
        at(50, 136, '8戸', 12),
        at(200, 136, '木造', 12),
        at(350, 136, '満室', 12),
        at(50, 152, '総戸数'),
        at(200, 152, '構造'),
        at(350, 152, '入居状況'),
      ),
    ).toEqual([
      ['販売価格', '2,480万円'],
      ['表面利回り', '7.25％'],
      ['築年月', '1998年3月'],
      ['総戸数', '8戸'],
      ['構造', '木造'],
      ['入居状況', '満室'],
    ]);
    expect(pairs(at(50, 100, '専有面積（壁'), at(120, 100, '25.30㎡'), at(50, 110, '芯）'))).toEqual([['専有面積（壁芯）', '25.30㎡']]);
  });

  it('puts letter-spaced labels together and stops at the next label', () => {
    expect(
      pairs(
        at(600, 100, '管'),
        at(612, 100, '理'),
        at(624, 100, '費'),
        at(660, 100, '8,500円'),
        at(730, 100, '修繕積立金'),
        at(790, 100, '2,800円'),
      ),
    ).toEqual([
      ['管理費', '8,500円'],
      ['修繕積立金', '2,800円'],
    ]);
  });

  it('reads a larger figure beside its label, a little lower, and dots that lead to a value from its side', () => {
    expect(pairs(at(260, 100, '利回り', 11), at(305, 104, '10.28％', 22))).toEqual([['利回り', '10.28％']]);
    expect(pairs(at(20, 100, '住所'), at(60, 100, '：宮城県仙台市青葉区二日町9-23'))).toEqual([['住所', '宮城県仙台市青葉区二日町9-23']]);
  });

  it('joins wide letters behind the number of a line, and reads a pair that stands in brackets', () => {
    expect(pairs(at(50, 100, '10．賃', 10), at(100, 100, '料', 10), at(130, 100, '月額95,000円', 10)).map(([, value]) => value)).toEqual([
      '月額95,000円',
    ]);
    expect(pairs(at(20, 100, '（満室時年収 5,617,200円）', 10))).toEqual([['満室時年収', '5,617,200円']]);
  });

  it('reads several bulleted pairs in one run', () => {
    expect(pairs(at(20, 100, '●構造／木造2階建●総戸数／6戸'))).toEqual([
      ['構造', '木造2階建'],
      ['総戸数', '6戸'],
    ]);
  });

  it('finds a large price under its small label', () => {
    expect(pairs(at(58, 46, '価格', 10), at(91, 73, '2,880', 22), at(142, 73, '万円', 19))).toEqual([['価格', '2,880万円']]);
  });

  it('keeps the lines of an access cell whose label stands at mid-height', () => {
    expect(pairs(at(100, 106, '交通'), at(160, 100, '京王線「千歳烏山」駅徒歩11分'), at(160, 112, '京王線「仙川」駅徒歩14分'))).toEqual([
      ['交通', '京王線「千歳烏山」駅徒歩11分\n京王線「仙川」駅徒歩14分'],
    ]);
  });

  it('reads an address to its end where its number is broken over two lines', () => {
    const address = [at(20, 100, '所在地'), at(80, 100, '大宮区三橋1丁目204番'), at(80, 113, '地7')];
    const other = [at(300, 106, '築年月'), at(350, 106, '1998年6月')];
    expect(pairs(...address, ...other)).toContainEqual(['所在地', '大宮区三橋1丁目204番地7']);
    expect(pairs(...address.slice(0, 2), at(80, 113, '即入居可'))).toContainEqual(['所在地', '大宮区三橋1丁目204番']);
  });

  it('finds the rest of a wide-leaded address, and never the value of the next label', () => {
    const address = [at(20, 100, '所在地'), at(80, 100, '大阪市住吉区長居東4丁目15番')];
    expect(pairs(...address, at(80, 116, '2号'))).toContainEqual(['所在地', '大阪市住吉区長居東4丁目15番2号']);
    expect(pairs(...address, at(20, 116, '総戸数'), at(80, 116, '20'))).toContainEqual(['所在地', '大阪市住吉区長居東4丁目15番']);
  });

  it('pairs values at the far end of their rows where labels and values make columns, and no lone one', () => {
    const rows = [
      ['価格', '1,140万円'],
      ['月額賃料', '63,000円'],
      ['表面利回り', '6.63%'],
    ] as const;
    const items = rows.flatMap(([label, value], row) => [at(20, 100 + row * 20, label), at(440 - value.length * 4, 100 + row * 20, value)]);
    const last = items.map((item) => (/\d/.test(item.text) ? { ...item, x: 440 - item.width } : item));
    expect(pairs(...last)).toEqual(rows.map((row) => [...row]));
    expect(pairs(...last.slice(0, 2))).toEqual([]);
  });

  it('finds a value under its label that ends where the label does', () => {
    expect(pairs(at(256, 100, '価格'), { ...at(0, 116, '1,720万円', 10), x: 272 - at(0, 0, '1,720万円', 10).width })).toEqual([
      ['価格', '1,720万円'],
    ]);
    expect(pairs(at(256, 100, '価格'), at(180, 116, '1,720万円', 10))).toEqual([]);
  });

  it('finds a value under its label beside a label that is far to the left', () => {
    const far = pairs(at(20, 116, '交通'), at(300, 100, '総戸数'), at(306, 116.5, '44戸', 10));
    expect(far).toContainEqual(['総戸数', '44戸']);
    expect(pairs(at(260, 116, '交通'), at(300, 100, '総戸数'), at(306, 116.5, '44戸', 10))).not.toContainEqual(['総戸数', '44戸']);
  });

  it.each([
    ['神奈川県横浜市港北区', '大倉山3丁目26番2号', '神奈川県横浜市港北区大倉山3丁目26番2号'],
    ['東京都板橋区', '常盤台2-14-6', '東京都板橋区常盤台2-14-6'],
    ['神奈川県横浜市港北区', '綱島の駅まで3分', '神奈川県横浜市港北区'],
    ['広島県広島市南区段原南1丁目20番13', '号', '広島県広島市南区段原南1丁目20番13号'],
  ])('reads an address under its label over two lines: %s, %s', (first, second, whole) => {
    expect(pairs(at(20, 100, '所在地'), at(24, 116, first), at(24, 130, second))).toEqual([['所在地', whole]]);
  });

  it('pairs a row of labels with a row of values that stand far to the right in their columns', () => {
    const labels = [at(20, 100, '構造'), at(300, 100, '築年月'), at(580, 100, '総戸数')];
    const values = [at(180, 118, '鉄骨造4階建', 10), at(480, 118, '2019年2月', 10), at(760, 118, '11戸', 10)];
    expect(pairs(...labels, ...values)).toEqual([
      ['構造', '鉄骨造4階建'],
      ['築年月', '2019年2月'],
      ['総戸数', '11戸'],
    ]);
    expect(pairs(...labels, ...values.slice(1))).toEqual([]);
    expect(pairs(...labels.slice(0, 1), ...values.slice(0, 1))).toEqual([]);
  });

  it('prints a doubled layer once', () => {
    expect(pairs(at(20, 100, '総戸数'), at(60, 100, '6戸'), at(20, 100, '総戸数'), at(60, 100, '6戸'))).toEqual([['総戸数', '6戸']]);
  });
});

describe('tables on a page', () => {
  it('assigns cells to the columns of a rent roll, and cuts runs that reach across two', () => {
    const header = [at(50, 100, '号室'), at(100, 100, '間取り'), at(160, 100, '賃料'), at(220, 100, '共益費'), at(270, 100, '契約開始日')];
    const first = [at(50, 115, '101'), at(100, 115, '1K'), at(150, 115, '78,000'), at(230, 115, '3,000     2021/4/1')];
    const [table] = tablesOnPage(segmentRows([...header, ...first]));
    expect(table?.rows).toEqual([
      ['号室', '間取り', '賃料', '共益費', '契約開始日'],
      ['101', '1K', '78,000', '3,000', '2021/4/1'],
    ]);
  });

  it('sees no table in rows of label and value', () => {
    expect(
      tablesOnPage(segmentRows([at(50, 100, '総戸数'), at(100, 100, '6戸'), at(200, 100, '築年月'), at(260, 100, '2009年8月')])),
    ).toEqual([]);
  });
});

it('reads whose rent and yield a row tells where its first word names neither', () => {
  expect(
    pairs(
      at(50, 100, '満室想定'),
      at(120, 100, '8.72%'),
      at(200, 100, '現行'),
      at(240, 100, '7.63%'),
      at(50, 130, '満室時'),
      at(120, 130, '年額4,608,000円'),
      at(50, 150, '現行'),
      at(120, 150, '年額4,032,000円'),
    ),
  ).toEqual([
    ['満室想定利回り', '8.72%'],
    ['現行利回り', '7.63%'],
    ['満室時月額賃料', '年額4,608,000円'],
    ['現行月額賃料', '年額4,032,000円'],
  ]);
  // Who lives there stands behind the same word.
  expect(pairs(at(50, 100, '現況'), at(120, 100, '賃貸中'))).toEqual([['現況', '賃貸中']]);
});

it('reads an amount in full far behind its label, on a lower line', () => {
  expect(pairs(at(50, 104, '価格（税込）'), at(200, 110, '9,380万円', 24))).toEqual([['価格（税込）', '9,380万円']]);
});
