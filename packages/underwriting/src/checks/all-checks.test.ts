import { describe, expect, it } from 'vitest';
import type { ExtraFacts, FactValues, PropertyFacts, PropertyKind } from '../facts/property-facts.ts';
import { underwrite } from '../report/underwrite.ts';
import {
  sampleApartment,
  sampleCondominium,
  sampleContext,
  sampleFacts,
  sampleHouse,
  sampleKinds,
  sampleReport,
} from '../testing/index.ts';
import { allChecks } from './all-checks.ts';
import type { Finding } from './finding.ts';

const date = '2026-11-20';
const checksOf = (facts: PropertyFacts, overrides = {}, contextOf = sampleContext(facts, 'x')) =>
  underwrite(facts, contextOf, overrides, date).checks;
const find = (checks: readonly Finding[], id: string) => checks.find((check) => check.id === id);
const made = (kind: PropertyKind, values: Partial<FactValues>, extra: ExtraFacts = {}) =>
  checksOf(sampleFacts(kind, { price_jpy: 30_000_000, monthly_rent_jpy: 150_000, ...values }, extra));
const stateOf = (id: string, kind: PropertyKind, values: Partial<FactValues>, extra: ExtraFacts = {}) =>
  find(made(kind, values, extra), id)?.state;
const said = (id: string, remark: string, kind: PropertyKind = 'apartment_building') => stateOf(id, kind, {}, { remarks: [remark] });

describe('the listing checks', () => {
  it('are 34, numbered without a gap', () => {
    const numbers = allChecks.map((check) => check.frame.number).filter((number) => number !== null);
    expect(numbers.sort((left, right) => left - right)).toEqual(Array.from({ length: 34 }, (_, index) => index + 1));
  });

  it.each(sampleKinds)('each have an outcome for the %s sample, and ask a question or name a document where they are open', (kind) => {
    const { checks } = sampleReport(kind);
    for (const check of allChecks.filter((entry) => entry.frame.number !== null))
      expect(find(checks, check.frame.id), check.frame.id).toBeDefined();
    for (const check of checks) {
      expect(check.title.length).toBeGreaterThan(5);
      if (check.state === 'pass') expect(check.question_ja).toBeNull();
    }
  });

  it('come flags first, the gravest first', () => {
    const states = sampleReport('detached_house').checks.map((check) => check.state);
    expect(states).toEqual(
      [...states].sort((left, right) => ['flag', 'unknown', 'pass'].indexOf(left) - ['flag', 'unknown', 'pass'].indexOf(right)),
    );
  });

  it.each([
    ['not_rebuildable', '再建築不可です'],
    ['illegal_building', '容積率オーバーの建物'],
    ['zoning', '市街化調整区域内'],
    ['private_road', '前面道路は私道'],
    ['shared_ownership', '共有持分のみの売買'],
    ['hazards', '土砂災害特別警戒区域'],
    ['hazards', '洪水浸水想定区域'],
    ['utilities', '浄化槽'],
    ['utilities', 'プロパンガス'],
    ['sublease', 'サブリース契約中'],
    ['stigma_disclosure', '告知事項あり'],
    ['builder_defect', '界壁の不備'],
    ['short_stay', '民泊として運営中'],
    ['ground_and_heritage', '埋蔵文化財包蔵地'],
    ['boundary', '越境あり'],
    ['seller_liability', '契約不適合責任免責'],
    ['vacant_house_advice', '特定空家'],
    ['single_demand', '学生専用'],
    ['inspection_certificate', '検査済証なし'],
    ['foreign_owner', '特別注視区域'],
    ['road_contact', '要セットバック'],
    ['small_unit', '3点ユニット'],
  ])('%s flags on “%s”', (id, remark) => {
    const extra: ExtraFacts = { remarks: [remark], road: '南側 公道 6m' };
    expect(stateOf(id, 'apartment_building', { floor_area_m2: 200, units: 6, land_area_m2: 300, floor_area_ratio_pct: 200 }, extra)).toBe(
      'flag',
    );
  });

  it('turn words of absence into no flag', () => {
    expect(said('private_road', '私道負担なし')).toBe('pass');
    expect(said('stigma_disclosure', '告知事項なし')).toBe('pass');
    expect(said('inspection_certificate', '検査済証あり')).toBe('pass');
  });

  it('read the earthquake standard by completion, and leave the time in between open', () => {
    const at = (built: string | null, structure: 'W' | 'RC') => stateOf('seismic_standard', 'apartment_building', { built, structure });
    expect(at('1981-04', 'RC')).toBe('flag');
    expect(at('1982-03', 'RC')).toBe('unknown');
    expect(at('1982-09', 'W')).toBe('pass');
    expect(at('1982-09', 'RC')).toBe('unknown');
    expect(at('1990', 'RC')).toBe('pass');
    expect(at('1981', 'W')).toBe('unknown');
    expect(at(null, 'W')).toBe('unknown');
  });

  it('lower the floor area ratio by the road in front', () => {
    const at = (road: string) =>
      find(
        made('apartment_building', { floor_area_m2: 180, land_area_m2: 100, floor_area_ratio_pct: 200, zoning: '第一種住居' }, { road }),
        'illegal_building',
      );
    expect(at('南側 公道 6m')).toMatchObject({
      state: 'unknown',
      detail: expect.stringContaining('180% of the lot, within the allowed 200%'),
    });
    expect(at('南側 公道 4m')).toMatchObject({ state: 'flag', severity: 'caution', detail: expect.stringContaining('from 200% to 160%') });
  });

  it('measure the setback of a narrow road', () => {
    expect(find(made('detached_house', {}, { road: '北側 公道 3.0m' }), 'road_contact')?.detail).toContain('0.50 m');
  });

  it('put a yen effect where one can be worked out', () => {
    const report = sampleReport('apartment_building');
    const check = find(report.checks, 'full_against_current');
    expect(check).toMatchObject({ state: 'flag', effect: 'check.full_against_current.effect' });
    expect(report.figures['check.full_against_current.effect']?.value).toBe((367_000 - 420_000) * 12);
    const reserve = made('condominium_unit', { floor_area_m2: 25, repair_reserve_jpy_month: 2_500, floors_total: 10, units: 30 });
    expect(find(reserve, 'reserve_band')?.effect).toBe('check.reserve_band.effect');
  });

  it('flag a yield far above the usual, a walk beyond ten minutes and a falling population', () => {
    expect(stateOf('yield_outlier', 'apartment_building', { monthly_rent_jpy: 600_000 })).toBe('flag');
    expect(stateOf('walk', 'apartment_building', { stations: [{ line: null, station: 'x', walk_min: 11 }] })).toBe('flag');
    expect(stateOf('walk', 'apartment_building', { stations: [{ line: null, station: 'x', walk_min: 10 }] })).toBe('pass');
    const context = sampleContext(sampleHouse, 'x');
    const shrinking = {
      ...context,
      population: context.population && {
        ...context.population,
        projected_2050: { ...context.population.projected_2050, value: context.population.latest.value * 0.6 },
      },
    };
    expect(find(checksOf(sampleHouse, {}, shrinking), 'population')).toMatchObject({
      state: 'flag',
      title: 'Population falls by more than 30%',
    });
    expect(find(checksOf(sampleHouse, {}, { ...context, population: null }), 'population')?.state).toBe('unknown');
  });

  it('tell an owner abroad of the duties', () => {
    expect(find(checksOf(sampleCondominium, { owner: 'non_resident' }), 'foreign_owner')).toMatchObject({ state: 'flag' });
  });

  it('compare the advertised yield with the page’s own rent', () => {
    const facts = sampleFacts('apartment_building', { price_jpy: 50_000_000, monthly_rent_jpy: 300_000, gross_yield_pct: 8.5 });
    const report = underwrite(facts, sampleContext(facts, 'x'), {}, date);
    expect(find(report.checks, 'yield_claim')).toMatchObject({ state: 'flag', effect: 'check.yield_claim.effect' });
    expect(report.claims[0]).toMatchObject({ id: 'gross_yield', state: 'differs' });
    expect(report.figures[report.claims[0]?.difference ?? '']?.value).toBeCloseTo(-1.3, 6);
    const derived = sampleFacts('apartment_building', { price_jpy: 50_000_000, gross_yield_pct: 8.5 });
    expect(find(checksOf(derived), 'yield_claim')?.state).toBe('unknown');
  });

  it('flag sources that disagree', () => {
    const facts: PropertyFacts = {
      ...sampleApartment,
      conflicts: [{ field: 'land_area_m2', values: [168.2, 171], sources: ['listing', 'outline.pdf'] }],
    };
    expect(find(checksOf(facts), 'conflicts')?.detail).toBe('land_area_m2: 168.2 (listing) against 171 (outline.pdf)');
  });
});

describe('rent-roll forensics', () => {
  const line = (unit: string, rent: number | null, start: string | null, more = {}) => ({
    unit,
    layout: '1K',
    area_m2: 22,
    rent_jpy: rent,
    common_fee_jpy: 3_000,
    occupied: rent !== null,
    lease_start: start,
    ...more,
  });
  const roll = [
    line('101', 62_000, '2014-04-01', { tenant: 'A' }),
    line('102', 61_000, '2016-02-01', { tenant: 'B' }),
    line('103', 50_000, '2026-08-01', { tenant: 'C' }),
    line('201', 52_000, '2026-07-15', { tenant: 'C' }),
    line('202', null, null, { asking_rent_jpy: 64_000 }),
  ];
  const facts = sampleFacts('apartment_building', { price_jpy: 40_000_000, units: 5, floor_area_m2: 110 }, { rent_roll: roll });
  const report = underwrite(facts, sampleContext(facts, 'x'), {}, date);

  it('adds the roll up and works from its total where no rent is stated', () => {
    expect(report.figures['facts.rent_roll_total']?.value).toBe(62_000 + 61_000 + 50_000 + 52_000 + 64_000 + 5 * 3_000);
    expect(report.figures['rent.monthly_full']?.value).toBe(304_000);
    expect(report.figures['rent_roll.in_place']?.value).toBe(237_000);
    expect(report.headline.rent_basis).toBe('stated');
  });

  it('lets the let rooms again at the newest rent of their type, and compares them with what they pay', () => {
    expect(report.figures['rent_roll.relet']?.value).toBe(4 * 53_000);
    expect(find(report.checks, 'rent_roll_relet')?.state).toBe('flag');
    expect(report.figures['check.rent_roll_relet.effect']?.value).toBe((212_000 - 237_000) * 12);
  });

  it('sees leases that began just before the sale, and one tenant in several rooms', () => {
    expect(find(report.checks, 'rent_roll_clustered')?.state).toBe('flag');
    expect(report.figures['rent_roll.recent_share']?.value).toBeCloseTo((108_000 / 237_000) * 100, 5);
    expect(find(report.checks, 'rent_roll_one_tenant')?.state).toBe('flag');
    expect(report.figures['rent_roll.widest_spread']?.value).toBeCloseTo(65_000 / 53_000, 6);
    expect(report.figures['rent_roll.asking_over_in_place']?.value).toBeCloseTo(67_000 / (237_000 / 4), 6);
  });

  it('passes a calm roll', () => {
    const calm = [line('101', 50_000, '2020-01-01'), line('102', 50_000, '2021-01-01')];
    const checks = checksOf(
      sampleFacts('apartment_building', { price_jpy: 20_000_000, units: 2, monthly_rent_jpy: 106_000 }, { rent_roll: calm }),
    );
    expect(find(checks, 'rent_roll_relet')?.state).toBe('pass');
    expect(find(checks, 'rent_roll_clustered')?.state).toBe('pass');
    expect(find(checks, 'rent_roll_one_tenant')).toBeUndefined();
  });
});
