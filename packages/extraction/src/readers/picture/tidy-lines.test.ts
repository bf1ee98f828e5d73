import { describe, expect, it } from 'vitest';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { labelOfEither, nearestLabel } from './nearest-label.ts';
import { withBullets, withFiguresApart, withoutBadges, withoutSpecks, withUnitsBeside } from './tidy-lines.ts';

const line = (text: string, left: number, top: number, right: number, bottom: number): RecognisedLine => ({
  text,
  left,
  top,
  right,
  bottom,
  direction: 'row',
  numbers: [],
  confidence: 1,
});

describe('withUnitsBeside', () => {
  it('joins a large number and the unit at its foot', () => {
    const lines = withUnitsBeside([line('8,980', 100, 100, 300, 160), line('万円', 320, 140, 380, 170), line('円', 900, 140, 930, 170)]);
    expect(lines.map(({ text }) => text)).toEqual(['8,980万円', '円']);
  });
});

describe('withUnitsBeside, where the unit stands under the figure', () => {
  const label = line('価格', 1925, 206, 2030, 265);
  it('joins a much larger figure and the unit in the middle under it', () => {
    const lines = withUnitsBeside([label, line('780', 1879, 284, 2074, 409), line('万円', 1922, 422, 2029, 479)]);
    expect(lines.map(({ text }) => text)).toEqual(['価格', '780万円']);
  });

  it.each([
    ['as large as the figure', line('万円', 1902, 422, 2049, 530)],
    ['left of its middle', line('万円', 1779, 422, 1886, 479)],
    ['far under it', line('万円', 1922, 522, 2029, 579)],
  ])('leaves a unit alone that is %s', (_, unit) => {
    expect(withUnitsBeside([line('780', 1879, 284, 2074, 409), unit])).toHaveLength(2);
  });
});

describe('withUnitsBeside, where the unit touches the number', () => {
  it.each([
    ['8,480.:', '8,480万円'],
    ['2億1,300:', '2億1,300万円'],
  ])('leaves out what its edge became: %s', (read, whole) => {
    const lines = withUnitsBeside([line(read, 82, 280, 567, 425), line('万円', 564, 343, 669, 399)]);
    expect(lines.map(({ text }) => text)).toEqual([whole]);
  });

  it('takes a unit with what it says of the tax', () => {
    const lines = withUnitsBeside([line('3,790:', 1333, 226, 1638, 361), line('万円(税込)', 1636, 291, 1879, 346)]);
    expect(lines.map(({ text }) => text)).toEqual(['3,790万円(税込)']);
  });
});

describe('withFiguresApart', () => {
  it('parts a price and a yield that were read as one line', () => {
    const numbers = [
      { text: '1,890', state: 'agreed' as const },
      { text: '5.27', state: 'agreed' as const },
    ];
    const [price, rate, ...more] = withFiguresApart([{ ...line('1,890万円 5.27%', 1723, 111, 2286, 182), numbers }]);
    expect(more).toEqual([]);
    expect(price).toMatchObject({ text: '1,890万円', left: 1723, numbers: [{ text: '1,890' }] });
    expect(rate).toMatchObject({ text: '5.27%', right: 2286, numbers: [{ text: '5.27' }] });
    expect(price?.right).toBeLessThan(rate?.left ?? 0);
  });

  it('leaves a line of words and figures as it is', () => {
    const lines = [line('価格 1,890万円 利回り 5.27%', 0, 0, 500, 30)];
    expect(withFiguresApart(lines)).toEqual(lines);
  });
});

describe('withBullets', () => {
  it.each([
    ['る総戸数/41戸', '●総戸数／41戸'],
    ['間取/2SLDK 人金専有面積/55.08㎡', '間取／2SLDK ●専有面積／55.08㎡'],
    ['用途地域/第1種住居地域', '用途地域／第1種住居地域'],
    ['*京王線「仙川」駅', '京王線「仙川」駅'],
    [')管理費/月額7,350円', '管理費／月額7,350円'],
    ['!交通/京都市営地下鉄烏丸線', '交通／京都市営地下鉄烏丸線'],
    ['建蔽率/容積率', '建蔽率/容積率'],
    ['乗年月 昭和60年4月', '築年月 昭和60年4月'],
    ['学芸大学 徒歩3分', '学芸大学 徒歩3分'],
    ['画栄年月:平成4年2月', '●築年月:平成4年2月'],
    ['旧修繕積立金:月額6,970円', '●修繕積立金:月額6,970円'],
    ['2階/6階建', '2階/6階建'],
    ['5階建/3階', '5階建/3階'],
    ['12階建/3階部分', '12階建/3階部分'],
  ])('%s becomes %s', (read, text) => {
    expect(withBullets(read)).toBe(text);
  });
});

describe('nearestLabel', () => {
  it.each([
    ['修繕積並金', '修繕積立金'],
    ['|専有面穂|', '専有面積'],
    ['管理傘', '管理費'],
    ['学芸大学', '学芸大学'],
    ['8,980', '8,980'],
  ])('%s becomes %s', (read, label) => {
    expect(nearestLabel(read)).toBe(label);
  });
});

it('leaves specks out that were read as letters', () => {
  const words = [line('階建', 100, 100, 180, 136), line('22階建', 300, 100, 400, 136), line('19階', 300, 160, 380, 196)];
  const speck = { ...line('ょ り', 120, 140, 140, 153), confidence: 0.5 };
  const mark = { ...line('1K', 120, 140, 140, 153), confidence: 0.5 };
  expect(withoutSpecks([...words, speck, mark])).toEqual([...words, mark]);
});

it('parts labels with their values at commas, and no other list', () => {
  expect(withBullets('間取り 1K、専有面積 22.68㎡、総戸数 52戸、引渡し 相談。')).toBe(
    '間取り 1K●専有面積 22.68㎡●総戸数 52戸●引渡し 相談。',
  );
  expect(withBullets('床暖房、食器洗浄機、宅配ボックス 有')).toBe('床暖房、食器洗浄機、宅配ボックス 有');
});

it('leaves out a bar or a quotation mark that a line begins with', () => {
  expect(withBullets('| 阪急神戸線「武庫之荘」駅 徒歩6分')).toBe('阪急神戸線「武庫之荘」駅 徒歩6分');
});

it('leaves out letters of badges, and keeps a value of one letter', () => {
  const badges = [1, 2, 3].map((row) => line('A', 100, 100 * row, 140, 100 * row + 36));
  const value = line('S', 400, 100, 440, 136);
  expect(withoutBadges([...badges, value])).toEqual([value]);
});

it.each([
  ['5専有面積', '専有面積', '専有面積'],
  ['$所在階', '所在階', '所在階'],
  ["'修繕積立金 (月額)", '修立金(月額)', '修繕積立金(月額)'],
  ['5階建', '5階建', '5階建'],
  ['5階', '5階', '5階'],
  ['1和雄', '1K', '1K'],
  ['2和雄', '1K', '2和雄'],
])('reads a label without its bullet, and a plan that one reader alone knows: %s beside %s', (text, seen, label) => {
  expect(labelOfEither(text, seen)).toBe(label);
});

it('leaves out rows of dots between cells and drawings of which no reader is sure', () => {
  const dots = { ...line('しままままままま', 100, 300, 400, 308), seen: '···········' };
  const house = { ...line('ロゴユードロゴ', 0, 0, 900, 400), confidence: 0.4 };
  const words = [line('価格', 100, 420, 160, 450), line('所在地', 100, 470, 190, 500), line('交通', 100, 520, 160, 550)];
  expect(withoutSpecks([dots, house, ...words]).map(({ text }) => text)).toEqual(['価格', '所在地', '交通']);
});

it('keeps no letter of a unit that was found a second time', () => {
  const lines = withUnitsBeside([line('640', 100, 100, 300, 220), line('た', 306, 160, 335, 212), line('万円', 304, 158, 410, 216)]);
  expect(lines.map(({ text }) => text)).toEqual(['640万円']);
});
