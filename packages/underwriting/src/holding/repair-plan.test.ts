import { describe, expect, it } from 'vitest';
import { type RepairTerms, repairPlan, repairsByYear } from './repair-plan.ts';

const terms: RepairTerms = {
  ageYears: 12,
  years: 35,
  dwellings: 8,
  totalPerDwelling: 1_740_000,
  indexUp: 0.25,
  costGrowth: 0,
  exteriorCycle: 15,
  plumbingCycle: 25,
  equipmentCycle: 13,
  lift: null,
  insideOnly: false,
};

describe('the plan of large repairs', () => {
  it('places each work where the age of the building reaches its cycle', () => {
    const years = (item: string) =>
      repairPlan(terms)
        .filter((event) => event.item === item)
        .map((event) => event.year);
    expect(years('exterior_roof')).toEqual([3, 18, 33]);
    expect(years('plumbing')).toEqual([13]);
    expect(years('water_heater')).toEqual([1, 14, 27]);
    expect(years('air_conditioner')).toEqual([1, 14, 27]);
    expect(years('lift')).toEqual([]);
    expect(repairPlan(terms)[0]?.buildingAge).toBe(13);
  });

  it('spends the guide’s total over its thirty years from new, raised by the index', () => {
    const events = repairPlan({ ...terms, ageYears: 0, years: 30 });
    const total = events.reduce((sum, event) => sum + event.amount, 0);
    expect(total).toBe(1_740_000 * 8 * 1.25);
  });

  it('leaves out what fell due before the purchase, and a work due in the year of purchase itself', () => {
    expect(repairPlan({ ...terms, ageYears: 15, years: 14 }).map((event) => event.item)).toEqual([
      'plumbing',
      'water_heater',
      'air_conditioner',
    ]);
  });

  it('grows costs from the second year on', () => {
    const [plain] = repairPlan(terms).filter((event) => event.item === 'plumbing');
    const [grown] = repairPlan({ ...terms, costGrowth: 0.01 }).filter((event) => event.item === 'plumbing');
    expect(grown?.amount).toBe(Math.round((plain?.amount ?? 0) * 1.01 ** 12));
  });

  it('counts a lift by the building, and only the inside of a condominium', () => {
    expect(repairPlan({ ...terms, lift: { cost: 10_000_000, cycle: 28 } }).find((event) => event.item === 'lift')).toEqual({
      year: 16,
      buildingAge: 28,
      item: 'lift',
      amount: 10_000_000,
    });
    const inside = new Set(repairPlan({ ...terms, insideOnly: true }).map((event) => event.item));
    expect([...inside].sort()).toEqual(['air_conditioner', 'water_heater']);
  });

  it('sums by year', () => {
    const byYear = repairsByYear(repairPlan(terms), 35);
    expect(byYear).toHaveLength(35);
    expect(byYear[0]).toBe(1_740_000 * 8 * 1.25 * 0.125);
    expect(byYear[1]).toBe(0);
    expect(byYear.reduce((sum, amount) => sum + amount, 0)).toBe(repairPlan(terms).reduce((sum, event) => sum + event.amount, 0));
  });
});
