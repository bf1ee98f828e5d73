import { describe, expect, it } from 'vitest';
import { readRule } from './dated-rule.ts';
import { ruleBook, rulesOn } from './rule-book.ts';
import { rulesConfirmedFrom } from './rules-horizon.ts';

const rule = (id: string) => {
  const found = ruleBook.find((entry) => entry.id === id);
  if (!found) throw new Error(`The rule book has no ${id}.`);
  return found;
};
const on = (id: string, date: string) => readRule(rule(id), date).version.value;

const stampOf = (tax: number) => expect.objectContaining({ rows: expect.arrayContaining([{ upTo: 50_000_000, tax }]) });

/** The calendar of rules that the engine must date: id, last day of the earlier version or the relief, what holds on and after it. */
const calendar: readonly [id: string, day: string, onTheDay: unknown, nextDay: string, after: unknown][] = [
  ['ACQ-BROKERAGE-LOW-PRICE', '2024-06-30', { priceUpTo: 4_000_000 }, '2024-07-01', { priceUpTo: 8_000_000 }],
  ['ACQ-STAMP-SALE', '2027-03-31', stampOf(10_000), '2027-04-01', stampOf(20_000)],
  ['ACQ-REGTAX-LAND-SALE', '2029-03-31', 0.015, '2029-04-01', 0.02],
  ['ACQ-REGTAX-PRESERVATION-OWN', '2027-03-31', 0.0015, '2027-04-01', 0.004],
  ['ACQ-REGTAX-BUILDING-SALE-OWN', '2027-03-31', 0.003, '2027-04-01', 0.02],
  ['ACQ-REGTAX-MORTGAGE-OWN', '2027-03-31', 0.001, '2027-04-01', 0.004],
  ['ACQ-RAT-RATE', '2027-03-31', 0.03, '2027-04-01', 0.04],
  ['ACQ-RAT-HALF', '2027-03-31', 0.5, '2027-04-01', 1],
  [
    'ACQ-RAT-EXEMPTION',
    '2026-03-31',
    { land: 100_000, buildingConstructed: 230_000, buildingOther: 120_000 },
    '2026-04-01',
    { land: 160_000, buildingConstructed: 660_000, buildingOther: 340_000 },
  ],
  ['ACQ-RAT-AREA', '2026-03-31', { minimum: 50, maximum: 240 }, '2026-04-01', { minimum: 40, maximum: 240 }],
  ['ACQ-RAT-NEW-LONG-LIFE', '2031-03-31', 13_000_000, '2031-04-01', 12_000_000],
  ['HOLD-FIXED-NEW-HOUSE', '2026-03-31', { minimumSqm: 50, maximumSqm: 280 }, '2026-04-01', { minimumSqm: 40, maximumSqm: 240 }],
  ['HOLD-FIXED-NEW-HOUSE', '2031-03-31', { years: 3 }, '2031-04-01', null],
  ['HOLD-FIXED-EXEMPTION', '2026-12-31', { house: 200_000 }, '2027-01-01', { house: 300_000 }],
  ['HOLD-FIXED-OTHER-LAND', '2026-12-31', 0.7, '2027-01-01', 1],
  [
    'HOLD-FIXED-BASE-YEAR',
    '2026-12-31',
    expect.stringContaining('base year 2024'),
    '2027-01-01',
    expect.stringContaining('base year 2027'),
  ],
  ['TAX-SURTAX', '2026-12-31', { reconstruction: 0.021, defence: 0 }, '2027-01-01', { reconstruction: 0.011, defence: 0.01 }],
  [
    'TAX-BLUE',
    '2026-12-31',
    { electronicBooks: 650_000, paper: 550_000 },
    '2027-01-01',
    { electronicBooks: 750_000, simpleDeniedAbove: 10_000_000 },
  ],
  ['TAX-CORP-DEFENCE', '2026-03-31', { rate: 0 }, '2026-04-01', { rate: 0.04, exemption: 5_000_000 }],
  ['TAX-SMALL-ASSET', '2026-03-31', { costBelow: 300_000 }, '2026-04-01', { costBelow: 400_000, yearlyCap: 3_000_000 }],
  ['TAX-SMALL-ASSET', '2029-03-31', { costBelow: 400_000 }, '2029-04-01', { costBelow: 100_000 }],
  ['CONSUMPTION-TAX-UNREGISTERED', '2026-09-30', 0.8, '2026-10-01', 0.7],
  ['CONSUMPTION-TAX-UNREGISTERED', '2028-09-30', 0.7, '2028-10-01', 0.5],
  ['CONSUMPTION-TAX-UNREGISTERED', '2031-09-30', 0.3, '2031-10-01', 0],
  ['NR-FEFA-REPORT', '2026-03-31', expect.stringContaining('except'), '2026-04-01', expect.stringContaining('also')],
  ['LAW-CONDOMINIUM-2026', '2026-03-31', expect.any(String), '2026-04-01', expect.stringContaining('those present')],
  ['LAW-ADDRESS-REGISTRATION', '2026-03-31', 'no such duty', '2026-04-01', expect.stringContaining('2 years')],
  ['LAW-INHERITANCE-REGISTRATION', '2024-03-31', 'no such duty', '2024-04-01', expect.stringContaining('3 years')],
  [
    'LAW-BUILDING-CONFIRMATION-2025',
    '2025-03-31',
    expect.stringContaining('not examined'),
    '2025-04-01',
    expect.stringContaining('examined for'),
  ],
  ['LAW-ENERGY-STANDARD-2025', '2025-03-31', expect.any(String), '2025-04-01', expect.stringContaining('every new building')],
  ['DEP-METHOD-BUILDING', '1998-03-31', expect.stringContaining('declining'), '1998-04-01', 'straight line only'],
  ['DEP-METHOD-EQUIPMENT', '2016-03-31', expect.stringContaining('declining'), '2016-04-01', 'straight line only'],
];

/** Not read in a public copy: the report marks them as unverified. Everything else of today was read. */
const unverified = [
  'HOLD-AGE-CORRECTION',
  'HOLD-REPAIR-GUIDE',
  'HOLD-RESERVE-LARGE',
  'NR-FEFA-REPORT',
  'NR-WITHHOLD-DUE',
  'NTA-STANDARD-COST',
  'TAX-RETURN-PERIOD',
];

describe('the calendar of rules', () => {
  it.each(calendar)('%s changes after %s', (id, day, onTheDay, nextDay, after) => {
    const state = (value: unknown, expected: unknown) =>
      typeof expected === 'object' && expected !== null && !('asymmetricMatch' in expected)
        ? expect(value).toMatchObject(expected)
        : expect(value).toEqual(expected);
    state(on(id, day), onTheDay);
    state(on(id, nextDay), after);
    expect(readRule(rule(id), day).version).not.toBe(readRule(rule(id), nextDay).version);
  });

  it('holds depreciation and the table of building costs', () => {
    for (const id of ['DEP-LIFE', 'DEP-USED-LIFE', 'DEP-SL', 'NTA-STANDARD-COST', 'TAX-INCOME', 'EXIT-CGT', 'NR-WITHHOLD'])
      expect(rulesOn('2026-11-20').find((entry) => entry.id === id)?.value.length, id).toBeGreaterThan(5);
  });

  it('marks what was not read in a public copy, and gives every rule a source, a trigger and a rounding', () => {
    const states = rulesOn('2026-11-20');
    expect(states.flatMap(({ id, confirmed }) => (confirmed ? [] : [id])).sort()).toEqual(unverified);
    for (const entry of states) {
      expect(entry.state, entry.id).not.toBe('not_in_force');
      for (const part of [entry.source, entry.trigger, entry.rounding, entry.value]) expect(part.length, entry.id).toBeGreaterThan(1);
      expect(entry.value, entry.id).not.toMatch(/NaN|undefined|null|\[object|9007/);
    }
  });
});

describe('the first day of confirmed rules', () => {
  it('is the first on which no version is weaker than today’s', () => {
    const unconfirmed = (date: string) => rulesOn(date).flatMap((entry) => (entry.confirmed ? [] : [entry.id]));
    const today = unconfirmed('2026-11-20');
    expect(unconfirmed(rulesConfirmedFrom)).toEqual(today);
    expect(unconfirmed('2024-06-30')).toEqual(expect.arrayContaining([...today, 'ACQ-BROKERAGE-LOW-PRICE']));
  });
});

describe('the value of a rule', () => {
  const value = (id: string, date = '2026-11-20') => rulesOn(date).find((entry) => entry.id === id)?.value;

  it('is written with its units, whatever its shape', () => {
    expect(value('ACQ-REGTAX-LAND-SALE')).toBe('1.5%');
    expect(value('ACQ-RAT-HALF')).toBe('50%');
    expect(value('ACQ-RAT-NEW')).toBe('¥12,000,000');
    expect(value('ACQ-BROKERAGE')).toBe('5% up to ¥2,000,000; 4% up to ¥4,000,000; 3% above');
    expect(value('ACQ-STAMP-SALE')).toMatch(
      /¥10,000 up to ¥50,000,000; ¥30,000 up to ¥100,000,000; .*¥320,000 up to ¥5,000,000,000; ¥480,000 above/,
    );
    expect(value('TAX-INCOME')).toMatch(/^5% from ¥0; 10% from ¥1,950,000/);
    expect(value('HOLD-FIXED-RESIDENTIAL-LAND')).toBe(
      'small area per unit 200 m²; land counted, times the floor area 10×; fixed asset tax on the small area 1/6; fixed asset tax on the rest 1/3; city planning tax on the small area 1/3; city planning tax on the rest 2/3',
    );
    expect(value('ACQ-RAT-AREA')).toBe('floor area from 40 m², of a rented unit from 40 m², to 240 m²');
    expect(value('HOLD-FIXED-NEW-HOUSE')).toMatch(/tax halved up to 120 m², for 3 years, fire resistant 5 years$/);
    expect(value('DEP-LIFE')).toMatch(/^residential: SRC 47 years, RC 47 years/);
    expect(value('TAX-SMALL-ASSET', '2030-01-01')).toBe('cost below ¥100,000, yearly cap without limit');
    expect(value('HOLD-FIXED-NEW-HOUSE', '2031-06-01')).toBe('none');
    expect(value('ACQ-STAMP-LOAN', '1950-01-01')).toBe('');
  });

  it('stands beside the relief that ended, and beside none while it runs', () => {
    const at = (date: string) => rulesOn(date).find((entry) => entry.id === 'ACQ-RAT-RATE');
    expect(at('2027-04-01')).toMatchObject({
      state: 'relief_ended',
      value: '4%',
      ended_relief: { from: '2006-04-01', to: '2027-03-31', value: '3%', source: '地方税法附則11条の2' },
    });
    expect(at('2027-03-31')).toMatchObject({ state: 'relief_in_force', value: '3%', ended_relief: null });
  });
});
