import { type InsightReport, underwrite } from '@rimawari/underwriting';
import { sampleApartment, sampleContext, sampleDate, sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { situation } from '../testing/situations.ts';
import { keyFindings } from './findings.ts';
import { coverageLine, verdictOf, verdictRules } from './verdict.ts';
import { textOf } from './words.ts';

/** A report whose coverage is this, and everything else the sample's. */
function withCoverage(value: number, later?: number): InsightReport {
  const report = structuredClone(sampleReport('apartment_building'));
  const dscr = report.figures['returns.dscr'];
  if (dscr === undefined) throw new Error('The sample has a loan.');
  report.figures['returns.dscr'] = { ...dscr, value };
  if (later !== undefined) report.figures['check.coverage.heaviest_year'] = { ...dscr, value: later };
  return report;
}

const auctionUntil = (to: string): InsightReport => {
  const report = structuredClone(situation('auction'));
  report.inputs.facts.extra.bid_period = `2026-10-01/${to}`;
  return report;
};

/** A report for each rule, and what its verdict says. */
const expected: Record<string, [report: () => InsightReport, line: RegExp, lineJa: RegExp]> = {
  bids_ended: [() => auctionUntil('2026-10-20'), /^Court sale: bidding ended Oct 20, 2026$/, /入札期間は2026年10月20日に終了/],
  court_sale: [() => auctionUntil('2027-01-20'), /^Court sale: base price ¥[\d.]+M, not an asking price$/, /売却基準価額[\d,]+円/],
  two_properties: [
    () => {
      const report = structuredClone(sampleReport('condominium_unit'));
      report.inputs.facts.extra.unmatched_sources = ['flyer.pdf'];
      return report;
    },
    /^Sources may describe different properties: 1 source names no matching address$/,
    /1件/,
  ],
  not_rebuildable: [() => situation('notRebuildable'), /^Cannot be rebuilt: the Scenario Score is capped at 4\.9$/, /再建築不可/],
  lodging_revenue: [
    () => {
      const report = structuredClone(sampleReport('condominium_unit'));
      report.score_gates = report.score_gates.map((gate) => (gate.id === 'business_income' ? { ...gate, applied: true } : gate));
      return report;
    },
    /^No lease is shown, only lodging revenue: the Scenario Score is capped at 4\.9$/,
    /宿泊売上のみ/,
  ],
  rent_estimated: [
    () => situation('estimatedRent'),
    /^The rent is not stated: results depend on our estimate, ¥[\d.]+K–¥[\d.]+K monthly$/,
    /月額[\d,]+円〜[\d,]+円/,
  ],
  rent_from_yield: [
    () => {
      const values = { ...sampleApartment.values, monthly_rent_jpy: null, annual_rent_jpy: null, gross_yield_pct: 7.4 };
      const facts = { ...sampleApartment, values, extra: {} };
      return underwrite(facts, sampleContext(sampleApartment, 'Sample'), {}, sampleDate);
    },
    /^The rent is not stated: results depend on the advertised gross yield of 7\.40%$/,
    /表面利回り7\.40%/,
  ],
  covers_at_first: [
    () => withCoverage(1.4, 0.97),
    /^Income covers the assumed loan only at first: DSCR 1\.40×, later 0\.97×$/,
    /賄えるのは当初のみです（初年度のDSCR 1\.40倍）/,
  ],
  covers_with_room: [() => withCoverage(1.2), /^Income covers the assumed loan with room: DSCR 1\.20×$/, /十分に賄えます/],
  covers: [() => withCoverage(1.198), /^Income covers the assumed loan: DSCR 1\.198×$/, /賄えます/],
  does_not_cover: [() => withCoverage(0.998), /^Income does not cover the assumed loan: DSCR 0\.998×$/, /賄えません/],
  all_cash_level: [
    () => situation('cash'),
    /^All-cash purchase: net yield is [\d.]+%, (below|within|above) the usual [\d.]+%–[\d.]+%$/,
    /全額自己資金/,
  ],
  net_yield: [
    () => {
      const report = structuredClone(situation('cash'));
      delete report.figures['market.net_yield_level'];
      return report;
    },
    /^Net yield is [\d.]+%, before debt and tax$/,
    /借入・税引前/,
  ],
};

describe('the verdict', () => {
  it('has a case for each of its rules', () => {
    expect(Object.keys(expected)).toEqual(verdictRules.map(({ id }) => id));
  });

  it.each(Object.entries(expected))('is given by the rule %s', (id, [report, line, lineJa]) => {
    const verdict = verdictOf(report());
    expect(verdict.rule).toBe(id);
    expect(textOf(verdict.line)).toMatch(line);
    expect(verdict.lineJa).toMatch(lineJa);
  });

  it('speaks of a loan that the reader gave as theirs', () => {
    expect(textOf(verdictOf(sampleReport('condominium_unit', { loan_to_price: 90 })).line)).toMatch(/^Income does not cover your loan/);
  });

  it('counts payments that rise later, and says so where they change the answer', () => {
    expect(textOf(verdictOf(withCoverage(1.5, 1.1)).line)).toBe('Income covers the assumed loan: DSCR 1.50×, later 1.10×');
    expect(textOf(verdictOf(withCoverage(1.5, 1.3)).line)).toBe('Income covers the assumed loan with room: DSCR 1.50×');
    const finding = (later?: number) => keyFindings(withCoverage(1.5, later)).find(({ id }) => id === 'coverage');
    expect(finding(1.1)).toMatchObject({ metric: 'DSCR at the highest payments', figure: 'check.coverage.heaviest_year' });
    expect(textOf(finding(1.1)?.words ?? [])).toBe(' is 1.10×, below the 1.20× many lenders require');
    expect(finding()).toMatchObject({ metric: 'DSCR', figure: 'returns.dscr' });
  });

  it('says beside another answer whether the income covers the loan', () => {
    expect(coverageLine(situation('estimatedRent'))?.rule).toMatch(/cover/);
    // At any rent of the range the answer is one, and its ends are told in place of one number.
    const estimated = structuredClone(situation('sparse'));
    const dscr = estimated.figures['returns.dscr'];
    for (const [ends, words] of [
      [[0.4, 0.9], /^Income does not cover the assumed loan: DSCR 0\.40×–0\.90×$/],
      [[1.1, 1.9], /^Income covers the assumed loan: DSCR 1\.10×–1\.90×$/],
      [[1.3, 1.9], /^Income covers the assumed loan with room: DSCR 1\.30×–1\.90×$/],
    ] as const) {
      if (dscr !== undefined) Object.assign(dscr, { value: (ends[0] + ends[1]) / 2, range: [...ends] });
      expect(textOf(coverageLine(estimated)?.line ?? [])).toMatch(words);
    }
    expect(textOf(coverageLine(situation('sparse'))?.line ?? [])).toMatch(/^Loan coverage \(DSCR\): 0\.\d+×–1\.\d+×$/);
    expect(coverageLine(sampleReport('condominium_unit'))).toBeNull();
    expect(coverageLine(situation('cash'))).toBeNull();
  });
});
