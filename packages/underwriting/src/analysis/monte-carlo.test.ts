import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssumptionOverrides, settleAssumptions, settleChoices } from '../assumptions/overrides.ts';
import { withDatedRepairs } from '../case/dated-repairs.ts';
import { settingsFrom } from '../case/settings.ts';
import { workOutCase } from '../case/work-out-case.ts';
import type { PropertyFacts } from '../facts/property-facts.ts';
import { readSubject } from '../facts/subject.ts';
import { simulationModel } from '../report/sections/write-simulation.ts';
import { sampleApartment, sampleCondominium, sampleDate, sampleHouse, sampleReport } from '../testing/index.ts';
import { type SimulationSpread, simulate } from './monte-carlo.ts';

const caseOf = (facts: PropertyFacts, overrides: AssumptionOverrides, monthlyRent: number) => {
  const subject = readSubject(facts, sampleDate);
  // A term that a building past its tax life would not be offered by default.
  const given = { loan_years: 24, ...overrides };
  const settings = settingsFrom(settleAssumptions(subject, given), monthlyRent, settleChoices(given));
  return workOutCase(subject, overrides.repairs === 'dated_plan' ? withDatedRepairs(subject, settings, 51) : settings);
};

const withoutSpread = (vacancy: number, exitCap: number): SimulationSpread => ({
  rentChange: 0,
  vacancy: [vacancy, vacancy],
  rate: 0,
  rateCap: 0.2,
  repairChance: 0,
  repair: [0, 0],
  exitCap: [exitCap, exitCap],
});

const samples = [
  ['condominium', sampleCondominium, 98_000],
  ['apartment', sampleApartment, 420_000],
  ['house', sampleHouse, 130_000],
] as const;

const loans: [string, AssumptionOverrides][] = [
  ['a level loan', {}],
  ['no loan', { loan_to_price: 0 }],
  ['no interest', { loan_rate: 0 }],
  ['bonuses that repay a part', { bonus_share: 40 }],
  ['bonuses in a term that ends within a half-year', { bonus_share: 50, loan_years: 7.25 }],
  ['bonuses and a later rate', { bonus_share: 30, later_rate: 4, later_rate_from_year: 4 }],
  ['bonuses after interest-only years', { bonus_share: 30, interest_only_years: 3 }],
  ['bonuses and level principal', { bonus_share: 30, repayment: 'level_principal' }],
  ['interest-only years', { interest_only_years: 3 }],
  ['interest-only time that ends within a year', { interest_only_years: 2.5 }],
  ['level principal', { repayment: 'level_principal' }],
  ['level principal after interest-only years', { repayment: 'level_principal', interest_only_years: 2 }],
  ['a later rate', { later_rate: 4, later_rate_from_year: 4 }],
  ['a later rate on level principal', { later_rate: 4, later_rate_from_year: 4, repayment: 'level_principal' }],
  ['the five-year rule', { later_rate: 4, later_rate_from_year: 4, rate_adjustment: 'five_year_125' }],
  [
    'the five-year rule after interest-only years',
    { later_rate: 6, later_rate_from_year: 4, rate_adjustment: 'five_year_125', interest_only_years: 2 },
  ],
  [
    'interest that the five-year rule leaves unpaid',
    { later_rate: 6.4, later_rate_from_year: 3, rate_adjustment: 'five_year_125', loan_years: 29 },
  ],
  ['a prepayment', { prepayment: 3_000_000, prepayment_year: 3 }],
  ['a prepayment before a later rate', { prepayment: 3_000_000, prepayment_year: 3, later_rate: 4, later_rate_from_year: 6 }],
  ['a prepayment that ends the loan within the holding', { prepayment: 9_000_000, prepayment_year: 2, loan_years: 12 }],
  ['a prepayment of everything', { prepayment: 900_000_000, prepayment_year: 4 }],
  ['a prepayment in interest-only years', { prepayment: 3_000_000, prepayment_year: 2, interest_only_years: 4 }],
  ['a prepayment on level principal', { prepayment: 3_000_000, prepayment_year: 3, repayment: 'level_principal' }],
  ['a prepayment under the five-year rule', { prepayment: 3_000_000, prepayment_year: 3, later_rate: 4, rate_adjustment: 'five_year_125' }],
  [
    'a prepayment where the five-year rule has no later rate',
    { prepayment: 3_000_000, prepayment_year: 3, rate_adjustment: 'five_year_125' },
  ],
  ['a loan that ends before the sale', { loan_years: 7 }],
  ['large repairs by date', { repairs: 'dated_plan' }],
  ['rents that fall and costs that rise', { rent_change: -2, cost_growth: 3 }],
];

describe.each(samples)('without any spread, for the sample %s', (_, facts, rent) => {
  it.each(loans)('every run is the base case: %s', (_kind, overrides) => {
    const base = caseOf(facts, overrides, rent);
    const model = simulationModel(base);
    const result = simulate(model, withoutSpread(model.vacancy, model.exitCap), 3, 1);
    const irr = base.ratios.irr.value;
    if (irr === null) expect(result.withoutRate).toBe(3);
    else expect(Math.abs((result.rates[1] ?? Number.NaN) - irr)).toBeLessThan(0.001);
    for (const [index, year] of base.years.entries())
      expect(Math.abs((result.bands.p50[index] ?? Number.NaN) - year.btcf)).toBeLessThan(year.operation.grossPotential * 0.005);
  });
});

const anyLoan: fc.Arbitrary<AssumptionOverrides> = fc.record(
  {
    interest_only_years: fc.integer({ min: 0, max: 6 }),
    repayment: fc.constantFrom('level_payment' as const, 'level_principal' as const),
    later_rate: fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10),
    later_rate_from_year: fc.integer({ min: 2, max: 9 }),
    rate_adjustment: fc.constantFrom('immediate' as const, 'five_year_125' as const),
    prepayment: fc.integer({ min: 0, max: 8_000_000 }),
    prepayment_year: fc.integer({ min: 1, max: 9 }),
    loan_years: fc.integer({ min: 8, max: 35 }),
    holding_years: fc.integer({ min: 1, max: 25 }),
  },
  { requiredKeys: [] },
);

describe('without any spread', () => {
  it('cash and what is left at the sale follow any loan that can be chosen', () => {
    fc.assert(
      fc.property(anyLoan, (overrides) => {
        const base = caseOf(sampleApartment, overrides, 420_000);
        const model = simulationModel(base);
        const result = simulate(model, withoutSpread(model.vacancy, model.exitCap), 1, 1);
        const most = (base.years[0]?.operation.grossPotential ?? 0) * 0.005;
        for (const [index, year] of base.years.entries())
          expect(Math.abs((result.bands.p50[index] ?? Number.NaN) - year.btcf)).toBeLessThan(most);
        const irr = base.ratios.irr.value;
        if (irr !== null && irr > -0.9) expect(Math.abs((result.rates[0] ?? Number.NaN) - irr)).toBeLessThan(0.001);
      }),
      { numRuns: 150, seed: 20_261_120 },
    );
  });
});

describe('a simulation', () => {
  const spread: SimulationSpread = {
    ...withoutSpread(0.08, 0.08),
    rate: 0.003,
    rentChange: 0.01,
    vacancy: [0.03, 0.16],
    repairChance: 0.06,
  };
  const bandsOf = (overrides: AssumptionOverrides) =>
    simulate(simulationModel(caseOf(sampleApartment, overrides, 420_000)), spread, 300, 7).bands.p50;

  it.each(loans.slice(1, 15))('repeats with its seed and differs from that of a level loan: %s', (_kind, overrides) => {
    expect(bandsOf(overrides)).toEqual(bandsOf(overrides));
    expect(bandsOf(overrides)).not.toEqual(bandsOf({}));
  });

  it('sells for income before the reserve: a larger reserve lowers cash and leaves the sale', () => {
    const model = simulationModel(caseOf(sampleApartment, {}, 420_000));
    const still = withoutSpread(model.vacancy, model.exitCap);
    const reserve = model.capitalReserve.map((amount) => amount + 100_000);
    const [less, more] = [simulate({ ...model, capitalReserve: reserve }, still, 1, 1), simulate(model, still, 1, 1)];
    expect(less.bands.p50.map((cash, index) => Math.round((more.bands.p50[index] ?? 0) - cash))).toEqual(reserve.map(() => 100_000));
  });

  it('keeps the payment after a prepayment that shortens while the rate stays, and spreads its moves over the months left then', () => {
    const loan: AssumptionOverrides = { loan_years: 30 };
    const prepaid: AssumptionOverrides = { ...loan, prepayment: 5_000_000, prepayment_year: 3 };
    const [plain, shortened] = [bandsOf(loan), bandsOf(prepaid)];
    expect((plain[2] ?? 0) - (shortened[2] ?? 0)).toBeCloseTo(5_000_000, -3);
    // The last of the shortened months is seldom a full payment, so the others are a little lower once the rate has moved.
    const { terms, years } = caseOf(sampleApartment, loan, 420_000);
    const monthly = (years[0]?.debtService ?? 0) / 12;
    expect((shortened[4] ?? 0) - (plain[4] ?? 0)).toBeGreaterThan(0);
    expect((shortened[4] ?? 0) - (plain[4] ?? 0)).toBeLessThan((monthly * 12 * 12) / (terms?.months ?? 0));
    const still = (overrides: AssumptionOverrides) =>
      simulate(simulationModel(caseOf(sampleApartment, overrides, 420_000)), { ...spread, rate: 0 }, 300, 7).bands.p50;
    expect(still(prepaid)[4]).toBeCloseTo(still(loan)[4] ?? 0, 0);
  });

  it('lowers the payment after a prepayment that lowers', () => {
    const model = simulationModel(caseOf(sampleApartment, {}, 420_000));
    const { loan } = model;
    const fourth = (effect: 'shorten' | 'lower') =>
      simulate({ ...model, loan: loan && { ...loan, prepayments: [{ month: 24, amount: 5e6, effect }] } }, spread, 50, 7).bands.p50[3];
    expect(fourth('lower')).toBeGreaterThan(fourth('shorten') ?? 0);
  });

  it('refuses lists that end too early', () => {
    const model = simulationModel(caseOf(sampleApartment, {}, 420_000));
    expect(() => simulate({ ...model, operatingCosts: model.operatingCosts.slice(1) }, spread, 1, 1)).toThrow(/year after the last/);
  });

  it('of a report follows the loan chosen', () => {
    const median = (overrides: AssumptionOverrides) => sampleReport('apartment_building', overrides).series['simulation.btcf_p50']?.values;
    expect(median({ interest_only_years: 3 })).not.toEqual(median({}));
  });
});
