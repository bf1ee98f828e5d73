// Errors that others made in public material or code, each held off by name. The headings number the list of the domain rules.
import { describe, expect, it } from 'vitest';
import { brokerageCap } from '../src/acquisition/brokerage.ts';
import { landAcquisitionTax, newDwellingQualifies, usedHouseDeduction } from '../src/acquisition/real-estate-acquisition-tax.ts';
import { simulate } from '../src/analysis/monte-carlo.ts';
import { ageCorrection } from '../src/assessment/building-assessment.ts';
import { settleAssumptions, settleChoices } from '../src/assumptions/overrides.ts';
import { costsOfSale } from '../src/case/exit.ts';
import { deadCrossYear } from '../src/case/owner-tax.ts';
import { settingsFrom } from '../src/case/settings.ts';
import { workOutCase } from '../src/case/work-out-case.ts';
import { straightLine } from '../src/depreciation/straight-line.ts';
import { simplifiedLife } from '../src/depreciation/used-life.ts';
import { isLongTermHolding } from '../src/exit/capital-gains.ts';
import { readSubject } from '../src/facts/subject.ts';
import { propertyTax } from '../src/holding/fixed-asset-tax.ts';
import { loanPayments } from '../src/loan/schedule.ts';
import { underwrite } from '../src/report/underwrite.ts';
import { internalRate } from '../src/returns/internal-rate.ts';
import { netPresentValue, netPresentValueFromPeriodOne } from '../src/returns/net-present-value.ts';
import { straightLineRate } from '../src/rules/straight-line-rate.ts';
import { incomeTax, incomeTaxBill } from '../src/tax/income-tax.ts';
import { sampleApartment, sampleCondominium, sampleContext, sampleFacts, sampleReport } from '../src/testing/index.ts';

const date = '2026-11-20';
const taxOf = {
  landAssessed: 30_000_000,
  landAreaSqm: 300,
  buildingAssessed: 0,
  residential: true,
  fixedRate: 0.014,
  cityRate: 0.003,
  fiscalYear: 2026,
};
const caseOf = (facts = sampleApartment, overrides = {}) => {
  const subject = readSubject(facts, date);
  const settings = settingsFrom(settleAssumptions(subject, overrides), 420_000, settleChoices(overrides));
  return { subject, settings, result: workOutCase(subject, settings, { horizon: 36 }) };
};

describe('traps in public material', () => {
  it('1: five years are counted to 1 January of the sale, not in whole years between the days', () => {
    expect(isLongTermHolding('2019-06-15', '2025-07-01')).toBe(true);
    expect(isLongTermHolding('2020-06-15', '2026-02-01')).toBe(true);
    expect(isLongTermHolding('2020-06-15', '2025-07-01')).toBe(false);
  });

  it('2: the exemption points of April 2026 apply from that day on', () => {
    const land = (acquiredOn: string) => landAcquisitionTax({ assessedValue: 318_000, acquiredOn, residential: true });
    expect(land('2026-03-31').tax).toBe(4_700);
    expect(land('2026-04-01')).toMatchObject({ exempt: true, tax: 0 });
  });

  it('3: brokerage of four million is 198,000 yen, not 4.4 % of the price', () => {
    expect(brokerageCap({ priceExTax: 4_000_000, contractDate: date }).capIncTax).toBe(198_000);
  });

  it('4: a rented used house gets no deduction from acquisition tax', () => {
    expect(usedHouseDeduction('1997-04-01', 'rental')).toBe(0);
    expect(usedHouseDeduction('1997-04-01', 'own_residence')).toBe(12_000_000);
    const report = sampleReport('apartment_building');
    const assessed = report.figures['assessment.building']?.value ?? 0;
    expect(report.financial_analysis.acquisition_costs.acquisition_tax_building).toBe(
      Math.floor((Math.floor(assessed / 1000) * 1000 * 0.03) / 100 + 1e-9) * 100,
    );
  });

  it('5: registration of a rental bears 2.0 % and 0.4 %, not the rates for a home', () => {
    const report = sampleReport('apartment_building');
    expect(report.figures['rules.registration_building_rate']?.value).toBe(2);
    expect(report.figures['rules.registration_mortgage_rate']?.value).toBe(0.4);
  });

  it('6: the surtax is taken on the tax, not on the income', () => {
    expect(incomeTaxBill(7_000_000, 2026).surtax).toBe(Math.floor(incomeTax(7_000_000, 2026) * 0.021));
  });

  it('7: with assessed values stated, another price changes neither registration nor acquisition nor property tax', () => {
    const taxes = (price: number) => {
      const stated = { price_jpy: price, floor_area_m2: 90, land_area_m2: 100, built: '2010-01' };
      const facts = sampleFacts('detached_house', stated, { land_assessed_jpy: 9_000_000, building_assessed_jpy: 4_000_000 });
      const { acquisition_costs: costs, annual_taxes: yearly } = underwrite(facts, sampleContext(facts, 'x'), {}, date).financial_analysis;
      const { registration_land, registration_building, acquisition_tax_land, acquisition_tax_building } = costs;
      return { registration_land, registration_building, acquisition_tax_land, acquisition_tax_building, ...yearly };
    };
    expect(taxes(30_000_000)).toEqual(taxes(60_000_000));
    expect(taxes(30_000_000)).toMatchObject({ registration_land: 135_000, registration_building: 80_000, acquisition_tax_land: 135_000 });
  });

  it('7: registration, acquisition and property tax rest on assessed values, never on the price', () => {
    const report = sampleReport('condominium_unit');
    const leaves = (id: string): string[] => {
      const origin = report.figures[id]?.origin;
      return origin?.kind === 'computed' ? origin.inputs : [];
    };
    for (const id of [
      'acquisition_costs.registration_land',
      'acquisition_costs.registration_building',
      'acquisition_costs.acquisition_tax_land',
      'acquisition_costs.acquisition_tax_building',
      'annual_taxes.fixed_asset_tax',
      'annual_taxes.city_planning_tax',
    ]) {
      expect(leaves(`financial_analysis.${id}`), id).not.toContain('facts.price');
      expect(
        leaves(`financial_analysis.${id}`).some((input) => input.startsWith('assessment.')),
        id,
      ).toBe(true);
    }
  });

  it('8: two hundred square metres of small land count for each dwelling', () => {
    expect(propertyTax({ ...taxOf, dwellingUnits: 1 }).smallArea).toBe(200);
    expect(propertyTax({ ...taxOf, dwellingUnits: 8 }).smallArea).toBe(300);
  });

  it('9: light steel shows the life of both thicknesses', () => {
    const facts = { ...sampleApartment, values: { ...sampleApartment.values, structure: 'LGS' as const, built: '2021-11' } };
    const report = underwrite(facts, sampleContext(facts, 'x'), {}, date);
    expect(report.figures['tax.used_life']?.value).toBe(simplifiedLife(27, 60));
    expect(report.figures['tax.used_life_thin_steel']?.value).toBe(simplifiedLife(19, 60));
    expect(report.tax.reading.join(' ')).toMatch(/thickness/);
  });

  it('10: building cost is called building cost, and the road-side price is a figure of its own', () => {
    const report = sampleReport('apartment_building');
    expect(report.figures['assumptions.bank_unit_cost']?.label_ja).toBe('銀行積算単価');
    expect(report.figures['valuation.land']?.label).toMatch(/Roadside land value/);
  });

  it('11: the straight-line rate of 51 years is 0.020', () => {
    expect(straightLineRate(51)).toBe(0.02);
  });

  it('12: the age correction of the first year is 0.80 whatever the structure', () => {
    expect(ageCorrection(1, 60)).toBe(0.8);
    expect(ageCorrection(1, 30)).toBe(0.8);
  });

  it('13: both conventions of net present value exist under their own names', () => {
    expect(netPresentValue(0.1, [110])).toBeCloseTo(110, 10);
    expect(netPresentValueFromPeriodOne(0.1, [110])).toBeCloseTo(100, 10);
    expect(sampleReport('condominium_unit').figures['returns.npv']?.definition).toMatch(/not discounted/);
  });

  it('14: what was paid at closing is not paid again in the yearly cash', () => {
    const { result } = caseOf();
    const charged = result.years.reduce((sum, year) => sum + year.operation.monthly.insurance * 12, 0);
    const notPaidAgain = result.years.reduce((sum, year) => sum + year.paidAtClosing, 0);
    const { fire_insurance: premium, tax_settlement: settled } = result.purchase.costs;
    expect(settled).toBeGreaterThan(0);
    expect(notPaidAgain).toBe(premium + settled);
    expect(charged).toBeGreaterThanOrEqual(premium);
    expect(result.equityFlows[1]).toBe(result.years[0]?.btcf);
  });

  it('15: a new dwelling of 45 m² passes the floor-area test of acquisition tax from April 2026, and did not before', () => {
    expect(newDwellingQualifies(45, '2026-04-01', false)).toBe(true);
    expect(newDwellingQualifies(45, '2026-03-31', false)).toBe(false);
  });

  it('15: land bears 1.5 % until March 2029 under the extension of 2026', () => {
    const report = underwrite(sampleCondominium, sampleContext(sampleCondominium, 'x'), {}, '2029-03-31');
    expect(report.figures['rules.registration_land_rate']?.value).toBe(1.5);
    const later = underwrite(sampleCondominium, sampleContext(sampleCondominium, 'x'), {}, '2029-04-01');
    expect(later.figures['rules.registration_land_rate']?.value).toBe(2);
    expect(later.notes.join(' ')).toMatch(/Registration and license tax, land: the relief ended on Mar 31, 2029/);
  });
});

describe('errors seen in engines', () => {
  it('city planning tax counts a third of small residential land, not a sixth', () => {
    const tax = propertyTax({ ...taxOf, dwellingUnits: 8 });
    expect(tax.landFixedBase).toBe(5_000_000);
    expect(tax.landCityBase).toBe(10_000_000);
  });

  it('property tax does not rest on the full value of residential land', () => {
    expect(propertyTax({ ...taxOf, dwellingUnits: 8 }).total).toBeLessThan(30_000_000 * 0.017 * 0.4);
  });

  it('used life is worked out in months', () => {
    expect(simplifiedLife(6, 34)).toBe(3);
    expect(simplifiedLife(22, 258)).toBe(4);
    expect(simplifiedLife(47, 563)).toBe(9);
  });

  it('gross yield is not multiplied by an occupancy', () => {
    const report = sampleReport('apartment_building', { vacancy: 50 });
    expect(report.figures['returns.gross_yield']?.value).toBe(sampleReport('apartment_building').figures['returns.gross_yield']?.value);
  });

  it('dead cross means more principal than depreciation, not the other way round', () => {
    const year = (principal: number, index = 1) => ({ year: index, principal }) as Parameters<typeof deadCrossYear>[0][number];
    const written = (depreciation: number) => ({ depreciation }) as Parameters<typeof deadCrossYear>[1][number];
    expect(deadCrossYear([year(90, 1), year(100, 2), year(110, 3)], [written(100), written(100), written(100)])).toBe(3);
    expect(deadCrossYear([year(0), year(0)], [written(100), written(0)])).toBeNull();
  });

  it('rent changes every year, and the report says so', () => {
    const report = sampleReport('apartment_building', { rent_change: -1 });
    const rents = report.series['projection.gross_potential']?.values ?? [];
    for (let year = 1; year < rents.length; year += 1) expect(rents[year] ?? 0).toBeLessThan(rents[year - 1] ?? 0);
    expect(report.series['projection.gross_potential']?.origin).toMatchObject({ formula: expect.stringMatching(/once a year/) });
  });

  it('a floor area is taken from its field only, never from numbers in remarks', () => {
    const facts = sampleFacts('detached_house', { price_jpy: 10_000_000 }, { remarks: ['地番 123-45 面積 999.99㎡'] });
    expect(underwrite(facts, sampleContext(facts, 'x'), {}, date).figures['facts.floor_area']?.value).toBeNull();
  });
});

describe('traps to guard', () => {
  it('no rate of return without a root, and none with several', () => {
    expect(internalRate([-1, -1]).value).toBeNull();
    expect(internalRate([-100, 230, -132]).value).toBeNull();
  });

  it('nothing is repaid after the payoff', () => {
    const { result } = caseOf(sampleApartment, { loan_years: 10 });
    expect(result.allYears[10]).toMatchObject({ debtService: 0, principal: 0, loanBalance: 0 });
    expect(loanPayments({ principal: 1_000, annualRate: 0, months: 3, method: 'level_payment' })).toHaveLength(3);
  });

  it('costs of the sale weigh on the first year as on any other', () => {
    const { result } = caseOf(sampleApartment, { holding_years: 1 });
    expect(result.exit.saleCosts).toBe(costsOfSale(result.exit.price, '2027-11-20', 50_000));
    expect(result.exit.netProceeds).toBe(result.exit.price - result.exit.saleCosts - result.exit.loanBalance);
  });

  it('the first year of depreciation and of property tax is counted by months and days', () => {
    expect(straightLine({ cost: 999_999, lifeYears: 7, monthsFirstYear: 8 }).yearly[0]).toBe(95_332);
    const report = sampleReport('condominium_unit');
    expect(report.figures['settlement.buyer_days']?.value).toBe(42);
    expect(report.financial_analysis.acquisition_costs.tax_settlement).toBe(
      Math.floor(((report.financial_analysis.annual_taxes.total ?? 0) * 42) / 365),
    );
  });

  it('a default is never shown as a fact', () => {
    const report = sampleReport('detached_house');
    for (const id of report.assumptions) expect(['assumed', 'given']).toContain(report.figures[id]?.origin.kind);
    expect(report.figures['facts.monthly_rent']).toMatchObject({ value: null, origin: { kind: 'not_stated' } });
  });

  it('a simulation repeats with its seed and differs without', () => {
    const model = {
      years: 10,
      equity: 1e7,
      grossPotential: 3e6,
      vacancy: 0.05,
      rentCosts: 0.05,
      lettingCosts: 0.01,
      paidNow: null,
      operatingCosts: Array.from({ length: 11 }, (_, year) => 4.5e5 * 1.01 ** year),
      capitalReserve: Array.from({ length: 10 }, (_, year) => 1.5e5 * 1.01 ** year),
      paidAtClosing: Array.from({ length: 10 }, () => 0),
      loan: { principal: 2e7, annualRate: 0.02, months: 360, method: 'level_payment' as const },
      exitCap: 0.06,
      saleCostRate: 0.035,
      rentChange: -0.01,
    };
    const spread = {
      rentChange: 0.01,
      vacancy: [0.03, 0.1] as const,
      rate: 0.003,
      rateCap: 0.08,
      repairChance: 0.05,
      repair: [1e5, 1e6] as const,
      exitCap: [0.055, 0.075] as const,
    };
    expect(simulate(model, spread, 200, 7)).toEqual(simulate(model, spread, 200, 7));
    expect(simulate(model, spread, 200, 7).bands.p50).not.toEqual(simulate(model, spread, 200, 8).bands.p50);
  });

  it('occupancy counts once: in effective income, not again in the break-even ratio', () => {
    const { result } = caseOf();
    const first = result.years[0];
    expect(result.ratios.breakEven.value).toBe(
      ((first?.operation.operatingExpenses ?? 0) + (first?.debtService ?? 0)) / (first?.operation.grossPotential ?? 1),
    );
  });

  it('brokerage rests on the price without the consumption tax inside it', () => {
    expect(brokerageCap({ priceExTax: 44_000_000 - 2_000_000, contractDate: date }).capIncTax).toBe(1_452_000);
    const costs = (tax: number) => {
      const facts = sampleFacts(
        'detached_house',
        { price_jpy: 51_000_000, floor_area_m2: 90, built: '2010-01' },
        tax > 0 ? { consumption_tax_jpy: tax } : {},
      );
      return underwrite(facts, sampleContext(facts, 'x'), {}, date).financial_analysis.acquisition_costs;
    };
    expect(costs(2_000_000).brokerage).toBe(1_683_000);
    // The tax stated apart also takes the contract below the next step of the stamp table.
    expect(costs(2_000_000).stamp_sale).toBe(10_000);
    expect(costs(0)).toMatchObject({ brokerage: 1_749_000, stamp_sale: 30_000 });
  });
});
