import { describe, expect, it } from 'vitest';
import { exitLadder } from '../analysis/exit-ladder.ts';
import { leversFor } from '../analysis/levers.ts';
import { solveThreshold, targetsFor } from '../analysis/thresholds.ts';
import { type AssumptionOverrides, settleAssumptions, settleChoices } from '../assumptions/overrides.ts';
import { readSubject } from '../facts/subject.ts';
import { companyTaxBill } from '../tax/corporate-tax.ts';
import { sampleApartment, sampleCondominium, sampleFacts, sampleReport } from '../testing/index.ts';
import { inputsOf } from './input-change.ts';
import { changedCase } from './moved-cases.ts';
import { settingsFrom } from './settings.ts';
import { workOutCase } from './work-out-case.ts';

const date = '2026-11-20';
/** A loan that the sample block, past its tax life, would not be offered by default. */
const lent: AssumptionOverrides = { loan_years: 24, loan_rate: 2.5 };
const caseOf = (given: AssumptionOverrides = {}, facts = sampleApartment, rent = 420_000) => {
  const overrides = { ...lent, ...given };
  const subject = readSubject(facts, date);
  const settings = settingsFrom(settleAssumptions(subject, overrides), rent, settleChoices(overrides));
  return { subject, settings, result: workOutCase(subject, settings, { horizon: 36 }) };
};

describe('the owner’s tax', () => {
  it('is what comes on top of other income, so a higher income means more tax on the same property', () => {
    const tax = (other: number) => caseOf({ other_income: other }).result.afterTax?.years[1]?.tax ?? 0;
    expect(tax(3_000_000)).toBeLessThan(tax(20_000_000));
  });

  it('saves tax in the first year only on the part of the loss beyond the interest on the land', () => {
    const first = caseOf().result.afterTax?.years[0];
    expect(first?.taxableIncome).toBeLessThan(0);
    expect(first?.offsettable).toBe(Math.min(0, (first?.taxableIncome ?? 0) + (first?.landInterest ?? 0)));
    expect(first?.tax).toBeLessThan(0);
  });

  it('carries an owner abroad’s loss forward for three years and charges no resident tax', () => {
    const years = caseOf({ owner: 'non_resident' }).result.afterTax?.years ?? [];
    expect(years[0]?.carriedForward).toBeGreaterThan(0);
    expect(years[0]?.tax).toBe(0);
    expect(years[1]?.carriedForward).toBeLessThan(years[0]?.carriedForward ?? 0);
    const resident = caseOf().result.afterTax?.years ?? [];
    expect(years[4]?.tax).toBeLessThan(resident[4]?.tax ?? 0);
  });

  it('writes equipment off over its own life where a share is given, and nothing more in all', () => {
    const plain = caseOf().result.afterTax?.plan;
    const split = caseOf({ equipment_share: 20 }).result.afterTax?.plan;
    expect(split?.equipment?.cost).toBe(Math.floor((plain?.buildingCost ?? 0) * 0.2));
    expect(split?.buildingCost).toBe(plain?.buildingCost);
    // The building is 25 years old, so equipment is past its 15 years: a fifth of them is left.
    expect(split?.equipment?.life).toBe(3);
    expect(split?.yearly[0]).toBeGreaterThan(plain?.yearly[0] ?? 0);
    const sum = (yearly: readonly number[] | undefined) => (yearly ?? []).reduce((total, amount) => total + amount, 0);
    expect(sum(split?.yearly)).toBe((plain?.buildingCost ?? 0) - 2);
    expect(sum(plain?.yearly)).toBe((plain?.buildingCost ?? 0) - 1);
  });

  it('charges a company its per-capita levy even in a year with a loss', () => {
    const years = caseOf({ owner: 'company' }).result.afterTax?.years ?? [];
    expect(years[0]?.tax).toBe(70_000);
    expect(years[0]?.carriedForward).toBe(-(years[0]?.taxableIncome ?? 0));
    expect(years[9]?.tax).toBeGreaterThan(70_000);
  });

  it('ends depreciation with the used life and leaves one yen', () => {
    const { plan } = caseOf().result.afterTax ?? { plan: null };
    expect(plan?.life).toBe(4);
    expect(plan?.yearly.reduce((sum, amount) => sum + amount, 0)).toBe((plan?.buildingCost ?? 0) - 1);
  });

  it('refuses a choice that is none', () => {
    expect(() => settleChoices({ owner: 'trust' } as unknown as AssumptionOverrides)).toThrowError(
      /owner must be one of resident, non_resident, company/,
    );
  });
});

describe('the exit ladder', () => {
  it('has a rung for each of 35 years, whose rate of return is that of its own flows', () => {
    const { subject, result } = caseOf();
    const rungs = exitLadder(subject, result);
    expect(rungs).toHaveLength(35);
    expect(rungs[9]?.exit).toEqual(result.exit);
    expect(rungs[9]?.irr.value).toBe(result.ratios.irr.value);
    expect(rungs[9]?.irrAfterTax.value).toBe(result.afterTax?.irr.value);
    expect(rungs.at(-1)?.exit.loanBalance).toBe(0);
  });

  it('takes the long-term rate from the sixth year of a purchase in November', () => {
    const { subject, result } = caseOf({ loan_to_price: 0, exit_cap_spread: -2 });
    const rungs = exitLadder(subject, result);
    expect(rungs[4]?.longTerm).toBe(false);
    expect(rungs[5]?.longTerm).toBe(true);
    expect((rungs[4]?.gainsTax ?? 0) / (rungs[4]?.gain ?? 1)).toBeCloseTo(0.3963, 3);
    expect((rungs[5]?.gainsTax ?? 0) / (rungs[5]?.gain ?? 1)).toBeCloseTo(0.20315, 3);
  });

  it('takes brokerage and stamp off an individual’s gain, but not the release of a mortgage', () => {
    const gainWith = (sale_other_costs: number, owner: 'resident' | 'company' = 'resident') =>
      caseOf({ sale_other_costs, owner, exit_cap_spread: -2 }).result;
    const [dear, cheap] = [gainWith(300_000), gainWith(0)];
    expect(dear.exit.saleCosts - cheap.exit.saleCosts).toBe(300_000);
    expect(dear.afterTax?.gain).toBe(cheap.afterTax?.gain);
    expect(dear.afterTax?.gainsTax).toBe(cheap.afterTax?.gainsTax);
    const depreciated = (dear.afterTax?.years ?? []).slice(0, 10).reduce((sum, year) => sum + year.depreciation, 0);
    const basis = (dear.afterTax?.plan.buildingCost ?? 0) + (dear.afterTax?.plan.landCost ?? 0) - depreciated;
    expect(dear.afterTax?.gain).toBe(dear.exit.price - basis - cheap.exit.saleCosts);
    expect((gainWith(0, 'company').afterTax?.gain ?? 0) - (gainWith(300_000, 'company').afterTax?.gain ?? 0)).toBe(300_000);
  });

  it('counts as the land’s part of the loan what goes beyond the building’s part of the price', () => {
    const { result } = caseOf({ loan_to_price: 100 });
    const first = result.afterTax?.years[0];
    const { loanAmount, valuation } = result.purchase;
    expect(first?.landInterest).toBe(Math.floor(((result.years[0]?.interest ?? 0) * (loanAmount - valuation.split.building)) / loanAmount));
  });

  it('has neither multiple nor rate of return where no equity is put in', () => {
    const { subject, result } = caseOf({ loan_to_price: 110 });
    expect(result.equity).toBeLessThan(0);
    for (const rung of exitLadder(subject, result)) {
      expect(rung.multiple).toBeNull();
      expect(rung.irr).toEqual({ value: null, because: 'Not available: the purchase needs no equity.' });
      expect(rung.irrAfterTax.value).toBeNull();
    }
    expect(sampleReport('apartment_building', { loan_to_price: 110 }).figures['exit.best_multiple_year']?.value).toBeNull();
  });

  it('taxes a company’s gain with its income, and an owner abroad without resident tax', () => {
    const taxOf = (owner: 'company' | 'non_resident') => {
      const { subject, result } = caseOf({ owner, exit_cap_spread: -2 });
      return exitLadder(subject, result)[5];
    };
    const abroad = taxOf('non_resident');
    expect((abroad?.gainsTax ?? 0) / (abroad?.gain ?? 1)).toBeCloseTo(0.15315, 3);
    expect(taxOf('company')?.gainsTax).toBeGreaterThan(0);
  });
});

describe('what must be true', () => {
  it('is met at the value found and missed a little beyond it', () => {
    const { subject, settings, result } = caseOf();
    const rate = leversFor(subject, settings).find((lever) => lever.id === 'rate');
    const target = targetsFor(settings).find((entry) => entry.id === 'dscr');
    if (!rate || !target) throw new Error('lever or target is missing');
    const found = solveThreshold(subject, result, rate, target).value ?? Number.NaN;
    const at = (loan_rate: number) => changedCase({ subject, settings }, result, { set: { loan_rate } }).ratios.dscr.value ?? 0;
    expect(at(found)).toBeGreaterThanOrEqual(1.2);
    expect(at(found + 0.02)).toBeLessThan(1.2);
  });

  it('gives the reason where no value exists', () => {
    const cash = sampleReport('condominium_unit', { loan_to_price: 0 });
    expect(cash.figures['threshold.dscr.rate']?.because).toMatch(/no loan/);
    expect(cash.figures['threshold.cash.rate']?.because).toMatch(/there is no loan/);
    const low = sampleReport('condominium_unit', { loan_to_price: 10 });
    expect(low.figures['threshold.cash.rate']?.because).toMatch(/is met even at a rate of 12%/);
    expect(sampleReport('condominium_unit').figures['threshold.dscr.occupancy']?.because).toMatch(/is missed even at an occupancy of 100%/);
  });
});

describe('a case', () => {
  it('bought with cash has no loan, no coverage and no constant', () => {
    const { result } = caseOf({ loan_to_price: 0 });
    expect(result.loanYears).toEqual([]);
    expect(result.ratios.dscr.because).toMatch(/no loan/);
    expect(result.purchase.costs).toMatchObject({ stamp_loan: 0, registration_mortgage: 0, loan_fee: 0 });
    expect(result.equity).toBe(68_000_000 + result.purchase.total);
  });

  it('takes loan variants: interest only, level principal, a later rate, a prepayment', () => {
    const plain = caseOf().result;
    expect(caseOf({ interest_only_years: 2 }).result.years[0]?.principal).toBe(0);
    expect(caseOf({ repayment: 'level_principal' }).result.years[0]?.principal).toBe(Math.floor(47_600_000 / 288) * 12);
    const later = caseOf({ later_rate: 4, later_rate_from_year: 3 }).result;
    expect(later.years[1]?.debtService).toBe(plain.years[1]?.debtService);
    expect(later.years[2]?.debtService).toBeGreaterThan(plain.years[2]?.debtService ?? 0);
    const kept = caseOf({ later_rate: 9, later_rate_from_year: 2, rate_adjustment: 'five_year_125' }).result;
    expect(kept.years[1]?.debtService).toBe(plain.years[1]?.debtService);
    expect(kept.years[1]?.loanBalance).toBeGreaterThan(kept.years[0]?.loanBalance ?? 0);
    const early = caseOf({ prepayment: 5_000_000, prepayment_year: 3 }).result;
    expect(early.years[2]?.prepayment).toBe(5_000_000);
    expect(early.years[2]?.principal).toBe(plain.years[2]?.principal);
    expect(early.years[2]?.btcf).toBe((plain.years[2]?.btcf ?? 0) - 5_000_000);
    expect(early.years[2]?.loanBalance).toBe((plain.years[2]?.loanBalance ?? 0) - 5_000_000);
  });

  it('keeps a prepayment out of coverage, break-even, loan constant and dead cross', () => {
    const plain = caseOf().result;
    const early = caseOf({ prepayment: 5_000_000, prepayment_year: 1 }).result;
    for (const ratio of ['dscr', 'breakEven', 'loanConstant'] as const) expect(early.ratios[ratio].value).toBe(plain.ratios[ratio].value);
    expect(early.ratios.cashOnCash.value).toBeLessThan(plain.ratios.cashOnCash.value ?? 0);
  });

  it('takes what was paid at closing off the equity once, not off its yield again', () => {
    const { result } = caseOf();
    const first = result.years[0];
    expect(first?.paidAtClosing).toBeGreaterThan(0);
    expect(result.ratios.cashOnCash.value).toBe((first?.btcf ?? 0) / result.equity);
    expect(first?.btcf).toBe((first?.operation.ncf ?? 0) - (first?.debtService ?? 0) + (first?.paidAtClosing ?? 0));
  });

  it('taxes a company’s sale on top of what its losses left of the year’s income', () => {
    const { result } = caseOf({ owner: 'company', exit_cap_spread: -2, holding_years: 2 });
    const tax = result.afterTax?.years ?? [];
    const second = tax[1];
    expect(second?.taxedIncome).toBeLessThan(second?.taxableIncome ?? 0);
    const start = `${second?.taxYear ?? 0}-04-01`;
    const gain = result.afterTax?.gain ?? 0;
    const taxed = (second?.taxedIncome ?? 0) + gain - (second?.carriedForward ?? 0);
    expect(result.afterTax?.gainsTax).toBe(companyTaxBill(taxed, start).total - companyTaxBill(second?.taxedIncome ?? 0, start).total);
  });

  it('counts the exemption point of the fiscal years that the buyer pays', () => {
    const facts = sampleFacts(
      'detached_house',
      { price_jpy: 12_000_000, floor_area_m2: 90, land_area_m2: 120, built: '1985-04' },
      {
        land_assessed_jpy: 6_000_000,
        building_assessed_jpy: 250_000,
      },
    );
    const { result } = caseOf({}, facts);
    // From fiscal year 2027 a house below 300,000 yen is exempt: land alone, 6,000,000 ÷ 6 × 1.4 % and ÷ 3 × 0.3 %.
    expect(result.purchase.propertyTax).toMatchObject({ fixedAssetTax: 14_000, cityPlanningTax: 6_000 });
    // The running year 2026 is settled with the house in it.
    expect(result.purchase.settlement.buyerShare).toBe(Math.floor(((17_500 + 6_700) * 42) / 365));
  });

  it('shifts the later rate with the rate, and keeps vacancy within what can be entered', () => {
    const { settings } = caseOf({ later_rate: 4 });
    expect(inputsOf(settings, { ratePoints: 1 }).set?.later_rate).toBe(5);
    expect(inputsOf(settings, { vacancyPoints: 500 }).set?.vacancy).toBe(90);
    expect(inputsOf(settings, { vacancyPoints: -500 }).set?.vacancy).toBe(0);
    expect(inputsOf(settings, { vacancyAtLeast: 20 }).set?.vacancy).toBe(20);
  });

  it('adds association fees of a condominium as stated, or as assumed where they are not', () => {
    const stated = caseOf({}, sampleCondominium, 98_000).result.years[0]?.operation.monthly;
    expect(stated).toMatchObject({ management_fee: 8_600, repair_reserve: 5_100 });
    const facts = {
      ...sampleCondominium,
      values: { ...sampleCondominium.values, management_fee_jpy_month: null, repair_reserve_jpy_month: null },
    };
    expect(caseOf({}, facts, 98_000).result.years[0]?.operation.monthly).toMatchObject({ management_fee: 9_347, repair_reserve: 5_562 });
  });
});
