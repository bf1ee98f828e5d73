import { describe, expect, it } from 'vitest';
import { coverageDigits } from '../src/numbers/coverage-words.ts';
import type { InsightReport } from '../src/report/document/insight-report.ts';
import { underwrite } from '../src/report/underwrite.ts';
import { sampleContext, sampleFacts, sampleReport } from '../src/testing/index.ts';
import { tenRooms, variedReport } from './varied-properties.ts';

const value = (report: InsightReport, id: string) => report.figures[id]?.value ?? null;
const because = (report: InsightReport, id: string) => report.figures[id]?.because ?? null;
const check = (report: InsightReport, id: string) => report.checks.find((entry) => entry.id === id);
const inputsOf = (report: InsightReport, id: string) => {
  const origin = (report.figures[id] ?? report.series[id])?.origin;
  return origin?.kind === 'computed' ? origin.inputs : [];
};

describe('a purchase with cash', () => {
  const report = variedReport('akiya');

  it('speaks of no loan: not in the tax part, the simulation, the thresholds or the next steps', () => {
    expect(report.tax.reading.join(' ')).toContain('Dead cross: N/A');
    expect(because(report, 'tax.dead_cross')).toBe('N/A: there is no loan.');
    expect(report.simulation.distributions).toContain('Loan: none');
    expect(because(report, 'threshold.cash.rate')).toBe('N/A: there is no loan.');
    expect(report.next_steps.map((step) => step.id)).not.toContain('loan-offer');
  });

  it('is not called safe where the running costs take the income', () => {
    const poor = variedReport('akiya', { overrides: { monthly_rent: 15_000 } });
    expect(value(poor, 'returns.noi')).toBeLessThan(0);
    expect(poor.score_gates.find(({ id }) => id === 'no_income')).toMatchObject({ applied: true });
    expect(poor.headline.risk_level).toBe('high');
    const sound = variedReport('akiya', { overrides: { monthly_rent: 60_000 } });
    expect(sound.score_gates.find(({ id }) => id === 'no_income')).toMatchObject({ applied: false });
  });

  it('capitalises no income where there is none', () => {
    const poor = variedReport('akiya', { overrides: { monthly_rent: 15_000 } });
    expect(value(poor, 'valuation.direct')).toBeNull();
    expect(poor.valuation.reading).toMatch(/Income value is not available/);
    expect(poor.valuation.reading).not.toMatch(/¥0\b/);
  });
});

describe('brokerage on a low price', () => {
  it('tells the cap that may be agreed beside the ordinary one: 300,000 × 1.1 against 1,500,000 × 5 % × 1.1', () => {
    const report = variedReport('akiya');
    expect(report.financial_analysis.acquisition_costs.brokerage).toBe(82_500);
    expect(value(report, 'acquisition.brokerage_if_agreed')).toBe(330_000);
    expect(report.notes.join(' ')).toMatch(/up to ¥330,000 if agreed in the brokerage contract.*ordinary cap of ¥82,500/);
  });

  it('does not arise above eight million yen, nor where no broker stands between', () => {
    expect(value(variedReport('akiya', { stated: { price_jpy: 8_000_001 } }), 'acquisition.brokerage_if_agreed')).toBeNull();
    expect(value(variedReport('akiya', { extra: { transaction: '売主' } }), 'acquisition.brokerage_if_agreed')).toBeNull();
  });
});

describe('the seller', () => {
  it('is a dealer by the form of the dealing alone, not where a broker or a private person is named beside', () => {
    const brokerage = (transaction: string) =>
      variedReport('newUnit', { extra: { transaction } }).financial_analysis.acquisition_costs.brokerage;
    expect(brokerage('売主')).toBe(0);
    expect(brokerage('仲介 (売主: 個人)')).toBeGreaterThan(1_000_000);
    expect(brokerage('売主：個人')).toBeGreaterThan(1_000_000);
  });

  it('who is a dealer is said to charge consumption tax once, and its amount is said not to be stated', () => {
    const notes = (tax?: number) => variedReport('newUnit', tax ? { extra: { consumption_tax_jpy: tax } } : {}).notes;
    expect(notes().filter((note) => note.includes('onsumption tax'))).toHaveLength(1);
    expect(notes().join(' ')).toMatch(/building allocation is assumed to include consumption tax; the amount is not stated/);
    expect(notes(1_900_000).join(' ')).not.toMatch(/may include|the amount is not stated/);
  });
});

describe('a loan that costs more later', () => {
  it('is held against its heaviest payments, not against years of interest alone', () => {
    const report = variedReport('fixedLease');
    const found = check(report, 'coverage');
    const later = value(report, 'check.coverage.heaviest_year') ?? 0;
    expect(later).toBeLessThan((value(report, 'returns.dscr') ?? 0) / 2);
    expect(found?.detail).toMatch(/DSCR is 2\.95× in year 1 and .* against the highest debt service, in year 3/);
    expect(report.scenarios.find((entry) => entry.id === 'base')?.summary).toContain('interest-only payments of year 1');
  });

  it('is flagged where only the first years are covered', () => {
    const found = check(variedReport('fiveYearRule', { overrides: { loan_to_price: 110 } }), 'coverage');
    expect(found).toMatchObject({ state: 'flag', severity: 'critical', title: 'Income does not cover later loan payments' });
  });

  it('says what the five-year rule leaves unpaid, and what the last payment clears', () => {
    const report = variedReport('fiveYearRule');
    expect(value(report, 'loan.unpaid_interest')).toBe(2_026_800);
    expect(value(report, 'loan.last_payment')).toBeNull();
    expect(report.financing).toContain('loan.unpaid_interest');
    expect(report.notes.join(' ')).toContain('Unpaid interest then reaches ¥2,026,800.');
    const heavy = variedReport('fiveYearRule', { overrides: { later_rate: 9, later_rate_from_year: 2, loan_years: 20 } });
    const payments = heavy.series['loan_schedule.payment']?.values ?? [];
    expect(value(heavy, 'loan.last_payment')).toBeGreaterThan((payments.at(-2) ?? 0) / 8);
    expect(heavy.notes.join(' ')).toContain('The final payment clears the balance');
    expect(variedReport('fiveYearRule', { overrides: { later_rate: 1.8 } }).notes.join(' ')).not.toContain('125%');
  });

  it('rests on the later rate and the prepayment wherever its payments are shown', () => {
    const report = variedReport('rentRoll', { overrides: { later_rate: 4, later_rate_from_year: 8 } });
    for (const id of [
      'projection.debt_service',
      'loan_schedule.payment',
      'long_term.debt_service',
      'exit_ladder.loan_balance',
      'tax.dead_cross',
    ])
      expect(inputsOf(report, id), id).toEqual(expect.arrayContaining(['assumptions.later_rate', 'assumptions.prepayment']));
    expect(inputsOf(report, 'long_term.btcf')).toContain('assumptions.prepayment');
    expect(inputsOf(report, 'monthly.ncf')).toContain('projection.capital_reserve');
  });

  it('says that the year of a prepayment is negative by choice', () => {
    const report = variedReport('rentRoll');
    expect(report.tax.reading.join(' ')).toContain('in year 5, the year of the prepayment');
    expect(report.simulation.reading).toContain('(including the prepayment year)');
  });

  it('shows the year of a prepayment or of a later rate as assumed where none is given', () => {
    const report = sampleReport('apartment_building', { prepayment: 3_000_000, later_rate: 4 });
    expect(report.figures['assumptions.prepayment_year']).toMatchObject({ value: 5, origin: { kind: 'assumed' } });
    expect(report.figures['assumptions.later_rate_from_year']).toMatchObject({ value: 6, origin: { kind: 'assumed' } });
  });
});

describe('what was given', () => {
  const notes = (overrides: Parameters<typeof sampleReport>[1]) => sampleReport('apartment_building', overrides).notes.join(' ');

  it.each([
    [{ other_income: 5_000_000, owner: 'company' } as const, 'Your other taxable income (the owner is a company)'],
    [{ withheld_rent_share: 100 }, 'Share of rent paid by companies (the owner is a resident individual)'],
    [{ floor_area: 100 }, 'Assumed floor area (a floor area is stated)'],
    [{ loan_to_price: 0, loan_rate: 3 }, 'Interest rate (there is no loan)'],
    [{ prepayment: 1_000_000, prepayment_year: 40 }, 'Prepayment (the loan ends before)'],
    [{ later_rate: 4, later_rate_from_year: 40 }, 'Later interest rate (the loan ends before)'],
    [{ prepayment_year: 4 }, 'Year of the prepayment (no prepayment is entered)'],
    [{ interest_only_years: 10, loan_years: 5 }, 'Interest-only years (it is as long as the loan term)'],
    [{ lift_cost: 9_000_000 }, 'Elevator renewal (an elevator needs its cost and cycle)'],
  ])('is said to move nothing where it does not: %o', (overrides, told) => {
    expect(notes(overrides)).toContain(told);
  });

  it('is not spoken of where it does its work', () => {
    expect(notes({})).not.toContain('without full effect');
    expect(notes({ loan_rate: 3, vacancy: 8, prepayment: 1_000_000, prepayment_year: 4, other_income: 1 })).not.toContain(
      'without full effect',
    );
  });

  it('is refused where a whole number is needed, and not rounded unsaid', () => {
    for (const key of ['holding_years', 'insurance_term', 'prepayment_year', 'later_rate_from_year'] as const)
      expect(() => sampleReport('apartment_building', { [key]: 3.5 })).toThrowError(
        expect.objectContaining({ code: 'invalid_assumption', field: key, message: expect.stringContaining('whole number') }),
      );
  });

  it('names what it replaces with its digits in groups', () => {
    const origin = sampleReport('apartment_building', { other_income: 1_000_000 }).figures['assumptions.other_income']?.origin;
    expect(origin).toMatchObject({ kind: 'given', replaces: 'our default of 7,000,000' });
  });

  it('makes a loan a given one only where amount, rate and term are given', () => {
    const reading = (overrides: Parameters<typeof sampleReport>[1]) =>
      sampleReport('apartment_building', overrides).headline.reading.join(' ');
    expect(reading({ loan_rate: 3 })).toContain('the assumed loan');
    expect(reading({ loan_rate: 3, loan_years: 20, loan_to_price: 60 })).toContain('the loan you entered');
  });
});

describe('coverage in words', () => {
  it('does not read as reaching a bar that it falls short of', () => {
    expect(coverageDigits(0.9991)).toBe('0.999');
    expect(coverageDigits(1.0991)).toBe('1.099');
  });

  it('does not speak of a negative share of the payments', () => {
    const report = sampleReport('apartment_building', { vacancy: 90 });
    expect(report.headline.reading.join(' ')).toContain('does not cover operating expenses');
    expect(JSON.stringify([report.checks, report.scenarios])).not.toMatch(/covers [−-]/);
  });
});

describe('the closing day', () => {
  it('settles fees and rent by days, and counts them in the first year alone', () => {
    // 20 to 30 November: 11 of 30 days of 9,800 + 2,300 yen.
    const unit = variedReport('newUnit');
    expect(value(unit, 'settlement.fees')).toBe(Math.floor((12_100 * 11) / 30));
    expect(value(unit, 'settlement.rent')).toBeNull();
    expect(unit.financing).toContain('settlement.fees');
    expect(Object.keys(unit.financial_analysis.acquisition_costs)).not.toContain('fees');
    const block = variedReport('shops');
    expect(value(block, 'settlement.rent')).toBe(Math.floor((1_850_000 * 11) / 30));
    expect(value(block, 'settlement.fees')).toBeNull();
    expect(block.notes.join(' ')).toContain('The seller transfers tenants’ deposits (敷金) at closing');
    expect(variedReport('akiya').notes.join(' ')).not.toContain('敷金');
  });
});

describe('consumption tax in the price', () => {
  it('is reclaimed by nobody for dwellings, and at most for the shops’ part', () => {
    expect(value(variedReport('newUnit'), 'split.input_tax_credit')).toBe(0);
    const block = variedReport('shops', {
      extra: { building_price_jpy: 154_000_000, land_price_jpy: 166_000_000, consumption_tax_jpy: 14_000_000 },
    });
    expect(value(block, 'split.input_tax_credit')).toBe(3_920_000);
    expect(block.tax.figures).toContain('split.input_tax_credit');
    expect(value(variedReport('rentRoll'), 'split.input_tax_credit')).toBeNull();
  });
});

describe('costs that grow', () => {
  it('round a half up also where binary fractions fall short of it: 5,220 × 1.025 is 5,350.5', () => {
    expect(5_220 * 1.025).toBeLessThan(5_350.5);
    const report = sampleReport('detached_house', { upkeep_per_unit: 5_220, cost_growth: 2.5 });
    const plain = sampleReport('detached_house', { upkeep_per_unit: 5_220, cost_growth: 0 });
    const without = (growth: number) => sampleReport('detached_house', { upkeep_per_unit: 0, cost_growth: growth });
    const second = (of: InsightReport) => of.series['projection.operating_expenses']?.values[1] ?? 0;
    expect(second(report) - second(without(2.5))).toBe(5_351 * 12);
    expect(second(plain) - second(without(0))).toBe(5_220 * 12);
  });
});

describe('rents over time', () => {
  it('stand beside the curve by age, which counts nowhere', () => {
    const report = sampleReport('condominium_unit');
    const curve = report.series['long_term.gross_potential_by_age']?.values ?? [];
    // 18 years old: 0.6 % less at 19 and at 20, then level.
    expect(curve[0]).toBe(98_000 * 12);
    expect(curve[2]).toBe(Math.round(98_000 * 0.994 ** 2) * 12);
    expect(curve[34]).toBe(curve[3]);
    expect(report.long_term.columns).toContain('long_term.gross_potential_by_age');
    expect(inputsOf(report, 'long_term.noi')).not.toContain('long_term.gross_potential_by_age');
  });
});

describe('facts', () => {
  it('do not hold a month of completion that nobody states', () => {
    const month = (built: string) => variedReport('akiya', { stated: { built } }).figures['facts.built_month'];
    expect(month('1968')).toMatchObject({ value: 7, origin: { kind: 'assumed' } });
    expect(month('1968-03')).toMatchObject({ value: 3, origin: { kind: 'read' } });
  });

  it('hold the rent paid now where a rent roll tells it: nine let rooms, their rents and fees', () => {
    const report = variedReport('rentRoll');
    const paid = tenRooms.reduce((sum, line) => sum + (line.occupied ? (line.rent_jpy ?? 0) + line.common_fee_jpy : 0), 0);
    expect(value(report, 'facts.current_rent')).toBe(paid);
    expect(value(report, 'returns.gross_yield_current')).toBeCloseTo((paid * 1200) / 52_000_000, 5);
  });
});

describe('an analysis date', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-04-31'])('is refused where it is not a day, with the name of its field: %s', (asOf) => {
    const facts = sampleFacts('apartment_building', { price_jpy: 10_000_000 });
    expect(() => underwrite(facts, sampleContext(facts, 'no day'), {}, asOf)).toThrowError(
      expect.objectContaining({ code: 'invalid_date', field: 'as_of' }),
    );
  });
});
