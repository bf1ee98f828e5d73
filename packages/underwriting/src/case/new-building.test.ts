import { describe, expect, it } from 'vitest';
import type { FactValues } from '../facts/property-facts.ts';
import { underwrite } from '../report/underwrite.ts';
import { sampleContext, sampleFacts } from '../testing/index.ts';

const report = (values: Partial<FactValues>) => {
  const facts = sampleFacts('apartment_building', {
    price_jpy: 90_000_000,
    monthly_rent_jpy: 480_000,
    floor_area_m2: 270,
    land_area_m2: 180,
    units: 6,
    structure: 'W',
    floors_total: 2,
    land_rights: '所有権',
    built: '2026-09',
    ...values,
  });
  return underwrite(facts, sampleContext(facts, 'x'), {}, '2026-11-20');
};

describe('a new building', () => {
  it('gets the deduction for each dwelling of 40 m² or more, landlords included', () => {
    const { financial_analysis: costs, figures } = report({});
    expect(figures['assessment.building']?.value).toBeLessThan(6 * 12_000_000);
    expect(costs.acquisition_costs.acquisition_tax_building).toBe(0);
    expect(costs.acquisition_costs.acquisition_tax_land).toBe(0);
    expect(figures['rules.registration_building_rate']?.value).toBe(0.4);
  });

  it('gets none for studios of 25 m²', () => {
    const costs = report({ floor_area_m2: 150 }).financial_analysis.acquisition_costs;
    expect(costs.acquisition_tax_building).toBeGreaterThan(0);
    expect(costs.acquisition_tax_land).toBeGreaterThan(0);
  });

  it('has the building’s property tax halved for three years, or five if fire-resistant with three storeys', () => {
    const noi = (values: Partial<FactValues>) => report(values).series['projection.operating_expenses']?.values ?? [];
    const jump = (values: (number | null)[], year: number) => (values[year] ?? 0) - (values[year - 1] ?? 0);
    const wood = noi({});
    expect(jump(wood, 3)).toBeGreaterThan(jump(wood, 2) + 50_000);
    const solid = noi({ structure: 'RC', floors_total: 3 });
    expect(jump(solid, 3)).toBeLessThan(50_000);
    expect(jump(solid, 5)).toBeGreaterThan(jump(solid, 4) + 50_000);
  });

  it('is written off over the whole tax life', () => {
    expect(report({}).figures['tax.used_life']?.value).toBe(22);
    expect(report({ built: '2025-06' }).figures['tax.used_life']?.value).toBe(20);
  });
});
