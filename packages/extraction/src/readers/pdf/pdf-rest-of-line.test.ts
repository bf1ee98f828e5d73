import { expect, it } from 'vitest';
import type { RuledCell } from './pdf-cells.ts';
import { otherOffersOn } from './pdf-other-offers.ts';
import { pairsOnPage } from './pdf-pairs.ts';
import type { Segment } from './pdf-segment.ts';
import { withWaysBelow } from './pdf-ways-below.ts';

const wide = (text: string, size = 10): number => [...text].length * size;
const at = (x: number, y: number, text: string, size = 10): Segment => ({ text, x, y, width: wide(text, size), size });
const read = (...rows: Segment[][]): [string, string][] => pairsOnPage(rows).map(({ label, value }) => [label, value]);

it('reads the words behind a value inside of a run, up to the next label or column', () => {
  expect(
    read([at(0, 10, '■道路：南西側'), at(77, 10, '公道'), at(104, 10, '幅員6m'), at(300, 10, '■駐車場：3台'), at(420, 10, '洋室')]),
  ).toEqual([
    ['道路', '南西側 公道 幅員6m'],
    ['駐車場', '3台'],
  ]);
});

it('reads the value that a label at the end of a line has at the start of the next', () => {
  expect(
    read([at(0, 10, '■用途地域：商業地域'), at(105, 10, '■建ぺい率：80%'), at(195, 10, '■容積率：')], [at(0, 25, '500%')]),
  ).toContainEqual(['■容積率：', '500%']);
  expect(read([at(0, 10, '■用途地域：商業地域'), at(105, 10, '■容積率：')], [at(0, 25, '銀行')]).map(([label]) => label)).toEqual([
    '用途地域',
  ]);
});

it('reads a way whose line and walk stand apart in the lines under its label', () => {
  const [access] = read(
    [at(0, 10, '■アクセス：JR鹿児島本線「上熊本」駅'), at(205, 10, '徒歩9分'), at(252, 10, '熊本市')],
    [at(0, 25, '電「県立体育館前」電停'), at(116, 25, '徒歩2分')],
  );
  expect(access?.[1]).toBe('JR鹿児島本線「上熊本」駅 徒歩9分 熊本市\n電「県立体育館前」電停 徒歩2分');
});

it('reads the sizes of storeys in the line under the area of the house', () => {
  expect(read([at(0, 10, '■延床面積：151.20㎡')], [at(8, 25, '1階80.00㎡・2階71.20㎡')])).toContainEqual([
    '延床面積',
    '151.20㎡ 1階80.00㎡・2階71.20㎡',
  ]);
});

it('reads further ways in boxes under that of the access, and nothing that has a label of its own', () => {
  const box = (
    left: number,
    top: number,
    text: string,
    label: boolean,
    x = left,
  ): Omit<RuledCell, 'rows'> & { text: string; label: boolean; place: Segment } => ({
    left,
    right: label ? 80 : 400,
    top,
    bottom: top + 20,
    text,
    label,
    place: at(x, top + 14, text),
  });
  const first = box(80, 0, 'JR山陰本線 米子駅 徒歩9分', false, 85);
  const second = box(0, 20, 'JR境線 博労町駅 徒歩4分', false, 85);
  expect(withWaysBelow([box(0, 0, '交通', true), first, second], '交通', first)).toBe(`${first.text}\n${second.text}`);
  const other = box(80, 20, '本線 市役所前 徒歩4分', false, 85);
  expect(withWaysBelow([box(0, 0, '交通', true), first, box(0, 20, '備考', true), other], '交通', first)).toBe(first.text);
  expect(withWaysBelow([first, second], '備考', first)).toBe(first.text);
});

it('reads the role of the agent in the bracket behind the word for it', () => {
  expect(read([at(0, 10, '取扱業者（取引態様：一般媒介）')])).toEqual([['取引態様', '一般媒介']]);
});

it('tells assessed values of land and building by the head of their row', () => {
  expect(
    read([at(0, 10, '固定資産税評価額'), at(120, 10, '土地'), at(160, 10, '9,800,000円'), at(300, 10, '建物'), at(340, 10, '6,100,000円')]),
  ).toEqual([
    ['固定資産税評価額(土地)', '9,800,000円'],
    ['固定資産税評価額(建物)', '6,100,000円'],
  ]);
});

it('leaves aside every card beside the first one under a heading of other offers, and those of a later page', () => {
  const cards = [
    [at(30, 500, '◆その他のおすすめ物件◆')],
    [at(32, 514, '東区 一棟アパート', 8), at(220, 514, '西区 区分マンション', 8), at(500, 514, '南区 一棟ビル', 8)],
    [at(32, 526, '価格 5,480万円', 8), at(220, 526, '価格 890万円', 8), at(500, 526, '価格 1億3,500万円', 8)],
  ];
  expect([...otherOffersOn(cards)]).toHaveLength(7);
  const nearby = [[at(30, 40, 'この物件に近い収益物件')], [at(30, 54, '北区 アパート 2,480万円', 8)], [at(30, 700, '見本不動産', 8)]];
  expect(otherOffersOn(nearby, 2).size).toBe(2);
  expect(otherOffersOn(nearby, 1).size).toBe(0);
});
