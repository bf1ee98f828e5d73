import type { Unit } from '@rimawari/underwriting';
import { formatNumber } from './format-value.ts';
import { fixed } from './group-digits.ts';

/** What follows a number in a Japanese table. */
const suffixes: Record<Unit, string> = {
  JPY: '円',
  'JPY/month': '円/月',
  'JPY/year': '円/年',
  'JPY/m2': '円/㎡',
  'JPY/m2/month': '円/㎡・月',
  'JPY/USD': '円/米ドル',
  percent: '%',
  'percent/year': '%/年',
  points: 'ポイント',
  'points/year': 'ポイント/年',
  ratio: '倍',
  m2: '㎡',
  year: '年',
  years: '年',
  months: 'か月',
  minutes: '分',
  metres: 'm',
  count: '',
  score: '点',
  index: '',
};

/** A figure as Japanese business papers write it: whole yen with 円, and △ before what is below zero. */
export function japaneseQuantity(unit: Unit, value: number | null): string {
  if (value === null) return '記載なし';
  const size = Math.abs(value);
  const digits = suffixes[unit].startsWith('円') && unit !== 'JPY/USD' ? fixed(Math.round(size), 0) : formatNumber(unit, size);
  return `${value < 0 ? '△' : ''}${digits}${suffixes[unit]}`;
}

/** `2008年3月` of `2008-03`, `2008年` of `2008`. */
export function japaneseMonth(date: string): string {
  const [year, month, day] = date.split('-');
  return `${Number(year)}年${month === undefined ? '' : `${Number(month)}月`}${day === undefined ? '' : `${Number(day)}日`}`;
}
