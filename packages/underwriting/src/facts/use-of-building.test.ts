import { describe, expect, it } from 'vitest';
import { underwrite } from '../report/underwrite.ts';
import { sampleApartment, sampleCondominium, sampleContext, sampleDate, sampleFacts, sampleHouse } from '../testing/index.ts';
import type { ExtraFacts, FactValues, PropertyFacts } from './property-facts.ts';
import { readSubject } from './subject.ts';

const building = (values: Partial<FactValues>, extra: ExtraFacts): PropertyFacts =>
  sampleFacts('other_building', { ...sampleApartment.values, units: null, land_area_m2: null, gross_yield_pct: null, ...values }, extra);
const read = (facts: PropertyFacts) => readSubject(facts, sampleDate);
const report = (facts: PropertyFacts) => underwrite(facts, sampleContext(facts, 'offer'), {}, sampleDate);

describe('a shop or office inside a larger building', () => {
  const shop = (values: Partial<FactValues>, category = '売り店舗・事務所') =>
    read(building({ floor_area_m2: 68.2, floors_total: null, floor: null, ...values }, { category }));

  it('is one unit, whatever number of units the building has', () => {
    for (const values of [
      { units: 84, floors_total: 11 },
      { units: 84 },
      { management_fee_jpy_month: 21_000 },
      { repair_reserve_jpy_month: 9_000 },
      { floor: 1 },
      { floors_total: 3 },
    ])
      expect(shop(values), JSON.stringify(values)).toMatchObject({ isCondominium: true, unitsUsed: 1, isOtherKind: true });
  });

  it('is told from a whole building', () => {
    for (const values of [{ land_area_m2: 90, units: 84 }, { floors_total: 2 }, { floors_total: 5, floor_area_m2: 800, units: 12 }])
      expect(shop(values), JSON.stringify(values)).toMatchObject({ isCondominium: false });
    expect(shop({ units: 84 }, '一棟売りビル')).toMatchObject({ isCondominium: false });
  });

  it('pays for its own upkeep alone', () => {
    const upkeep = (units: number | null) =>
      report(building({ floor_area_m2: 68.2, floors_total: 11, units, monthly_rent_jpy: 250_000 }, { category: '売り店舗・事務所' }))
        .figures['financial_analysis.monthly_expenses.building_upkeep']?.value;
    // Ours for a unit: 1,000 yen a month.
    expect([upkeep(84), upkeep(null)]).toEqual([1_000, 1_000]);
  });
});

describe('a lodging business', () => {
  it.each(['売りホテル・ペンション', '旅館', '民泊物件', '簡易宿所'])('is told by the category %s of a building', (category) => {
    expect(read(building({}, { category }))).toMatchObject({ isBusinessIncome: true, isOtherKind: false, unitsUsed: 1 });
  });

  it.each([
    ['民泊運営中', true],
    ['旅館業許可取得済', true],
    ['住宅宿泊事業の届出済みです', true],
    ['民泊売上 年間720万円', true],
    ['簡易宿所として営業中', true],
    ['民泊不可', false],
    ['民泊可能物件', false],
    ['旅館業許可の取得可能（要確認）', false],
    ['近隣にホテル多数', false],
    ['ホテルライクな共用部', false],
  ])('is told by the remark %s of a unit or a house: %s', (remark, isBusinessIncome) => {
    for (const [kind, values] of [
      ['condominium_unit', sampleCondominium.values],
      ['detached_house', sampleHouse.values],
    ] as const)
      expect(read(sampleFacts(kind, values, { remarks: [remark] })), kind).toMatchObject({ isBusinessIncome });
  });

  it('pays rent where a rent roll or a lease to an operator is shown', () => {
    const line = { unit: '1', layout: null, area_m2: 40, rent_jpy: 200_000, common_fee_jpy: 0, occupied: true, lease_start: '2025-04' };
    expect(read(building({}, { category: '民泊', rent_roll: [line] }))).toMatchObject({ isBusinessIncome: false });
    expect(read(building({}, { category: '民泊', sublease_monthly_rent_jpy: 200_000 }))).toMatchObject({ isBusinessIncome: false });
  });

  it('never counts its claimed revenue as rent, and says so', () => {
    const { figures, notes, headline } = report(
      building({ monthly_rent_jpy: 600_000, floor_area_m2: 59 }, { category: '売りホテル・ペンション' }),
    );
    // 600,000 × 0.45
    expect(figures['rent.monthly_full']?.value).toBe(270_000);
    expect(figures['rent.claim']).toMatchObject({ value: 600_000, label: 'Seller’s claimed revenue' });
    expect(notes.join(' ')).toContain('its claimed revenue of ¥600,000 a month is not rent');
    expect(notes.join(' ')).not.toContain('is above the market rent estimate');
    expect(headline.scenario_score).toBeLessThanOrEqual(4.9);
  });
});

describe('a block whose structure nobody states', () => {
  const block = (category: string, values: Partial<FactValues> = {}) =>
    sampleFacts('apartment_building', { ...sampleApartment.values, structure: null, floors_total: null, ...values }, { category });

  it.each([
    ['一棟売りマンション', ['S', 'RC']],
    ['一棟売りビル', ['S', 'RC']],
    ['一棟売りアパート', ['W', 'LGS']],
    ['一棟売り収益物件', ['W', 'LGS', 'S', 'RC']],
  ])('counts %s as the weakest of %j', (category, plausible) => {
    expect(read(block(category))).toMatchObject({ structure: null, structureUsed: plausible[0], plausibleStructures: plausible });
  });

  it('is not of wood from four storeys on, and has one structure where that is stated', () => {
    expect(read(block('一棟売り収益物件', { floors_total: 4 })).plausibleStructures).toEqual(['S', 'RC']);
    expect(read(block('一棟売りマンション', { structure: 'W' }))).toMatchObject({ structureUsed: 'W', plausibleStructures: [] });
  });

  it('has ranges that take in the other structures, and a score no higher than with any of them stated', () => {
    // Dear enough that no cap of the score hides a move.
    const price_jpy = Math.round((sampleApartment.values.price_jpy ?? 0) * 1.5);
    const open = report(block('一棟売りマンション', { price_jpy }));
    const stated = report(block('一棟売りマンション', { price_jpy, structure: 'S' }));
    const solid = report(block('一棟売りマンション', { price_jpy, structure: 'RC' }));
    const noi = open.figures['returns.noi'];
    expect(noi?.value).toBe(stated.figures['returns.noi']?.value);
    const [low, high] = noi?.range ?? [0, 0];
    const ends = [stated, solid].map(({ figures }) => figures['returns.noi']?.value ?? 0);
    expect([low, high]).toEqual([Math.min(...ends), Math.max(...ends)]);
    const scores = [stated, solid].map(({ headline }) => headline.scenario_score ?? 0);
    expect(open.headline.scenario_score).toBeLessThanOrEqual(Math.min(...scores));
    expect(open.headline.scenario_score_range?.[1]).toBeGreaterThanOrEqual(Math.max(...scores));
    expect(open.figures['facts.legal_life']?.origin).toMatchObject({
      reason: expect.stringContaining('Ranges include heavy steel and reinforced concrete'),
    });
  });
});
