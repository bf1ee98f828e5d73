import { describe, expect, it } from 'vitest';
import { fuse } from './fuse.ts';
import type { FusedText } from './fused-text.ts';

const unknown = new Set('円戸階賃積況駅貸額権証価収総規込');
const knows = (letter: string): boolean => !unknown.has(letter);

/** The second reader sees every letter equally surely. */
function fused(first: string, second: string, sureness = 0.95): FusedText {
  return fuse(
    first,
    [...second].map((letter) => ({ letter, sureness })),
    knows,
  );
}

describe('numbers of two readings', () => {
  it.each([
    ['both saw the same', '15,200円/月', '15,200月/月', '15,200', 'agreed'],
    ['a comma for a point', '1.152.000円', '1,152,000', '1,152,000', 'separators'],
    ['a lost point', '285㎡', '2.85m', '2.85', 'separators'],
    ['a figure before the point', '想定利回り つ68%', '想定利回5.68%', '68', 'conflict'],
    ['different digits', '利回り : 49%', '·利回：4%', '49', 'conflict'],
    ['the first reader alone', 'あと1階住戸のため', '住', '1', 'first_only'],
  ])('%s', (_, first, second, text, state) => {
    expect(fused(first, second).numbers).toMatchObject([{ text, state }]);
  });

  it('keep what the second reader saw where the two differ, for whoever is asked', () => {
    expect(fused('賃料98,000円', '賃料93,000円').numbers).toEqual([{ text: '98,000', state: 'conflict', other: '93,000' }]);
  });

  it.each([
    ['6.609', '6.60%', '6.60%', '6.60'],
    ['809/3009', '80%/300%', '80%/300%', '80'],
    ['7.6896', '7.68%', '7.68%', '7.68'],
    ['6.60%', '6.60%', '6.60%', '6.60'],
    ['5.819%', '5.81%', '5.81%', '5.81'],
    ['609%', '60%', '60%', '60'],
    ['2009%', '200%', '200%', '200'],
  ])('takes digits that stand for a percent sign for that sign: %s beside %s', (first, second, text, number) => {
    const line = fused(first, second);
    expect(line.text).toBe(text);
    expect(line.numbers[0]).toEqual({ text: number, state: 'agreed' });
  });

  it('asks where one of two percentages may be the whole one', () => {
    expect(fused('600%', '60%').numbers).toMatchObject([{ state: 'conflict' }]);
  });

  it('takes a whole number that the first reader did not see', () => {
    expect(fused('総戸数戸', '户数37户').numbers).toEqual([{ text: '37', state: 'second_only' }]);
  });

  it('does not take the 2 of a square metre for a digit', () => {
    expect(fused('64.9㎡', '64.9m²')).toMatchObject({ text: '64.9㎡', numbers: [{ text: '64.9', state: 'agreed' }] });
  });

  it.each([
    ['8,480.:', '8,4801', '8,480', 'agreed'],
    ['8,480', '8,4801', '8,480', 'conflict'],
    ['8,480.:', '8,4805', '8,480.:', 'conflict'],
  ])('takes a stroke behind whole groups for no digit only where one reader saw a mark: %s beside %s', (first, second, text, state) => {
    expect(fused(first, second).numbers).toMatchObject([{ text, state }]);
  });

  it.each([
    ['TK', '1K', 'agreed'],
    ['ILDK', '1LDK', 'agreed'],
    ['出K', '1K', 'none'],
    ['TEL', '1EL', 'second_only'],
  ])('knows the 1 of a plan that the first reader took for a letter: %s beside %s', (first, second, state) => {
    expect(fused(first, second).numbers[0]?.state ?? 'none').toBe(state);
  });

  it('doubts an amount of which one reader took the first figure for a word', () => {
    expect(fused('想定賃料 上18 000円', '想定赁料118,000').numbers).toEqual([{ text: '18,000', state: 'conflict', other: '118,000' }]);
    expect(fused('月額8,000円', '月額8,000').numbers).toEqual([{ text: '8,000', state: 'agreed' }]);
  });

  it('takes a stroke behind a label for no figure, and the sign of an area for no number', () => {
    expect(fused('延床面積7533.17m', '延床面/533.17m²')).toMatchObject({ numbers: [{ text: '533.17', state: 'agreed' }] });
    expect(fused('298.05m 延床', '298.05㎡²²延床').numbers).toEqual([{ text: '298.05', state: 'agreed' }]);
    expect(fused('2026/11/23', '2026/11/23').text).toBe('2026/11/23');
  });

  it('takes a number in a ring for the mark of a line', () => {
    expect(fused('③ 間取り 2LDK', '③間取2LDK')).toMatchObject({ text: '● 間取り 2LDK', numbers: [{ text: '2', state: 'agreed' }] });
    expect(fused('⑦ 築年月 平成12年9月', '①年月平成12年9月').numbers.map(({ text }) => text)).toEqual(['12', '9']);
  });

  it('drops what a bullet became before a word', () => {
    expect(fused('4修繕積立金/月額19,550円', '●修立金/月额19,550').numbers).toEqual([{ text: '19,550', state: 'agreed' }]);
  });
});

describe('words of two readings', () => {
  it.each([
    ['characters that look alike', '・月問賃料', '·月間赁料', '・月間賃料'],
    ['a character that the second reader was never taught', '賃貸中', '貨貸中', '賃貸中'],
    ['characters that are not written in Japan', '上鶴間', '上鹤間', '上鶴間'],
    ['signs that became letters', '専用庭プ18.80', '専用庭/18.80', '専用庭/18.80'],
    ['dirt between characters', '鉄骨人造', '鉄骨造', '鉄骨造'],
    ['units that the second reader does not know', '1階', '1隋', '1階'],
    ['capitals of which one character was made', '沢山陽本線', 'JR山陽本線', 'JR山陽本線'],
    ['kana that the second reader does not know', 'バルコニー', '二', 'バルコニー'],
  ])('%s', (_, first, second, text) => {
    expect(fused(first, second).text).toBe(text);
  });

  it('takes the line of the second reader where the first saw little else than dirt', () => {
    expect(fused('カル7の 77779 KCcカ6', 'Living Dining Kitchen')).toMatchObject({ text: 'LivingDiningKitchen', numbers: [] });
  });
});

it.each([
  ['間取りLAYouT', '間取LAYOUT', '間取りLAYOUT'],
  ['価格PRIicE', '俩格PRICE', '価格PRICE'],
  ['容積率FA', '容率FAR', '容積率FAR'],
  ['2LDK', '2LDK', '2LDK'],
  ['SRC造', 'SRC造', 'SRC造'],
  ['Nishi-Shinjuku', 'Nishi-Shinjuku', 'Nishi-Shinjuku'],
])('takes a word in capitals as the second reader surely saw it: %s beside %s', (first, second, text) => {
  expect(fused(first, second).text).toBe(text);
});

it('keeps a word in Latin letters of which the second reader is not sure', () => {
  expect(fused('間取りLAYouT', '間取LAYOUT', 0.6).text).toBe('間取りLAYouT');
});

it('takes the third decimal of a percentage for a part of its sign, whatever figure it looks like', () => {
  for (const first of ['表面利回り 7.952%', '表面利回り 7.950%'])
    expect(fused(first, '表面利回7.95%').numbers).toMatchObject([{ text: '7.95', state: 'agreed' }]);
});
