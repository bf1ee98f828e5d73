import type { RentRollLine } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { withSlashedColumns } from '../pairs/slashed-columns.ts';
import { readRentRoll } from '../roll-tables/rent-roll.ts';
import { saysVacant } from '../roll-tables/roll-cells.ts';
import { rollColumnOf } from '../roll-tables/roll-columns.ts';
import { rollHeaderAt } from '../roll-tables/roll-header.ts';
import { askedInNotes } from './roll-notes.ts';
import type { RentRoll } from './roll-shape.ts';

function rollOf(...rows: string[][]): RentRoll {
  const header = rollHeaderAt(rows, 0);
  if (header === null) throw new Error('no header');
  return readRentRoll(rows, header);
}

describe('empty rooms', () => {
  it.each(['【空室】', '≪空室≫', '■空室■', '「空室」', '〈募集中〉', '●空室'])('takes %s for empty', (words) => {
    expect(saysVacant(words)).toBe(true);
  });

  it('takes a total in brackets for what is asked for an empty room, and no other total', () => {
    const { lines } = rollOf(
      ['部屋', '入居者', '家賃', '共益費', '合計'],
      ['1', '山田', '50,000', '2,000', '52,000'],
      ['2', '募集中', '', '', '(55,000)'],
      ['3', '募集中', '', '', '3,000'],
    );
    expect(lines.map(({ asking_rent_jpy: asked }) => asked ?? null)).toEqual([null, 55_000, null]);
  });

  it.each([
    ['2F', '2階店舗は2026年6月末解約。募集条件：賃料240,000円（税別）・保証金3ヶ月', 240_000],
    ['3-2', '3-2は9月退去。クロス張替済。6.4万円で募集', 64_000],
    ['105', '105号室は退去予定、清掃後に72,000円にて募集', 72_000],
    ['101', '101号室は空室。102号室を65,000円で募集', null],
    ['12', '12月より58,000円で募集', null],
  ])('finds what a note asks for %s', (unit, note, asked) => {
    const room = { unit, occupied: false } as RentRollLine;
    askedInNotes([room], [note]);
    expect(room.asking_rent_jpy ?? null).toBe(asked);
  });
});

describe('rows and names of a roll', () => {
  it('takes a subtotal behind the name of its group for no income beside the rooms', () => {
    const roll = rollOf(
      ['区画', '用途', '面積', '賃料'],
      ['1A', '店舗', '40.1', '200,000'],
      ['1B', '店舗', '35.2', '150,000'],
      ['店舗・事務所', '小計', '', '350,000'],
      ['201', '住居', '22.0', '60,000'],
      ['202', '住居', '22.0', '61,000'],
      ['広告看板', '', '', '20,000'],
      ['合計', '', '', '491,000'],
    );
    expect(roll.besides).toBe(20_000);
    expect(roll.totals).toMatchObject({ rent_jpy: 491_000, other_jpy: 20_000 });
  });

  it.each([
    ['Type / 種別', 'use'],
    ['階 / Floor', 'floor'],
    ['Floor（階）', 'floor'],
    ['種別 Type', 'use'],
    ['Layout\n間取り', 'layout'],
    ['番号・No.', 'number'],
  ])('reads %s as one name in two languages', (name, column) => {
    expect(rollColumnOf(name)).toBe(column);
  });

  it('parts no column that says one thing in two languages, and one that says two', () => {
    const rows = (...cells: string[]): string[][] => [
      ['部屋', 'Type / 種別', '賃料'],
      ...cells.map((cell, index) => [`${101 + index}`, cell, '50,000']),
    ];
    const whole = rows('Residential / 住居', 'Residential / 住居');
    expect(withSlashedColumns(whole)).toBe(whole);
    expect(withSlashedColumns(rows('1K / 住居', '2DK / 住居'))[1]).toEqual(['101', '1K', '50,000', '住居']);
  });
});
