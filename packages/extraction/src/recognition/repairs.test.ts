import { expect, it } from 'vitest';
import { repaired } from './repairs.ts';

const mended = (text: string, ...numbers: string[]) =>
  repaired({ text, numbers: numbers.map((number) => ({ text: number, state: 'conflict' as const })), agreement: 1, compared: 1 });

it.each([
  ['8,480力円', '8,480万円'],
  ['8,480万呈', '8,480万円'],
  ['価格4.980万円', '価格4,980万円'],
  ['価格4.,980万円', '価格4,980万円'],
  ['専有面積64.9nmi', '専有面積64.9㎡'],
  ['5.88r(1.77坪)', '5.88r(1.77坪)'],
  ['\\58,900.000', '¥58,900,000'],
  ['\\Y58,900,000', '¥58,900,000'],
  ['1,280。 万円', '1,280万円'],
  ['165.30mi (公簿)', '165.30㎡ (公簿)'],
  ['貨貨中', '賃貸中'],
  ['家貨10.5万円で賃貨中', '家賃10.5万円で賃貸中'],
  ['凭貨中', '賃貸中'],
  ['ーー棟マンション', '一棟マンション'],
  ['-般媒介', '一般媒介'],
  ['鉄筋コンクリート人造', '鉄筋コンクリート造'],
  ['1IK', '1K'],
  ['間取り 1lLDK', '間取り 1LDK'],
  ['4陸', '4階'],
  ['5,270円/ノ月', '5,270円/月'],
  ['万門(税込)', '万円(税込)'],
  ['11,620円ノ/月', '11,620円/月'],
  ['徒渉3分(約210m)', '徒歩3分(約210m)'],
  ['月額賃料_98,000円', '月額賃料 98,000円'],
  ['現 況_ 居住中', '現 況 居住中'],
  ['sales_desk@example.jp', 'sales_desk@example.jp'],
  ['鉄骨造地上3階建 1階へ3階', '鉄骨造地上3階建 1階~3階'],
  ['9:00へ18:00', '9:00~18:00'],
  ['駅へ3分', '駅へ3分'],
  ['3丁日17番9', '3丁目17番9'],
  ['1。, 260太円', '1,260万円'],
  ['鉄筋コンクリート造4階建築年月/平成8年12月', '鉄筋コンクリート造4階建 築年月/平成8年12月'],
  ['満室時年間賃料/7,113,600円', '満室時年間賃料/7,113,600円'],
])('%s becomes %s', (read, text) => {
  expect(mended(read).text).toBe(text);
});

it('proves an area by its tsubo, and finds the point that was lost', () => {
  expect(mended('285㎡(0.86坪)', '285', '0.86')).toMatchObject({
    text: '2.85㎡(0.86坪)',
    numbers: [
      { text: '2.85', state: 'agreed' },
      { text: '0.86', state: 'agreed' },
    ],
  });
});

it('leaves an area in doubt whose tsubo says something else', () => {
  expect(mended('55.08㎡(77坪)', '55.08', '77').numbers.map(({ state }) => state)).toEqual(['conflict', 'conflict']);
});

it('is sure of an amount of which both parts were seen alike, though not its comma', () => {
  const line = { text: '1。, 260万円', agreement: 1, compared: 5 };
  const numbers = (state: 'agreed' | 'conflict') => [
    { text: '1', state: 'agreed' as const },
    { text: '260', state },
  ];
  expect(repaired({ ...line, numbers: numbers('agreed') }).numbers).toContainEqual({ text: '1,260', state: 'separators' });
  expect(repaired({ ...line, numbers: numbers('conflict') }).numbers.some(({ text }) => text === '1,260')).toBe(false);
});
