import { describe, expect, it } from 'vitest';
import type { AssumptionOverrides } from '../assumptions/overrides.ts';
import { underwrite } from '../report/underwrite.ts';
import { sampleContext, sampleFacts, sampleMarket } from '../testing/index.ts';

/** A unit that rents for a sixteenth of its price a year, near a station, with all that the level asks for. */
function reportOf(values: object, overrides: AssumptionOverrides = {}) {
  const facts = sampleFacts('condominium_unit', {
    price_jpy: 15_000_000,
    monthly_rent_jpy: 90_000,
    floor_area_m2: 22,
    built: '2012-04',
    structure: 'RC',
    management_fee_jpy_month: 6_000,
    repair_reserve_jpy_month: 4_000,
    land_rights: '所有権',
    occupancy: 'tenanted',
    stations: [{ line: 'JR総武線', station: '錦糸町', walk_min: 5 }],
    ...values,
  });
  return underwrite(facts, { ...sampleContext(facts, 'x'), market: sampleMarket() }, overrides, '2026-11-20');
}

describe('the risk level', () => {
  it('is low where the cautious case keeps yield and cash, and says how much comes back', () => {
    const { headline, risk_reasons: reasons } = reportOf({});
    expect(headline.risk_level).toBe('low');
    expect(reasons).toEqual([
      expect.stringMatching(
        /^(?:The c|C)autious case loses (?:no cash in ten years; up to 15% counts as low risk|\d+% of cash in ten years, within 15%)\.$/,
      ),
    ]);
  });

  it('is medium for a long or unknown walk, and names it with its number', () => {
    const far = reportOf({ stations: [{ line: 'JR総武線', station: '錦糸町', walk_min: 18 }] });
    expect(far.headline.risk_level).toBe('medium');
    expect(far.risk_reasons).toContain('Walk to the station is 18 minutes, above 15.');
    expect(reportOf({ stations: null }).risk_reasons).toContain('Walk to the station is not stated.');
  });

  it('is medium where only a bus is stated', () => {
    const { risk_reasons: reasons } = reportOf({ stations: [{ line: 'JR総武線', station: '錦糸町', walk_min: 3, bus_min: 12 }] });
    expect(reasons).toEqual(['The only stated station access is by bus.']);
  });

  it('is never low on a rent that nobody states', () => {
    const { headline, risk_reasons: reasons } = reportOf({ monthly_rent_jpy: null, price_jpy: 6_000_000 });
    expect(headline.risk_level).toBe('medium');
    expect(reasons).toEqual(['Rent is estimated, not stated.']);
  });

  it('is high where the income yield of the cautious case falls below 0.8%', () => {
    const { headline, risk_reasons: reasons } = reportOf({ monthly_rent_jpy: 30_000 });
    expect(headline.risk_level).toBe('high');
    expect(reasons[0]).toMatch(/^Income yield is −?[\d.]+% in the cautious case, below 0\.8%\.$/);
  });

  it('does not follow the loan, which is read apart', () => {
    const levels = [0, 90].map((loan_to_price) => reportOf({}, { loan_to_price, loan_rate: 6 }).headline.risk_level);
    expect(levels[0]).toBe(levels[1]);
  });
});

describe('the mark of the walk', () => {
  const markOf = (...stations: object[]) =>
    reportOf({ stations: stations.map((station) => ({ line: 'JR総武線', station: '錦糸町', ...station })) }).figures['score.walk']?.value;

  it('is for a long walk beside a bus what it is for the bus alone', () => {
    expect(markOf({ walk_min: 42 })).toBe(0);
    expect(markOf({ walk_min: 5, bus_min: 18 })).toBe(1.5);
    expect(markOf({ walk_min: 42 }, { walk_min: 5, bus_min: 18 })).toBe(1.5);
    expect(markOf({ walk_min: 3 }, { walk_min: 5, bus_min: 18 })).toBe(8);
  });
});
