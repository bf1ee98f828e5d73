import { expect, it } from 'vitest';
import type { SourceReading } from '../../reading/source-reading.ts';
import { nameUnderTitle } from './name-under-title.ts';

const reading = (...lines: string[]): SourceReading =>
  ({ blocks: lines.map((text) => ({ type: 'line', text, aside: null })) }) as unknown as SourceReading;

it('finds the name of the house in the row under the title of its roll', () => {
  expect(nameUnderTitle(reading(), [['賃貸借条件一覧表'], ['', '第三若葉ビル', '', '2026年10月1日現在']])).toBe('第三若葉ビル');
  expect(nameUnderTitle(reading('家賃明細表', 'メゾン・ド・青葉', '101'), [])).toBe('メゾン・ド・青葉');
});

it('finds it behind the number of its manager', () => {
  expect(nameUnderTitle(reading('管理番号：A-1207 サンライズ南町', '【入居者一覧】'), [])).toBe('サンライズ南町');
});

it('takes neither a company nor a day for a name', () => {
  expect(nameUnderTitle(reading(), [['レントロール'], ['株式会社グランエステート']])).toBeUndefined();
  expect(nameUnderTitle(reading(), [['レントロール'], ['2026年10月1日現在']])).toBeUndefined();
});
