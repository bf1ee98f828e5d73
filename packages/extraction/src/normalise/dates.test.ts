import { expect, it } from 'vitest';
import { builtOf, dateOf } from './dates.ts';

it.each([
  ['2004年2月', '2004-02'],
  ['1990年6月（築36年）', '1990-06'],
  ['築18年 (2002年09月)', '2002-09'],
  ['平成8年11月', '1996-11'],
  ['平成６年１１月２２日', '1994-11'],
  ['昭和63年（1988年）3月', '1988-03'],
  ['令和元年5月', '2019-05'],
  ['H17年11月築', '2005-11'],
  ['SRC平成2年3月', '1990-03'],
  ['1988年（昭和63年）3月', '1988-03'],
  ['2020年8月予定', '2020-08'],
  ['April 2018', '2018-04'],
  ['2015/5', '2015-05'],
  ['1995', '1995'],
  ['1972年', '1972'],
])('reads the completion date %s as %s', (text, date) => {
  expect(builtOf(text)).toBe(date);
});

it('takes an age for no date', () => {
  expect(builtOf('築18年')).toBeNull();
});

it('keeps the day of a lease', () => {
  expect(dateOf('2021/04/01')).toBe('2021-04-01');
  expect(dateOf('令和08年07月15日')).toBe('2026-07-15');
});

it.each([
  ['1983年（昭和58年）11月', '1983-11'],
  ['1983(昭和58)年11月', '1983-11'],
  ['2004年（平成16年）9月15日', '2004-09'],
])('reads %s with both calendars', (text, built) => {
  expect(builtOf(text)).toBe(built);
});
