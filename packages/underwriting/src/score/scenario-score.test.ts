import { describe, expect, it } from 'vitest';
import type { AssumptionOverrides } from '../assumptions/overrides.ts';
import type { PropertyFacts } from '../facts/property-facts.ts';
import { underwrite } from '../report/underwrite.ts';
import { sampleApartment, sampleCondominium, sampleContext, sampleFacts, sampleMarket } from '../testing/index.ts';
import { scoreOn } from './curve.ts';
import { scoreMeasureNames, scoreVersion } from './score-version.ts';

const reportOf = (facts: PropertyFacts, overrides: AssumptionOverrides = {}, withMarket = false) =>
  underwrite(
    facts,
    withMarket ? { ...sampleContext(facts, 'Sample'), market: sampleMarket() } : sampleContext(facts, 'Sample'),
    overrides,
    '2026-11-20',
  );
const figure = (report: ReturnType<typeof reportOf>, id: string) => report.figures[id]?.value ?? Number.NaN;
const capOf = (report: ReturnType<typeof reportOf>, id: string) => report.score_gates.find((cap) => cap.id === id);

describe('the Scenario Score', () => {
  it('is the weighted mean of nine marks on the published scale, no higher than its caps', () => {
    const report = reportOf(sampleCondominium, {}, true);
    expect(report.score_parts.map(({ id }) => id)).toEqual(scoreMeasureNames);
    const [marks, weights] = (['score', 'weight'] as const).map((part) => report.score_parts.map((entry) => figure(report, entry[part])));
    expect(weights?.reduce((sum, weight) => sum + weight, 0)).toBe(100);
    const mean = (marks ?? []).reduce((sum, mark, index) => sum + (mark * (weights?.[index] ?? 0)) / 100, 0);
    expect(figure(report, 'score.before_gates')).toBeCloseTo(scoreOn(scoreVersion.scale, mean), 3);
    const lowest = Math.min(...report.score_gates.flatMap(({ applied, cap }) => (applied && cap !== null ? [cap] : [10])));
    expect(report.headline.scenario_score).toBeCloseTo(Math.min(lowest, figure(report, 'score.before_gates')), 1);
  });

  it('publishes every point of its curves with the measure', () => {
    const report = reportOf(sampleCondominium, {}, true);
    expect(report.figures['score.income_yield']?.definition).toBe(
      '(NOI − capital reserve) ÷ (price + closing costs), all cash, in %: 0 → 0, 1.4 → 2.5, 3 → 5, 4.8 → 7.5, 7 → 10, linear in between.',
    );
    expect(report.figures['score.income_yield.weight']?.origin).toMatchObject({ kind: 'assumed', rule: `score@${scoreVersion.version}` });
  });

  it('does not depend on the loan, whose mark is apart and only lowers the score with the loan', () => {
    const cash = reportOf(sampleApartment, { loan_to_price: 0 });
    const lent = reportOf(sampleApartment, { loan_to_price: 90, loan_rate: 5 });
    expect(lent.headline.scenario_score).toBe(cash.headline.scenario_score);
    expect(cash.figures['score.loan']).toBeUndefined();
    expect(figure(lent, 'score.loan')).toBeLessThan(5);
    const cost = 0.3 * (5 - figure(lent, 'score.loan'));
    expect(figure(lent, 'score.with_loan')).toBeCloseTo(figure(lent, 'score.scenario') - cost, 1);
  });

  it('gives no better loan mark to years in which only interest is paid, to a later rise, nor to a term beyond the lender’s', () => {
    const thin = { loan_to_price: 30 };
    const mark = (overrides: AssumptionOverrides) => figure(reportOf(sampleApartment, { ...thin, ...overrides }), 'score.loan');
    expect(mark({ interest_only_years: 3 })).toBeLessThanOrEqual(mark({}));
    expect(mark({ later_rate: 9, later_rate_from_year: 2 })).toBeLessThan(mark({}));
    expect(mark({ loan_years: 50 })).toBe(mark({}));
    expect(reportOf(sampleApartment, { interest_only_years: 3 }).headline.reading.join(' ')).toContain('interest only at first');
  });

  it('is capped at 2.4 where no income is left after capital reserve, and at 4.9 by a legal bar', () => {
    expect(capOf(reportOf(sampleApartment, { monthly_rent: 1 }), 'no_income')).toMatchObject({ applied: true, cap: 2.4 });
    const barred = { ...sampleApartment, extra: { ...sampleApartment.extra, remarks: ['再建築不可'] } };
    const report = reportOf({ ...barred, evidence: { ...barred.evidence, 'extra.remarks': barred.evidence.price_jpy ?? [] } });
    expect(capOf(report, 'legal')).toMatchObject({ applied: true, cap: 4.9 });
    expect(report.headline.scenario_score).toBeLessThanOrEqual(4.9);
    expect(report.headline.risk_level).toBe('high');
  });

  it('takes revenue of a lodging for no rent: 0.45 of it counts, the score is capped and the risk high', () => {
    const lodging = sampleFacts(
      'other_building',
      { price_jpy: 60_000_000, monthly_rent_jpy: 600_000, units: 1 },
      { category: '売りホテル・民泊' },
    );
    const report = reportOf(lodging);
    expect(figure(report, 'rent.monthly_full')).toBe(270_000);
    expect(capOf(report, 'business_income')).toMatchObject({ applied: true, cap: 4.9 });
    expect(report.headline.risk_level).toBe('high');
  });

  it('has a range around it, at least as wide as its evidence grade asks', () => {
    const report = reportOf(sampleApartment);
    const [low, high] = report.headline.scenario_score_range ?? [0, 0];
    const score = report.headline.scenario_score ?? 0;
    expect(score - low).toBeGreaterThanOrEqual(Math.min(score, scoreVersion.leastRange[report.headline.evidence_grade]) - 0.05);
    expect(high).toBeGreaterThanOrEqual(score);
  });

  it('does not rise with the price at which the same flat is offered, nor without a stated rent', () => {
    const bare = { ...sampleCondominium, values: { ...sampleCondominium.values, monthly_rent_jpy: null, occupancy: null }, extra: {} };
    const scores = [20, 35, 50].map(
      (millions) => reportOf({ ...bare, values: { ...bare.values, price_jpy: millions * 1_000_000 } }).headline.scenario_score ?? 0,
    );
    expect([...scores].sort((left, right) => right - left)).toEqual(scores);
    expect(scores[0]).toBeGreaterThan(scores[2] ?? 0);
  });

  it('is the same whether repairs are set aside or follow a dated plan, which falls on years of its own', () => {
    const scoreBy = (repairs: 'set_aside' | 'dated_plan') => reportOf(sampleApartment, { repairs }).headline.scenario_score;
    expect(scoreBy('dated_plan')).toBe(scoreBy('set_aside'));
  });

  it('takes land whose right is not stated for leased, with or without a ground rent', () => {
    const scoreWith = (land_rights: string | null, extra = {}) =>
      reportOf({ ...sampleApartment, values: { ...sampleApartment.values, land_rights }, extra: { ...sampleApartment.extra, ...extra } });
    const ground = { ground_rent_jpy_month: 20_000 };
    const [told, silent] = [scoreWith('普通借地権', ground), scoreWith(null, ground)];
    expect(silent.headline.scenario_score).toBeLessThanOrEqual(told.headline.scenario_score ?? 0);
    expect(silent.checks.find(({ id }) => id === 'leasehold')).toMatchObject({
      state: 'flag',
      detail: expect.stringContaining('Land rights are not stated, but a ground rent or lease term is'),
    });
    const [unstated, leased, owned] = [null, '普通借地権（賃借権）', '所有権'].map((rights) => scoreWith(rights));
    expect(unstated?.headline.scenario_score).toBeLessThanOrEqual(leased?.headline.scenario_score ?? 0);
    expect(unstated?.headline.scenario_score).toBeLessThan(owned?.headline.scenario_score ?? 0);
    expect(unstated?.headline.risk_level).toBe(owned?.headline.risk_level);
    expect(unstated?.notes).toContain(
      'Land rights are not stated: the Scenario Score is the lower of freehold and leasehold (借地権), the rest of the report counts freehold.',
    );
    const high = unstated?.figures['score.scenario']?.range?.[1] ?? 0;
    expect(high).toBeGreaterThanOrEqual(owned?.headline.scenario_score ?? 0);
  });

  it('says which facts it counts at their worst fifth, and nothing where all are stated', () => {
    const notesWith = (values: object) =>
      reportOf({ ...sampleCondominium, values: { ...sampleCondominium.values, ...values } }).notes.filter((note) =>
        note.includes('worst fifth'),
      );
    expect(notesWith({})).toEqual([]);
    expect(notesWith({ built: null, management_fee_jpy_month: null })).toEqual([
      'Not stated: management fee, year built. The Scenario Score uses the worst fifth of the usual range, the rest of the report the middle.',
    ]);
  });

  it('gains at most 0.3 by a walk, an age or fees that are left out, against plausible bad ones', () => {
    const scoreWith = (values: object) =>
      reportOf({ ...sampleCondominium, values: { ...sampleCondominium.values, ...values } }, {}, true).headline.scenario_score ?? 0;
    const station = { line: 'JR総武線', station: '錦糸町', walk_min: 25 };
    expect(scoreWith({ stations: null })).toBeLessThanOrEqual(scoreWith({ stations: [station] }) + 0.3);
    expect(scoreWith({ built: null })).toBeLessThanOrEqual(scoreWith({ built: '1983-04' }) + 0.3);
    const area = sampleCondominium.values.floor_area_m2 ?? 25;
    const fees = { management_fee_jpy_month: Math.round(area * 440), repair_reserve_jpy_month: Math.round(area * 265) };
    expect(scoreWith({ management_fee_jpy_month: null, repair_reserve_jpy_month: null })).toBeLessThanOrEqual(scoreWith(fees) + 0.3);
  });
});

describe('the model value today', () => {
  it('does not follow the asking price: neither it, nor the sale, nor the cap rate', () => {
    for (const facts of [sampleCondominium, sampleApartment]) {
      const at = (price_jpy: number) => reportOf({ ...facts, values: { ...facts.values, price_jpy } }, {}, true);
      const price = facts.values.price_jpy ?? 0;
      const [once, twice] = [at(price), at(price * 2)];
      for (const id of ['exit.day_one', 'exit.price', 'assumptions.market_cap_rate', 'exit.cap_rate', 'value_today.noi'])
        expect(figure(twice, id), id).toBe(figure(once, id));
    }
  });

  it('names no figure in its origin that leads back to the price', () => {
    const report = reportOf(sampleApartment, {}, true);
    const seen = new Set<string>();
    const walk = (id: string): void => {
      if (seen.has(id)) return;
      seen.add(id);
      const origin = report.figures[id]?.origin;
      for (const input of origin?.kind === 'computed' ? origin.inputs : []) walk(input);
    };
    walk('exit.day_one');
    expect(seen.size).toBeGreaterThan(8);
    expect([...seen]).not.toContain('facts.price');
  });
});
