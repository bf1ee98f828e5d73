import { describe, expect, it } from 'vitest';
import type { ExtraFacts } from '../src/facts/property-facts.ts';
import { underwrite } from '../src/report/underwrite.ts';
import { sampleContext, sampleFacts } from '../src/testing/index.ts';

const room = (unit: string, rent: number | null, more = {}) => ({
  unit,
  layout: '1K',
  area_m2: 24,
  rent_jpy: rent,
  common_fee_jpy: rent === null ? null : 3_000,
  occupied: rent !== null,
  lease_start: rent === null ? null : '2022-04-01',
  ...more,
});
const rent_roll = [room('101', 78_000), room('102', 77_000, { deposit_jpy: 77_000 }), room('103', null, { asking_rent_jpy: 80_000 })];
const reportOn = (extra: ExtraFacts) => {
  const facts = sampleFacts(
    'apartment_building',
    { price_jpy: 40_000_000, units: 3, monthly_rent_jpy: 235_000, occupancy: 'partial' },
    extra,
  );
  return underwrite(facts, sampleContext(facts, 'x'), {}, '2026-11-20');
};

describe('a roll of two let rooms and an empty one', () => {
  const report = reportOn({ rent_roll, current_monthly_rent_jpy: 155_000 });
  const claim = (id: string) => report.claims.find((entry) => entry.id === id);

  it('brings the fees of the let rooms in the first year too, which the printed total leaves out', () => {
    expect(report.figures['facts.current_rent']?.value).toBe(155_000);
    expect(report.figures['rent.paid_now']?.value).toBe(161_000);
    expect(report.figures['income.effective']?.value).toBe(161_000 * 12);
  });

  it('compares like with like: full rents without fees, the empty room on both sides', () => {
    expect(report.figures['claim.rent_roll.recomputed']?.value).toBe(78_000 + 77_000 + 80_000);
    expect(claim('rent_roll')?.state).toBe('agrees');
    expect(report.figures['claim.full_and_current.recomputed']?.value).toBe(155_000 + 80_000);
    expect(claim('full_and_current')?.state).toBe('agrees');
    expect(report.figures['rent_roll.asking_over_in_place']?.value).toBeCloseTo(80_000 / 77_500, 6);
  });

  it('names the deposits that are stated, owed and no income', () => {
    expect(report.figures['rent_roll.deposits']?.value).toBe(77_000);
    expect(report.notes.join(' ')).toContain(
      'The rent roll states ¥77,000 for 1 of 2 leased units; they are owed to the tenants and are not income.',
    );
  });

  it('at auction has no seller who hands them over', () => {
    const notes = reportOn({ rent_roll, sale_kind: 'court_auction' }).notes.join(' ');
    expect(notes).toContain('The buyer owes deposits (敷金) of leases that bind the buyer');
  });
});

describe('totals that a roll prints', () => {
  it('agree to the yen with its rooms, or differ', () => {
    const states = (totals: ExtraFacts['totals']) =>
      Object.fromEntries(reportOn({ rent_roll, ...(totals && { totals }) }).claims.map(({ id, state }) => [id, state]));
    expect(states({ common_fee_jpy: 6_000, total_jpy: 161_000, asking_rent_jpy: 80_000 })).toMatchObject({
      roll_fees: 'agrees',
      roll_sum: 'agrees',
      roll_asking: 'agrees',
    });
    expect(states({ common_fee_jpy: 6_001, total_jpy: 241_000, asking_rent_jpy: 235_000 })).toMatchObject({
      roll_fees: 'differs',
      roll_sum: 'agrees',
      roll_asking: 'agrees',
    });
  });
});
