import { describe, expect, it } from 'vitest';
import type { NumberState } from '../../recognition/fused-text.ts';
import type { RecognisedPage } from '../../recognition/recognise-page.ts';
import { pictured } from '../../testing/pictured-page.ts';
import { blocksOfPicture } from './blocks-of-picture.ts';

const { line, page } = pictured;

/** Whether the value of the label is read for certain. */
function stateOf(label: string, read: RecognisedPage): string | undefined {
  const { blocks } = blocksOfPicture(read, 1, 'flyer.png');
  const pair = blocks.find((block) => block.type === 'pair' && block.label === label);
  return pair?.type === 'pair' ? pair.at.recognised : undefined;
}

describe('blocksOfPicture', () => {
  it.each<[string, NumberState, string]>([
    ['both readers', 'agreed', 'sure'],
    ['both readers, with other commas', 'separators', 'sure'],
    ['the reader of numbers alone', 'second_only', 'unsure'],
    ['the reader of words alone', 'first_only', 'unsure'],
    ['the two differently', 'conflict', 'unsure'],
  ])('takes a price that was seen by %s as %s: %s', (_, state, taken) => {
    expect(stateOf('価格', page(line('価格', 100, 100), line('2,480万円', 200, 100, [['2,480', state]])))).toBe(taken);
  });

  it('does not take the 2 of a square metre for a number that nobody saw', () => {
    const area = line('64.9㎡(19.63坪)', 300, 100, [
      ['64.9', 'agreed'],
      ['19.63', 'agreed'],
    ]);
    expect(stateOf('専有面積', page(line('専有面積', 100, 100), area))).toBe('sure');
  });

  it('asks where the same number was seen for certain elsewhere only', () => {
    const fee = line('8,500円', 300, 100, [['8,500', 'conflict']]);
    const elsewhere = line('8,500円', 300, 900, [['8,500', 'agreed']]);
    expect(stateOf('管理費', page(line('管理費', 100, 100), fee, elsewhere))).toBe('unsure');
  });

  it('knows a way of building for certain though the number of storeys behind it is in doubt', () => {
    const building = line('鉄有筋コンクリート造陸屋根7階建', 300, 100, [['7', 'first_only']]);
    const { blocks } = blocksOfPicture(page(line('構造', 100, 100), building), 1, 'flyer.png');
    const pairs = blocks.flatMap((block) => (block.type === 'pair' ? [[block.label, block.value, block.at.recognised]] : []));
    expect(pairs).toEqual([
      ['構造', '鉄筋コンクリート造陸屋根7階建', 'unsure'],
      ['構造', '鉄筋コンクリート造', 'sure'],
    ]);
  });

  it('takes a large amount beside the agent for the price, and not for the words of the agent', () => {
    const lines = [
      line('六甲住宅株式会社', 900, 2000),
      line('芦屋川レジデンス', 100, 2050),
      line('4,150万円', 100, 2150, [['4,150', 'agreed']]),
    ];
    const { blocks } = blocksOfPicture(page(...lines), 1, 'flyer.png');
    const told = blocks.flatMap((block) => (block.type === 'line' ? [[block.text, block.aside]] : []));
    expect(told).toContainEqual(['4,150万円', null]);
    expect(told).toContainEqual(['六甲住宅株式会社', 'agent']);
  });

  it('keeps what the second reader saw where the two differ, and how far they agree on the letters', () => {
    const rent = line('98,000円', 300, 100);
    rent.numbers.push({ text: '98,000', state: 'conflict', other: '93,000' });
    rent.confidence = 0.75;
    const { blocks } = blocksOfPicture(page(line('賃料', 100, 100), rent), 1, 'flyer.png');
    const pair = blocks.find((block) => block.type === 'pair' && block.label === '賃料');
    expect(pair?.type === 'pair' ? pair.at : null).toMatchObject({ recognised: 'unsure', other_raw: '93,000円', agreement: 0.75 });
  });

  it('leaves out of a roll the cells of a row that are in doubt there, and keeps the same figure in other rows', () => {
    const columns = ['号室', '間取り', '賃料', '共益費'].map((name, index) => line(name, 100 + 250 * index, 100));
    const room = (top: number, unit: string, rent: string, state: NumberState) => [
      line(unit, 100, top, [[unit, 'agreed']]),
      line('1K', 350, top, [['1', 'agreed']]),
      line(rent, 600, top, [[rent.replace('円', ''), state]]),
      line('3,000円', 850, top, [['3,000', state]]),
    ];
    const { blocks } = blocksOfPicture(
      page(...columns, ...room(150, '101', '61,000円', 'agreed'), ...room(200, '102', '60,000円', 'conflict')),
      1,
      'flyer.png',
    );
    const grid = blocks.find((block) => block.type === 'grid');
    expect(grid?.type === 'grid' ? grid.rows.slice(1) : []).toEqual([
      ['101', '1K', '61,000円', '3,000円'],
      ['102', '1K', '', ''],
    ]);
  });

  it('pairs a label that stands in no box with the framed value right beside it', () => {
    const labels = ['間取り', '専有面積', '所在階', '総戸数'];
    const values = ['2LDK', '58.14㎡', '7階', '48戸'];
    const lines = labels.flatMap((label, row) => {
      const value = values[row] ?? '';
      const numbers = (value.match(/[\d.]+/g) ?? []).map((number): [string, NumberState] => [number, 'agreed']);
      return [line(label, 60, 100 + row * 58), line(value, 265, 100 + row * 58, numbers)];
    });
    const read = page(...lines);
    // The frames of the values, and beside them those of a drawing, one of whose words is a label too.
    read.rulings.horizontal = [0, 1, 2, 3, 4].map((row) => ({ at: 88 + row * 58, from: 250, to: 1200 }));
    read.rulings.vertical = [250, 780, 1200].map((at) => ({ at, from: 60, to: 380 }));
    read.lines.push(line('洋室', 900, 100), line('バルコニー', 900, 158));
    const { blocks } = blocksOfPicture(read, 1, 'flyer.png');
    const pairs = blocks.flatMap((block) => (block.type === 'pair' ? [[block.label, block.value]] : []));
    expect(pairs).toEqual(labels.map((label, row) => [label, values[row]]));
  });

  it('keeps a label and its value apart that stand on grounds of two colours', () => {
    const label = { ...line('交通', 100, 100), within: { left: 0, right: 160 } };
    const value = { ...line('JR東海道本線「神戸」駅 徒歩5分', 160, 100, [['5', 'agreed']]), within: { left: 160, right: 1654 } };
    const { blocks } = blocksOfPicture(page(label, value), 1, 'flyer.png');
    const pairs = blocks.flatMap((block) => (block.type === 'pair' ? [[block.label, block.value]] : []));
    expect(pairs).toEqual([['交通', 'JR東海道本線「神戸」駅 徒歩5分']]);
  });

  it('takes labels with their values side by side for no head of a table', () => {
    const row = ['土地権利', '所有権', '現況', '満室', '引渡', '相談'].map((text, index) => line(text, 80 + 240 * index, 1000));
    const foot = ['千種不動産', '愛知県知事', '千種区', '052-000-6637', '専属', '番地'].map((text, index) =>
      line(text, 80 + 240 * index, 1080),
    );
    const { blocks } = blocksOfPicture(page(...row, ...foot), 1, 'flyer.png');
    expect(blocks.some(({ type }) => type === 'grid')).toBe(false);
    expect(blocks).toContainEqual(expect.objectContaining({ type: 'pair', label: '現況', value: '満室' }));
  });

  it('is sure of a word of a closed list although a figure was seen in it', () => {
    expect(stateOf('取引態様', page(line('取引態様', 100, 100), line('媒介(仲7)', 300, 100, [['7', 'conflict']])))).toBe('sure');
  });

  it('doubts a line of which the amount was understood in part', () => {
    const { blocks } = blocksOfPicture(
      page(
        line('2億1,300', 100, 100, [
          ['2', 'agreed'],
          ['1,300', 'agreed'],
        ]),
      ),
      1,
      'flyer.png',
    );
    expect(blocks).toContainEqual(expect.objectContaining({ type: 'line', at: expect.objectContaining({ recognised: 'unsure' }) }));
  });

  it('takes a label with its value, under a label in another language, for one statement', () => {
    const { blocks } = blocksOfPicture(
      page(line('ADDRESS', 100, 100), line('所在地 東京都渋谷区恵比寿南3丁目7番12号', 100, 140)),
      1,
      'flyer.png',
    );
    const pairs = blocks.flatMap((block) => (block.type === 'pair' ? [[block.label, block.value]] : []));
    expect(pairs).toEqual([['所在地', '東京都渋谷区恵比寿南3丁目7番12号']]);
  });

  it('reads boxes that hold a small label over its value', () => {
    const told = [
      ['販売価格', '1,980万円'],
      ['表面利回り', '6.24%'],
      ['専有面積', '61.38㎡'],
      ['現況', '賃貸中'],
    ];
    const lines = told.flatMap(([label = '', value = ''], column) => {
      const numbers = (value.match(/[\d.,]+/g) ?? []).map((number): [string, NumberState] => [number, 'agreed']);
      return [line(label, 70 + 300 * column, 110), line(value, 220 + 300 * column, 200, numbers)];
    });
    const read = page(...lines);
    read.rulings.horizontal = [95, 260].map((at) => ({ at, from: 60, to: 1260 }));
    read.rulings.vertical = [60, 360, 660, 960, 1260].map((at) => ({ at, from: 95, to: 260 }));
    const pairs = blocksOfPicture(read, 1, 'flyer.png').blocks.flatMap((block) =>
      block.type === 'pair' ? [[block.label, block.value]] : [],
    );
    expect(pairs).toEqual(told);
  });

  it('takes a label as the second reader has it where that alone is one', () => {
    const rent = { ...line('碧料|', 100, 100), seen: '賃料' };
    expect(stateOf('賃料', page(rent, line('61,000円', 300, 100, [['61,000', 'agreed']])))).toBe('sure');
    const word = { ...line('間取', 100, 100), seen: '賃料' };
    expect(stateOf('賃料', page(word, line('1K', 300, 100, [['1', 'agreed']])))).toBeUndefined();
  });

  it('reads an address whose number stands in the line under its town', () => {
    const lines = [
      line('所在地', 110, 296),
      line('埼玉県川越市新宿町', 410, 299),
      line('3丁目17番9', 412, 353, [
        ['3', 'agreed'],
        ['17', 'agreed'],
        ['9', 'agreed'],
      ]),
      line('交通', 110, 426),
      line('3DK', 410, 649, [['3', 'conflict']]),
    ];
    const { blocks } = blocksOfPicture(page(...lines), 1, 'flyer.png');
    expect(blocks).toContainEqual(
      expect.objectContaining({
        label: '所在地',
        value: '埼玉県川越市新宿町3丁目17番9',
        at: expect.objectContaining({ recognised: 'sure' }),
      }),
    );
  });

  it('leaves a line whole over which a stroke of its letters looks like a rule', () => {
    const value = line('東武東上線「東武練馬」駅 徒歩4分', 420, 100, [['4', 'agreed']]);
    const read = page(line('交通', 100, 100), value, line('価格', 100, 160), line('2,480万円', 420, 160, [['2,480', 'agreed']]));
    read.rulings.horizontal = [90, 148, 206].map((at) => ({ at, from: 80, to: 1500 }));
    read.rulings.horizontal.push({ at: 94, from: value.right - 100, to: value.right + 40 });
    read.rulings.vertical = [80, 400, 1500].map((at) => ({ at, from: 90, to: 206 }));
    const { blocks } = blocksOfPicture(read, 1, 'flyer.png');
    expect(blocks).toContainEqual(expect.objectContaining({ type: 'pair', label: '交通', value: '東武東上線「東武練馬」駅 徒歩4分' }));
  });
});

it('takes a plan in doubt for certain where the page names it beside the drawing too', () => {
  const plan = line('2LDK', 300, 100, [['2', 'second_only']]);
  expect(stateOf('間取り', page(line('間取り', 100, 100), plan))).toBe('unsure');
  expect(stateOf('間取り', page(line('間取り', 100, 100), plan, line('平面図(2LDK)', 900, 900, [['2', 'agreed']])))).toBe('sure');
  expect(stateOf('間取り', page(line('間取り', 100, 100), plan, line('12LDK', 900, 900, [['12', 'agreed']])))).toBe('unsure');
});

it('asks nothing about a figure that only the name of a line seems to hold', () => {
  const way = line('地下鉄3き西線「大通」駅 徒歩6分', 300, 100, [
    ['3', 'first_only'],
    ['6', 'agreed'],
  ]);
  expect(stateOf('交通', page(line('交通', 100, 100), way))).toBe('sure');
  const walk = line('地下鉄東西線「大通」駅 徒歩6分', 300, 100, [['6', 'first_only']]);
  expect(stateOf('交通', page(line('交通', 100, 100), walk))).toBe('unsure');
});
