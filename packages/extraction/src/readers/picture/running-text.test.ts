import { expect, it } from 'vitest';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { withParagraphs } from './running-text.ts';

const row = (text: string, top: number, right: number, left = 100): RecognisedLine => ({
  text,
  left,
  top,
  right,
  bottom: top + 40,
  direction: 'row',
  numbers: [],
  confidence: 1,
});
const texts = (...lines: RecognisedLine[]): string[] => withParagraphs(lines).map(({ text }) => text);

it('reads sentences over the ends of their rows', () => {
  expect(
    texts(
      row('福岡県福岡市博多区博多駅南4丁目11番3号、JR鹿児島本線「竹下」駅から', 100, 1500),
      row('徒歩12分。平成5年4月築です。', 170, 900),
    ),
  ).toEqual(['福岡県福岡市博多区博多駅南4丁目11番3号、JR鹿児島本線「竹下」駅から徒歩12分。平成5年4月築です。']);
});

it('joins a figure and the unit that stands in the line under it', () => {
  expect(texts(row('鉄筋コンクリート造 地上5', 100, 500), row('階建', 160, 170))).toEqual(['鉄筋コンクリート造 地上5階建']);
  expect(texts(row('段原南1丁目20番13', 100, 700), row('号', 160, 140))).toEqual(['段原南1丁目20番13号']);
  expect(texts(row('JR東海道本線「南草津」駅', 100, 600), row('徒歩3分', 150, 240))).toEqual(['JR東海道本線「南草津」駅徒歩3分']);
  expect(texts(row('所在地 名古屋市東区泉1丁目18番', 100, 800), row('20号', 150, 180))).toEqual(['所在地 名古屋市東区泉1丁目18番20号']);
});

it.each<[string, RecognisedLine[]]>([
  ['rows that say no sentence', [row('大通りに面した明るい部屋の多い建物', 100, 1500), row('駅に近い', 170, 900)]],
  [
    'a row that ends far from the edge',
    [row('長い文の続く段落であり、ここで終わる。', 100, 900), row('次の段落がここから始まり、長く続いている。', 170, 1500)],
  ],
  ['rows that begin with marks', [row('※融資には審査があり、結果によります。', 100, 1500), row('※利回りは、満室の想定です。', 170, 1500)]],
  [
    'a row that begins with a label',
    [row('駅に近く、店も多い、静かな住宅地の中の建物。', 100, 1500), row('価格 1,280万円、税込。', 170, 1500)],
  ],
  ['words under a figure that go on otherwise', [row('段原南1丁目20番13', 100, 700), row('号室は角部屋', 160, 400)]],
  ['a place and another figure', [row('所在地 名古屋市東区泉1丁目18番', 100, 800), row('20戸', 150, 180)]],
  ['a unit at another edge', [row('地上5', 100, 200), row('階建', 160, 470, 400)]],
])('keeps apart: %s', (_, lines) => {
  expect(texts(...lines)).toEqual(lines.map(({ text }) => text));
});

it('leaves the value of a label of its own out of the paragraph over it', () => {
  const value = row('21戸(1K×18戸、1LDK×2戸、店舗×1戸)を数える建物の全体', 100, 900, 300);
  expect(texts(value, row('用途地域', 160, 240), row('商業地域', 160, 420, 300))).toEqual([value.text, '用途地域', '商業地域']);
});
