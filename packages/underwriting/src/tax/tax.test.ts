import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blueReturnDeduction, isBusinessScale, roomEquivalents } from './business-scale.ts';
import { companyTaxBill, corporateTaxBill, effectiveCorporateRate } from './corporate-tax.ts';
import { individualEnterpriseTax } from './enterprise-tax.ts';
import { incomeTax, incomeTaxBill, marginalRate, residentIncomeLevy, surtaxRates } from './income-tax.ts';
import { landLoan, offsettableLoss } from './land-interest.ts';
import { withheldAbroad } from './withholding.ts';

describe('income tax', () => {
  it('follows the brackets, on income cut to 1,000 yen', () => {
    for (const [income, tax] of [
      [0, 0],
      [999, 0],
      [1_000, 50],
      [1_949_999, 97_450],
      [1_950_000, 97_500],
      [3_300_000, 232_500],
      [6_950_000, 962_500],
      [7_000_000, 974_000],
      [9_000_000, 1_434_000],
      [18_000_000, 4_404_000],
      [40_000_000, 13_204_000],
      [60_000_000, 22_204_000],
      [-5, 0],
    ] as const)
      expect(incomeTax(income, 2026)).toBe(tax);
  });

  it('had no bracket of 45 % before 2015', () => {
    expect(incomeTax(60_000_000, 2014)).toBe(21_204_000);
    expect(incomeTax(60_000_000, 2015)).toBe(22_204_000);
    expect(marginalRate(60_000_000, 2014)).toBe(0.4);
  });

  it('names the rate on the last yen', () => {
    expect(marginalRate(0, 2026)).toBe(0.05);
    expect(marginalRate(-1, 2026)).toBe(0.05);
    expect(marginalRate(1_949_999, 2026)).toBe(0.05);
    expect(marginalRate(1_950_000, 2026)).toBe(0.1);
    expect(marginalRate(40_000_000, 2026)).toBe(0.45);
  });

  it('takes the surtax on the tax and cuts the sum to 100 yen', () => {
    expect(incomeTaxBill(7_000_000, 2026)).toEqual({ incomeTax: 974_000, surtax: 20_454, payable: 994_400 });
    expect(incomeTaxBill(0, 2026)).toEqual({ incomeTax: 0, surtax: 0, payable: 0 });
  });

  it('keeps the surtax at 2.1 % in 2027 under new labels', () => {
    expect(surtaxRates(2012)).toEqual({ reconstruction: 0, defence: 0 });
    expect(surtaxRates(2026)).toEqual({ reconstruction: 0.021, defence: 0 });
    expect(surtaxRates(2027)).toEqual({ reconstruction: 0.011, defence: 0.01 });
    expect(surtaxRates(2047)).toEqual({ reconstruction: 0.011, defence: 0.01 });
    expect(surtaxRates(2048)).toEqual({ reconstruction: 0, defence: 0.01 });
    expect(incomeTaxBill(7_000_000, 2027).payable).toBe(994_400);
  });

  it('refuses a year that no rule covers', () => {
    expect(() => incomeTax(1_000_000, 1980)).toThrowError(expect.objectContaining({ code: 'rule_not_in_force' }));
  });

  it('never falls when income rises, and never takes more than the top rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000_000 }), fc.integer({ min: 0, max: 50_000_000 }), (income, more) => {
        const [low, high] = [incomeTax(income, 2026), incomeTax(income + more, 2026)];
        expect(high).toBeGreaterThanOrEqual(low);
        expect(high - low).toBeLessThanOrEqual((more + 1_000) * 0.45 + 1);
      }),
    );
  });
});

describe('resident tax', () => {
  it('is a tenth of the income cut to 1,000 yen', () => {
    expect(residentIncomeLevy(5_000_999, 2026)).toBe(500_000);
    expect(residentIncomeLevy(1_500, 2026)).toBe(100);
    expect(residentIncomeLevy(-1, 2026)).toBe(0);
  });
});

describe('interest on the land', () => {
  it('counts the loan for the building first', () => {
    expect(landLoan(45_000_000, 20_000_000, 1_800_000)).toEqual({ landLoan: 25_000_000, landInterest: 1_000_000 });
    expect(landLoan(15_000_000, 20_000_000, 600_000)).toEqual({ landLoan: 0, landInterest: 0 });
    expect(landLoan(0, 20_000_000, 0)).toEqual({ landLoan: 0, landInterest: 0 });
  });

  it('bars that part of a loss from other income', () => {
    expect(offsettableLoss(-2_000_000, 1_500_000)).toEqual({ offsettable: -500_000, disregarded: 1_500_000 });
    expect(offsettableLoss(-1_000_000, 1_500_000)).toEqual({ offsettable: 0, disregarded: 1_000_000 });
    expect(Object.is(offsettableLoss(-1_000_000, 1_000_000).offsettable, 0)).toBe(true);
    expect(offsettableLoss(300_000, 1_500_000)).toEqual({ offsettable: 300_000, disregarded: 0 });
    expect(offsettableLoss(0, 1)).toEqual({ offsettable: 0, disregarded: 0 });
  });
});

describe('letting as a business', () => {
  it('starts at five houses or ten rooms', () => {
    expect(isBusinessScale({ detachedHouses: 5 })).toBe(true);
    expect(isBusinessScale({ detachedHouses: 4 })).toBe(false);
    expect(isBusinessScale({ apartmentUnits: 10 })).toBe(true);
    expect(isBusinessScale({ apartmentUnits: 9 })).toBe(false);
    expect(isBusinessScale({ detachedHouses: 2, apartmentUnits: 4, parkingSpaces: 10 })).toBe(true);
    expect(isBusinessScale({})).toBe(false);
    expect(roomEquivalents({ detachedHouses: 2, apartmentUnits: 4, parkingSpaces: 9 })).toBe(9);
  });

  const full = { businessScale: true, doubleEntry: true, electronicFiling: true, electronicBooks: true };
  it('earns the larger deductions with full books', () => {
    expect(blueReturnDeduction({ ...full, year: 2026 })).toBe(650_000);
    expect(blueReturnDeduction({ ...full, year: 2026, electronicFiling: false })).toBe(650_000);
    expect(blueReturnDeduction({ ...full, year: 2026, electronicFiling: false, electronicBooks: false })).toBe(550_000);
    expect(blueReturnDeduction({ ...full, year: 2026, doubleEntry: false })).toBe(100_000);
    expect(blueReturnDeduction({ ...full, year: 2026, businessScale: false })).toBe(100_000);
    expect(blueReturnDeduction({ ...full, year: 2027 })).toBe(750_000);
    expect(blueReturnDeduction({ ...full, year: 2027, electronicBooks: false })).toBe(650_000);
    expect(blueReturnDeduction({ ...full, year: 2027, electronicFiling: false })).toBe(100_000);
    expect(blueReturnDeduction({ ...full, year: 2019, electronicFiling: false })).toBe(650_000);
  });

  it('loses the simple one from 2027 with receipts above ten million', () => {
    const simple = { year: 2027, businessScale: true, doubleEntry: false, electronicFiling: true };
    expect(blueReturnDeduction({ ...simple, receiptsTwoYearsBefore: 10_000_001 })).toBe(0);
    expect(blueReturnDeduction({ ...simple, receiptsTwoYearsBefore: 10_000_000 })).toBe(100_000);
    expect(blueReturnDeduction(simple)).toBe(100_000);
    expect(blueReturnDeduction({ ...simple, businessScale: false, receiptsTwoYearsBefore: 20_000_000 })).toBe(100_000);
    expect(blueReturnDeduction({ ...simple, year: 2026, receiptsTwoYearsBefore: 20_000_000 })).toBe(100_000);
  });

  it('owes enterprise tax above the owner’s deduction', () => {
    expect(individualEnterpriseTax(5_000_000, 2026)).toBe(105_000);
    expect(individualEnterpriseTax(2_900_000, 2026)).toBe(0);
    expect(individualEnterpriseTax(2_950_000, 2026, 6)).toBe(75_000);
    expect(individualEnterpriseTax(2_901_999, 2026)).toBe(0);
    expect(individualEnterpriseTax(2_905_000, 2026)).toBe(200);
    expect(individualEnterpriseTax(0, 2026)).toBe(0);
  });
});

describe('a company', () => {
  it('pays corporate tax, the local one and, from April 2026, the one for defence', () => {
    expect(corporateTaxBill(688_750, '2026-04-01', true)).toEqual({
      taxable: 688_000,
      corporateTax: 103_200,
      localCorporateTax: 10_600,
      defenceTax: 0,
    });
    expect(corporateTaxBill(50_000_000, '2026-04-01', true)).toEqual({
      taxable: 50_000_000,
      corporateTax: 10_944_000,
      localCorporateTax: 1_127_200,
      defenceTax: 237_700,
    });
    expect(corporateTaxBill(50_000_000, '2026-03-31', true).defenceTax).toBe(0);
    expect(corporateTaxBill(50_000_000, '2026-04-01', false).corporateTax).toBe(11_600_000);
    expect(corporateTaxBill(8_000_000, '2026-04-01', true).corporateTax).toBe(1_200_000);
    expect(corporateTaxBill(-1, '2026-04-01', true)).toEqual({ taxable: 0, corporateTax: 0, localCorporateTax: 0, defenceTax: 0 });
    expect(corporateTaxBill(10_000_000, '2019-09-30', true).localCorporateTax).toBe(73_200);
  });

  it('owes the per-capita levy even with a loss', () => {
    expect(companyTaxBill(-1_000_000, '2026-04-01')).toMatchObject({
      residentTax: 70_000,
      enterpriseTax: 0,
      specialEnterpriseTax: 0,
      total: 70_000,
    });
  });

  it('adds the local taxes by slices', () => {
    const bill = companyTaxBill(10_000_000, '2026-04-01');
    expect(bill.residentTax).toBe(116_400 + 70_000);
    expect(bill.enterpriseTax).toBe(140_000 + 212_000 + 140_000);
    expect(bill.specialEnterpriseTax).toBe(182_000);
    expect(bill.total).toBe(1_664_000 + 171_300 + 0 + 186_400 + 492_000 + 182_000);
    expect(companyTaxBill(4_000_000, '2026-04-01').enterpriseTax).toBe(140_000);
    expect(companyTaxBill(50_000_000, '2026-04-01').total).toBe(
      10_944_000 + 1_127_200 + 237_700 + (766_000 + 70_000) + 3_292_000 + 1_218_000,
    );
  });

  it('has the statutory effective rate that is published', () => {
    const rates = {
      corporate: 0.232,
      localCorporate: 0.103,
      defence: 0,
      resident: 0.104,
      enterprise: 0.0118,
      enterpriseStandard: 0.01,
      special: 2.6,
    };
    expect(effectiveCorporateRate(rates)).toBeCloseTo(0.3062, 4);
    expect(effectiveCorporateRate({ ...rates, defence: 0.04 })).toBeCloseTo(0.3152, 4);
  });
});

describe('withholding from owners abroad', () => {
  const rent = { kind: 'rent', amount: 200_000, payer: 'corporation', ownResidence: false, paidOn: '2026-06-01' } as const;
  const sale = { kind: 'sale', amount: 100_000_000, payer: 'corporation', ownResidence: false, paidOn: '2026-06-01' } as const;
  it('takes 20.42 % of rent unless an individual lives there', () => {
    expect(withheldAbroad(rent)).toBe(40_840);
    expect(withheldAbroad({ ...rent, payer: 'individual' })).toBe(40_840);
    expect(withheldAbroad({ ...rent, ownResidence: true })).toBe(40_840);
    expect(withheldAbroad({ ...rent, payer: 'individual', ownResidence: true })).toBe(0);
  });
  it('takes 10.21 % of the price unless an individual buys a home for at most 100 million', () => {
    expect(withheldAbroad(sale)).toBe(10_210_000);
    expect(withheldAbroad({ ...sale, payer: 'individual', ownResidence: true })).toBe(0);
    expect(withheldAbroad({ ...sale, amount: 100_000_001, payer: 'individual', ownResidence: true })).toBe(10_210_000);
    expect(withheldAbroad({ ...sale, amount: 80_000_000, payer: 'individual' })).toBe(8_168_000);
  });
  it('had no surtax before 2013 and will have none after 2047', () => {
    expect(withheldAbroad({ ...rent, paidOn: '2012-12-31' })).toBe(40_000);
    expect(withheldAbroad({ ...rent, paidOn: '2048-01-01' })).toBe(40_400);
  });
});
