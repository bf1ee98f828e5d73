import { describe, expect, it } from 'vitest';
import { settleAssumptions } from '../assumptions/overrides.ts';
import { openReport } from '../report/open-report.ts';
import { underwrite } from '../report/underwrite.ts';
import { rulesConfirmedFrom, rulesHorizon } from '../rules/rules-horizon.ts';
import { sampleApartment, sampleCondominium, sampleContext, sampleDate, sampleFacts } from '../testing/index.ts';
import type { ExtraFacts, FactValues, PropertyFacts } from './property-facts.ts';
import { currentMonthlyRent, statedRent } from './rent.ts';
import { readSubject } from './subject.ts';

const block = (values: object, extra: object = {}): PropertyFacts =>
  sampleFacts('apartment_building', { ...sampleApartment.values, ...(values as Partial<FactValues>) }, {
    ...sampleApartment.extra,
    ...extra,
  } as ExtraFacts);
const read = (values: object, extra: object = {}) => readSubject(block(values, extra), sampleDate);
const on = (date: string) => underwrite(sampleApartment, sampleContext(sampleApartment, 'x'), {}, date);
const refused = (field: string, message: RegExp | string = /./) =>
  expect.objectContaining({ code: 'invalid_fact', field, message: expect.stringMatching(message) });

describe('facts that no property can have', () => {
  it.each<[field: keyof FactValues, values: unknown[]]>([
    ['units', [2.5, 0, -1, '8', 10_001]],
    ['structure', ['ZZ', 5, {}]],
    ['land_rights', [5, ['所有権']]],
    ['floors_total', [-1, 0, 500, 2.5]],
    ['floor', [-11, 151, 1.5, '1階']],
    ['floor_area_ratio_pct', [1e9, 0, -5]],
    ['building_coverage_pct', [101, 0, '60']],
    ['occupancy', ['haunted', 1]],
    ['built', [2001, '2099-01', '1700', '2015-13', '2015-00', '2031-12', 'abc', '']],
    ['gross_yield_pct', [-3, 0, '7%']],
    ['monthly_rent_jpy', [0, Number.NaN, Number.POSITIVE_INFINITY, '98000']],
    ['management_fee_jpy_month', [-5, true]],
    ['prefecture', [13]],
  ])('are refused in %s, which the error names', (field, values) => {
    for (const value of values)
      expect(() => read({ [field]: value }), String(value)).toThrowError(refused(field, new RegExp(`^${field} is `)));
  });

  it('are refused inside lists, at their place', () => {
    expect(() => read({ stations: [{ line: null, station: 'A', walk_min: -3 }] })).toThrowError(refused('stations[0].walk_min', /-3/));
    expect(() => read({ stations: [{ line: null, station: 'A', walk_min: 1_001 }] })).toThrowError(refused('stations[0].walk_min'));
    expect(() => read({ stations: [{ walk_min: 3 }] })).toThrowError(refused('stations[0]', /names no station/));
    expect(() => read({ structure: ['RC', 'ZZ'] })).toThrowError(refused('structure[1]', /"ZZ"/));
    expect(() => read({}, { remarks: ['x', 5] })).toThrowError(refused('extra.remarks[1]'));
    const line = { unit: '101', layout: '1K', area_m2: 20, rent_jpy: 50_000, common_fee_jpy: 0, occupied: true, lease_start: '2024-04' };
    for (const wrong of [
      { rent_jpy: -1 },
      { rent_jpy: Number.NaN },
      { rent_jpy: '5万' },
      { occupied: '○' },
      { lease_start: '応相談' },
      { lease_start: '2024-13' },
      { area_m2: -1 },
      { tenant: 5 },
    ]) {
      const name = Object.keys(wrong)[0];
      expect(() => read({}, { rent_roll: [line, { ...line, ...wrong }] }), name).toThrowError(refused(`extra.rent_roll[1].${name}`));
    }
  });

  it('leave a price below ten thousand yen without a report, and say so in plain words', () => {
    for (const price of [1, 9_999])
      expect(() => read({ price_jpy: price })).toThrowError(refused('price_jpy', /below the lowest accepted price of ¥10,000/));
    expect(read({ price_jpy: 10_000 }).price).toBe(10_000);
  });

  it('are told from facts that are not stated', () => {
    const subject = read({ structure: [], stations: [{ station: 'A', bus_min: null }] }, { rent_roll: [{ rent_jpy: 50_000 }] });
    expect(subject).toMatchObject({ structure: null, walkMinutes: null, busOnly: false });
    expect(statedRent({ ...subject, values: { ...subject.values, monthly_rent_jpy: null, annual_rent_jpy: null } })?.monthly).toBe(50_000);
  });
});

describe('a building that is not yet there', () => {
  it('is allowed for five years ahead, and told apart', () => {
    for (const built of ['2026-12', '2027', '2031-11']) expect(read({ built })).toMatchObject({ isNotYetBuilt: true, ageMonths: 0 });
    for (const built of ['2026-11', '2026', '2001-09', '1868', null]) expect(read({ built }).isNotYetBuilt).toBe(false);
  });
});

describe('the right to the land', () => {
  it.each([
    ['所有権', 'freehold'],
    ['所有権(敷地権)', 'freehold'],
    ['Freehold', 'freehold'],
    ['旧法借地権', 'leasehold'],
    ['普通賃借権', 'leasehold'],
    ['地上権', 'leasehold'],
    ['所有権・借地権', 'leasehold'],
    ['使用貸借', 'unknown'],
    ['x', 'unknown'],
    [null, 'unknown'],
  ])('%s is %s', (land_rights, tenure) => {
    expect(read({ land_rights })).toMatchObject({ tenure, isLeasehold: tenure === 'leasehold' });
  });
});

describe('a sale by court or tax office', () => {
  it.each([
    { transaction: '競売' },
    { transaction: '公売' },
    { price_label: '売却基準価額' },
    { price_label: '期間入札' },
    { remarks: ['駅近', '裁判所の特別売却による。'] },
  ])('is known by %o', (extra) => {
    expect(read({}, extra).isCourtAuction).toBe(true);
  });

  it.each([
    { transaction: '仲介' },
    { remarks: ['本物件は競売物件ではありません'] },
    { remarks: ['2019年に競売で取得し、全室改装しました'] },
    { remarks: ['任意売却物件 (競売申立済)'] },
  ])('is not taken from %o', (extra) => {
    expect(read({}, extra).isCourtAuction).toBe(false);
  });

  it.each(['競売', '公売'])('by %s bears no brokerage and no settlement of taxes', (transaction) => {
    const facts = sampleFacts('condominium_unit', sampleCondominium.values, { transaction });
    const report = underwrite(facts, sampleContext(facts, 'x'), {}, sampleDate);
    expect(report.financial_analysis.acquisition_costs).toMatchObject({ brokerage: 0, tax_settlement: 0 });
  });
});

describe('a current rent of nothing', () => {
  it('is not a full rent', () => {
    const subject = read(
      { monthly_rent_jpy: null, annual_rent_jpy: null, gross_yield_pct: null },
      { current_monthly_rent_jpy: 0, current_annual_rent_jpy: 0 },
    );
    expect(statedRent(subject)).toBeNull();
    expect(currentMonthlyRent(subject)).toBe(0);
  });
});

describe('the analysis date', () => {
  it('lies where the rules are known', () => {
    expect(rulesHorizon).toBe('2036-11-22');
    for (const date of [rulesConfirmedFrom, rulesHorizon]) expect(openReport(JSON.stringify(on(date))).analysis.as_of).toBe(date);
    expect(() => on('2036-11-23')).toThrowError(
      expect.objectContaining({ code: 'invalid_date', message: expect.stringMatching(/in force on 2036-11-23 are not known/) }),
    );
    expect(() => on('2100-01-01')).toThrowError(expect.objectContaining({ code: 'invalid_date', field: 'as_of' }));
    expect(() => on('2006-12-31')).toThrowError(expect.objectContaining({ code: 'rule_not_in_force' }));
    expect(() => on('1900-01-01')).toThrowError(expect.objectContaining({ code: 'rule_not_in_force' }));
    for (const wrong of [null, '2026-02-30', '2026-3-1', 20261120])
      expect(() => readSubject(sampleApartment, wrong as string)).toThrowError(expect.objectContaining({ code: 'invalid_date' }));
  });
});

describe('assumptions that are not numbers', () => {
  it('are refused by name, with what was sent', () => {
    const settle = (overrides: unknown) => settleAssumptions(readSubject(sampleApartment, sampleDate), overrides as object);
    const bad = (field: string | null, message: RegExp) =>
      expect.objectContaining({ code: 'invalid_assumption', field, message: expect.stringMatching(message) });
    expect(() => settle({ vacancy: '5' })).toThrowError(bad('vacancy', /must be a number, not "5"/));
    expect(() => settle({ vacancy: null })).toThrowError(bad('vacancy', /must be a number, not null/));
    expect(() => settle({ vacancy: { value: null } })).toThrowError(bad('vacancy', /not null/));
    expect(() => settle({ vacancy: { value: 5, reason: 7 } })).toThrowError(bad('vacancy', /reason/));
    expect(() => settle({ vacancy: Number.NaN })).toThrowError(bad('vacancy', /between 0 and/));
    expect(() => settle({ owner: null })).toThrowError(bad('owner', /one of resident/));
    expect(() => settle({ toString: 1 })).toThrowError(bad('toString', /no assumption called/));
    for (const wrong of [null, [], 'x', 5]) expect(() => settle(wrong)).toThrowError(bad(null, /record of values by name/));
    expect(settle({ vacancy: { value: 7 } }).get('vacancy')).toMatchObject({ value: 7, given: { value: 7, reason: null } });
    expect(settle({ vacancy: undefined }).get('vacancy')?.given).toBeNull();
  });
});

describe('one amount for several things', () => {
  const condominium = (values: Partial<FactValues>, extra: ExtraFacts): PropertyFacts =>
    sampleFacts('condominium_unit', { ...sampleCondominium.values, ...values }, { ...sampleCondominium.extra, ...extra });
  const reportOf = (facts: PropertyFacts) => underwrite(facts, sampleContext(facts, 'x'), {}, sampleDate);
  const cost = (facts: PropertyFacts, key: string) => reportOf(facts).financial_analysis.monthly_expenses[key];

  it('adds no repair reserve to a fee that holds it', () => {
    const both = condominium({ management_fee_jpy_month: 18_400, repair_reserve_jpy_month: null }, { fee_includes_reserve: true });
    const apart = condominium({ management_fee_jpy_month: 18_400, repair_reserve_jpy_month: null }, {});
    expect([cost(both, 'management_fee'), cost(both, 'repair_reserve')]).toEqual([18_400, 0]);
    expect(cost(apart, 'repair_reserve')).toBeGreaterThan(0);
    const check = reportOf(both).checks.find(({ id }) => id === 'reserve_band');
    expect(check).toMatchObject({ title: 'Repair reserve fee included in management fee' });
  });

  it('takes the rent of a sublease for the rent that is paid', () => {
    const values = { monthly_rent_jpy: null, annual_rent_jpy: null, gross_yield_pct: null };
    const subject = readSubject(condominium(values, { sublease_monthly_rent_jpy: 52_000 }), sampleDate);
    expect(statedRent(subject)).toMatchObject({ monthly: 52_000, basis: 'stated', from: 'sublease_monthly_rent_jpy' });
    expect(currentMonthlyRent(subject)).toBe(52_000);
  });
});

describe('sources in doubt', () => {
  const reportOf = (facts: PropertyFacts) => underwrite(facts, sampleContext(facts, 'x'), {}, sampleDate);

  it('says first that a source may be about another property, asks it first, and gives at most grade C', () => {
    const facts = sampleFacts('apartment_building', sampleApartment.values, {
      ...sampleApartment.extra,
      unmatched_sources: ['roll.csv'],
    });
    const report = reportOf(facts);
    expect(report.headline.reading[0]).toMatch(/^Not verified: roll\.csv may describe another property/);
    expect(report.next_steps[0]).toMatchObject({ id: 'same-property' });
    expect(['C', 'D']).toContain(report.headline.evidence_grade);
  });

  it('asks about what sources disagree on before it asks for documents', () => {
    const conflict = { field: 'price_jpy' as const, values: [20_000_000, 21_000_000], sources: ['page', 'sheet.csv'], used: 1 };
    const report = reportOf({ ...sampleApartment, conflicts: [conflict] });
    expect(report.headline.reading[0]).toMatch(/^Sources disagree on price/);
    expect(report.next_steps[0]).toMatchObject({ id: 'check-conflicts' });
  });
});
