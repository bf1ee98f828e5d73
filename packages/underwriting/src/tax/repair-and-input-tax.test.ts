import { describe, expect, it } from 'vitest';
import { RuleNotInForce } from '../errors.ts';
import { creditableInputTax, creditableShare } from './input-tax.ts';
import { type RepairNature, repairTreatment } from './repair-expense.ts';

const work = (cost: number, nature: RepairNature, more: { cycleYears?: number; assetCost?: number } = {}) =>
  repairTreatment({ cost, nature, doneOn: '2026-11-20', ...more });

describe('repair or capital expenditure', () => {
  it('expenses small sums even where they improve, and not 200,000 yen itself', () => {
    expect(work(199_999, 'improves')).toEqual({ expense: true, because: 'small' });
    expect(work(200_000, 'improves')).toEqual({ expense: false, because: 'improves' });
  });

  it('expenses work that recurs within three years', () => {
    expect(work(5_000_000, 'improves', { cycleYears: 3 })).toEqual({ expense: true, because: 'cycle' });
    expect(work(5_000_000, 'improves', { cycleYears: 4 }).expense).toBe(false);
  });

  it('expenses what plainly restores, whatever it costs', () => {
    expect(work(9_000_000, 'restores')).toEqual({ expense: true, because: 'restores' });
  });

  it('expenses unclear work below 600,000 yen or at a tenth of the cost, and capitalises it beyond both', () => {
    expect(work(599_999, 'unclear')).toEqual({ expense: true, because: 'unclear_small' });
    expect(work(600_000, 'unclear')).toEqual({ expense: false, because: 'unclear_large' });
    expect(work(2_000_000, 'unclear', { assetCost: 20_000_000 })).toEqual({ expense: true, because: 'unclear_share' });
    expect(work(2_000_001, 'unclear', { assetCost: 20_000_000 })).toEqual({ expense: false, because: 'unclear_large' });
  });

  it('refuses a day before the rule', () => {
    expect(() => repairTreatment({ cost: 1, nature: 'unclear', doneOn: '1980-01-01' })).toThrow(RuleNotInForce);
  });
});

describe('input tax', () => {
  it.each([
    ['2023-09-30', 1],
    ['2023-10-01', 0.8],
    ['2026-09-30', 0.8],
    ['2026-10-01', 0.7],
    ['2028-09-30', 0.7],
    ['2028-10-01', 0.5],
    ['2030-09-30', 0.5],
    ['2030-10-01', 0.3],
    ['2031-09-30', 0.3],
    ['2031-10-01', 0],
  ])('from a seller who is not registered is creditable on %s at %d', (day, share) => {
    expect(creditableShare(day, false)).toBe(share);
    expect(creditableShare(day, true)).toBe(1);
  });

  it('is cut to the yen, and none on a residential rental building', () => {
    expect(creditableInputTax({ tax: 33_333, purchasedOn: '2026-11-20', sellerRegistered: false })).toBe(23_333);
    expect(creditableInputTax({ tax: 33_333, purchasedOn: '2026-11-20', sellerRegistered: true })).toBe(33_333);
    expect(creditableInputTax({ tax: 33_333, purchasedOn: '2026-11-20', sellerRegistered: true, residentialBuilding: true })).toBe(0);
  });
});
