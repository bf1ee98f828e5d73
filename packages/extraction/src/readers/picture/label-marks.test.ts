import { describe, expect, it } from 'vitest';
import { pictured } from '../../testing/pictured-page.ts';
import { withoutDashes, withSpreadLabels } from './label-marks.ts';

const { line } = pictured;
const dashed = [
  line('価格 一 1,590万円', 200, 100),
  line('所在地 一 石川県金沢市本町2丁目7番1号', 200, 160),
  line('権利 ー 所有権', 200, 220),
];

describe('withoutDashes', () => {
  it('makes the dashes of a list colons, and leaves its other lines as they are', () => {
    const heading = line('一 物件の概要', 200, 40);
    expect(withoutDashes([heading, ...dashed]).map(({ text }) => text)).toEqual([
      '一 物件の概要',
      '価格:1,590万円',
      '所在地:石川県金沢市本町2丁目7番1号',
      '権利:所有権',
    ]);
  });

  it('makes colons of arrows that were read in kana, and leaves labels that end in kana whole', () => {
    const arrows = [line('構造 っ 木造2階建', 200, 100), line('土地権利 つつ 所有権', 200, 160), line('総戸数 つ 16戸', 200, 220)];
    const whole = [line('間取り 1LDK', 200, 280), line('物件名 さくらハイツ', 200, 340), line('間取りつっ1K', 200, 400)];
    expect(withoutDashes([...arrows, ...whole]).map(({ text }) => text)).toEqual([
      '構造:木造2階建',
      '土地権利:所有権',
      '総戸数:16戸',
      '間取り 1LDK',
      '物件名 さくらハイツ',
      '間取り:1K',
    ]);
  });

  it('takes the numeral of a value alone for none', () => {
    const one = [line('取引態様 一般媒介', 200, 100), line('用途地域 第一種住居地域', 200, 160), line('権利 一 所有権', 200, 220)];
    expect(withoutDashes(one)).toEqual(one);
  });
});

describe('withSpreadLabels', () => {
  const at = (text: string, left: number, top = 100) => ({ ...line(text, left, top), right: left + 40 });

  it('joins the letters of a label that is spread over its column', () => {
    const [label, value, ...more] = withSpreadLabels([at('交', 100), at('通', 330), line('JR常磐線「柏」駅', 420, 100)]);
    expect(label).toMatchObject({ text: '交通', left: 100, right: 370 });
    expect([value?.text, more]).toEqual(['JR常磐線「柏」駅', []]);
  });

  it.each([
    ['letters that make no label', [at('東', 100), at('西', 330)]],
    ['letters with words between them', [at('交', 100), line('差点', 200, 100), at('通', 330)]],
    ['letters of two rows', [at('交', 100), at('通', 330, 160)]],
    ['letters far apart', [at('交', 100), at('通', 700)]],
  ])('leaves apart: %s', (_, lines) => {
    expect(withSpreadLabels(lines)).toEqual(lines);
  });
});
