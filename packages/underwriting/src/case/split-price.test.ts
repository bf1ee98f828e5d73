import { describe, expect, it } from 'vitest';
import { splitByContract } from '../acquisition/price-split.ts';
import type { AssumptionOverrides } from '../assumptions/overrides.ts';
import { RuleNotInForce } from '../errors.ts';
import type { ExtraFacts } from '../facts/property-facts.ts';
import { explain } from '../report/explain.ts';
import { underwrite } from '../report/underwrite.ts';
import { hasStandardCost, standardBuildingCost } from '../rules/standard-building-cost.ts';
import { sampleContext, sampleFacts, sampleMarket } from '../testing/index.ts';

const price = 68_000_000;
const built = {
  price_jpy: price,
  floor_area_m2: 180,
  land_area_m2: 150,
  built: '2015-04',
  structure: 'W',
  units: 6,
  annual_rent_jpy: 4_800_000,
} as const;
const report = (extra: ExtraFacts, overrides: AssumptionOverrides = {}, completed: string = built.built) => {
  const facts = sampleFacts('apartment_building', { ...built, built: completed }, extra);
  return underwrite(facts, sampleContext(facts, 'Block of six'), overrides, '2026-11-20');
};
const figure = (extra: ExtraFacts, id: string, overrides: AssumptionOverrides = {}) => report(extra, overrides).figures[id]?.value;

describe('splitting the price', () => {
  it('uses the parts of the contract before anything else', () => {
    const extra = { building_price_jpy: 22_000_000, land_price_jpy: 46_000_000, consumption_tax_jpy: 2_000_000 };
    expect(figure(extra, 'split.building')).toBe(22_000_000);
    expect(figure(extra, 'split.land')).toBe(46_000_000);
    expect(figure(extra, 'split.consumption_tax')).toBe(2_000_000);
  });

  it('adds the tax to a building’s part that stands without it', () => {
    expect(splitByContract(44_000_000, { building: 20_000_000, land: 22_000_000, consumptionTax: 2_000_000 }, 0.1)).toMatchObject({
      building: 22_000_000,
      land: 22_000_000,
    });
    expect(splitByContract(44_000_000, { building: 20_000_000, consumptionTax: 2_000_000 }, 0.1)).toMatchObject({ building: 22_000_000 });
    expect(splitByContract(44_000_000, { building: 22_000_000, consumptionTax: 2_000_000 }, 0.1)).toMatchObject({ building: 22_000_000 });
  });

  it('takes the land’s part alone', () => {
    expect(splitByContract(44_000_000, { land: 30_000_000 }, 0)).toMatchObject({ building: 14_000_000, land: 30_000_000 });
  });

  it('leaves parts aside that do not add up, and says so', () => {
    const odd = report({ building_price_jpy: 22_000_000, land_price_jpy: 40_000_000 });
    expect(odd.notes.some((note) => note.includes('do not add up to the asking price'))).toBe(true);
    expect(odd.figures['split.building']?.value).toBe(figure({}, 'split.building'));
  });

  it('backs the building out of the consumption tax stated', () => {
    expect(figure({ consumption_tax_jpy: 2_000_000 }, 'split.building')).toBe(22_000_000);
  });

  it('leaves a tax aside that is larger than the price allows', () => {
    const odd = report({ consumption_tax_jpy: 9_000_000 });
    expect(odd.notes.some((note) => note.includes('above the asking price'))).toBe(true);
  });

  it('goes to the tax office’s table of the year of completion when nothing is stated', () => {
    // Wood, 2015: 165,400 yen × 180 m² = 29,772,000; eleven of 22 years are left.
    expect(figure({}, 'split.standard_unit_cost')).toBe(165_400);
    expect(figure({}, 'split.building')).toBe(14_886_000);
    const origin = report({}).figures['split.building']?.origin;
    expect(origin).toMatchObject({ kind: 'computed', inputs: ['facts.price', 'split.standard_cost'] });
  });

  it('leaves the table aside for a building past its tax life, and counts a fifth of its replacement cost', () => {
    const old = report({}, {}, '1990-04');
    expect(old.figures['split.standard_cost']).toBeUndefined();
    // Wood: 220,000 yen × 180 m² = 39,600,000; a fifth of it.
    expect(old.figures['split.building']?.value).toBe(7_920_000);
    expect(JSON.stringify(old.figures['split.building']?.origin)).toContain('at least 20% of replacement cost');
  });

  it('leaves some of the price to the land, however much the building would cost', () => {
    const cheap = underwrite(
      sampleFacts('detached_house', { price_jpy: 2_000_000, floor_area_m2: 120, structure: 'W', built: '1985-01', land_area_m2: 200 }),
      sampleContext(sampleFacts('detached_house', { price_jpy: 2_000_000 }), 'x'),
      {},
      '2026-11-20',
    );
    expect(cheap.figures['split.building']?.value).toBe(1_600_000);
    expect(cheap.figures['split.land']?.value).toBe(400_000);
  });

  it('uses our own building cost for a year that the table does not hold', () => {
    const fresh = report({}, {}, '2025-12');
    expect(fresh.figures['split.standard_cost']).toBeUndefined();
    expect(fresh.notes.some((note) => note.includes('depreciated replacement cost'))).toBe(true);
  });

  it('takes assessed values that are stated before the table, and spans all that applies', () => {
    const extra = { land_assessed_jpy: 18_000_000, building_assessed_jpy: 12_000_000 };
    const made = report(extra);
    expect(made.figures['split.building']?.value).toBe(27_200_000);
    expect(made.figures['split.building_by_standard_cost']?.value).toBe(14_886_000);
    // Our own cost: 39,600,000 × 11 ÷ 22 = 19,800,000 lies between them.
    expect(made.figures['split.building']?.range).toEqual([14_886_000, 27_200_000]);
    expect(made.figures['tax.depreciation']?.range?.[0]).toBeLessThan(made.figures['tax.depreciation']?.range?.[1] ?? 0);
    expect(figure(extra, 'split.building', { price_split: 'assessed_values' })).toBe(27_200_000);
  });

  it('estimates assessed values from the official level of the land, after the table', () => {
    const facts = sampleFacts('apartment_building', {
      price_jpy: 68_000_000,
      floor_area_m2: 180,
      land_area_m2: 160,
      structure: 'W',
      built: '1990-04',
    });
    const market = sampleMarket({ rent_levels: [], typical_yield: null });
    const made = underwrite(facts, { ...sampleContext(facts, 'x'), market }, {}, '2026-11-20');
    // Land 780,000 × 160 × 0.7 = 87,360,000; building 39,600,000 × 45% × 0.20 = 3,564,000.
    expect(made.figures['assessment.land']?.value).toBe(87_360_000);
    expect(made.figures['assessment.building']?.value).toBe(3_564_000);
    expect(made.figures['split.building']?.value).toBe(Math.round((68_000_000 * 3_564_000) / 90_924_000));
    expect(JSON.stringify(made.figures['split.building']?.origin)).toContain('assessed building value');
  });

  it('takes no parts from a court, which states none', () => {
    const extra = { building_price_jpy: 22_000_000, sale_kind: 'court_auction', price_label: '売却基準価額' };
    expect(report(extra).notes.join(' ')).toContain('uses the tax office’s standard building cost');
  });

  it('refuses assessed values that nobody states', () => {
    expect(() => report({}, { price_split: 'assessed_values' })).toThrow(/needs the assessed value/);
  });

  it('lets a given share pass before every statement', () => {
    expect(figure({ building_price_jpy: 22_000_000 }, 'split.building', { building_share: 50 })).toBe(34_000_000);
  });

  it('works taxes out from assessed values that are stated, not from estimates', () => {
    const extra = { land_assessed_jpy: 18_000_000, building_assessed_jpy: 12_000_000 };
    expect(figure(extra, 'assessment.land')).toBe(18_000_000);
    // 18,000,000 × 1.5 % and 12,000,000 × 2 %.
    expect(figure(extra, 'financial_analysis.acquisition_costs.registration_land')).toBe(270_000);
    expect(figure(extra, 'financial_analysis.acquisition_costs.registration_building')).toBe(240_000);
    // 18,000,000 × ½ × 3 % and 12,000,000 × 3 %.
    expect(figure(extra, 'financial_analysis.acquisition_costs.acquisition_tax_land')).toBe(270_000);
    expect(figure(extra, 'financial_analysis.acquisition_costs.acquisition_tax_building')).toBe(360_000);
    expect(report(extra).figures['assessment.building']?.origin.kind).toBe('read');
  });

  it.each([-1, 1.5, Number.NaN])('refuses an assessed value of %s', (value) => {
    expect(() => report({ land_assessed_jpy: value })).toThrow(/whole yen/);
  });

  it('can be followed from the gain’s tax down to the table', () => {
    expect(JSON.stringify(explain(report({}), 'exit.gains_tax'))).toContain('NTA-STANDARD-COST');
  });

  it('keeps the sum whatever the method', () => {
    for (const extra of [
      {},
      { consumption_tax_jpy: 1_234_567 },
      { building_price_jpy: 12_345_678 },
      { land_assessed_jpy: 7, building_assessed_jpy: 3 },
    ]) {
      const { figures } = report(extra);
      expect((figures['split.building']?.value ?? 0) + (figures['split.land']?.value ?? 0)).toBe(price);
    }
  });
});

describe('the tax office’s standard building cost', () => {
  it('holds the rows that public copies agree on', () => {
    expect(standardBuildingCost('wood', 1980).yenPerSqm).toBe(92_500);
    expect(standardBuildingCost('SRC', 1980).yenPerSqm).toBe(149_400);
    expect(standardBuildingCost('RC', 1980).yenPerSqm).toBe(129_700);
    expect(standardBuildingCost('steel', 1980).yenPerSqm).toBe(84_100);
    expect(standardBuildingCost('RC', 2023).yenPerSqm).toBe(314_300);
  });

  it('holds every year from 1959 to 2023 and refuses others', () => {
    for (let year = 1959; year <= 2023; year += 1) expect(hasStandardCost(year)).toBe(true);
    expect(() => standardBuildingCost('wood', 1958)).toThrow(RuleNotInForce);
    expect(() => standardBuildingCost('wood', 2024)).toThrow(RuleNotInForce);
  });
});
