import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FactValues, PropertyKind, Structure } from '../src/index.ts';
import { explain, insightReportSchema, leavesOf, openReport, schemaErrors, underwrite } from '../src/index.ts';
import { sampleContext, sampleFacts, sampleKinds, sampleReport } from '../src/testing/index.ts';

const date = '2026-11-20';
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 4 });
const place = fc.constantFrom<readonly [string | null, string | null]>(
  ['東京都', '世田谷区'],
  ['大阪府', '大阪市北区'],
  ['埼玉県', '川口市'],
  ['秋田県', '能代市'],
  [null, null],
);
const anyFacts = fc
  .record({
    kind: fc.constantFrom<PropertyKind>('condominium_unit', 'apartment_building', 'detached_house', 'other_building'),
    price: fc.integer({ min: 300_000, max: 900_000_000 }),
    rent: maybe(fc.integer({ min: 5_000, max: 5_000_000 })),
    yieldPercent: maybe(fc.double({ min: 1, max: 30, noNaN: true })),
    area: maybe(fc.double({ min: 8, max: 2_000, noNaN: true })),
    land: maybe(fc.double({ min: 10, max: 3_000, noNaN: true })),
    built: maybe(fc.constantFrom('1968', '1979-04', '1982-01', '1995-11', '2008-06', '2026-10', '2027-03')),
    structure: maybe(fc.constantFrom<Structure>('W', 'S', 'LGS', 'RC', 'SRC', 'CB')),
    units: maybe(fc.integer({ min: 1, max: 60 })),
    fee: maybe(fc.integer({ min: 0, max: 60_000 })),
    walk: maybe(fc.integer({ min: 1, max: 40 })),
    rights: maybe(fc.constantFrom('所有権', '普通賃借権', '地上権')),
    place,
  })
  .map(({ kind, price, rent, yieldPercent, area, land, built, structure, units, fee, walk, rights, place: [prefecture, municipality] }) => {
    const values: Partial<FactValues> = {
      price_jpy: price,
      monthly_rent_jpy: rent,
      gross_yield_pct: yieldPercent,
      floor_area_m2: area,
      land_area_m2: land,
      built,
      structure,
      units,
      management_fee_jpy_month: fee,
      repair_reserve_jpy_month: fee,
      land_rights: rights,
      prefecture,
      municipality,
      stations: walk === null ? null : [{ line: null, station: '駅', walk_min: walk }],
    };
    return sampleFacts(kind, values);
  });

const report = (facts: ReturnType<typeof sampleFacts>, overrides = {}) => underwrite(facts, sampleContext(facts, 'x'), overrides, date);
const value = (made: ReturnType<typeof report>, id: string) => made.figures[id]?.value ?? Number.NaN;

describe('any property', () => {
  it('becomes a report without NaN, that fits its schema and opens unchanged', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const made = report(facts);
        const text = JSON.stringify(made);
        expect(schemaErrors(insightReportSchema, made)).toEqual([]);
        expect(openReport(text)).toEqual(JSON.parse(text));
        for (const figure of Object.values(made.figures))
          expect(figure.value === null ? figure.because : Number.isFinite(figure.value)).toBeTruthy();
        for (const series of Object.values(made.series))
          for (const entry of series.values) expect(entry === null || Number.isFinite(entry)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('leads from every figure to leaves', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const made = report(facts);
        for (const id of [...Object.keys(made.figures), ...Object.keys(made.series)]) expect(leavesOf(made, id).length).toBeGreaterThan(0);
      }),
      { numRuns: 8 },
    );
  });

  it('never yields more with more vacancy', () => {
    fc.assert(
      fc.property(
        anyFacts,
        fc.double({ min: 0, max: 40, noNaN: true }),
        fc.double({ min: 0, max: 40, noNaN: true }),
        (facts, vacancy, more) => {
          const [low, high] = [report(facts, { vacancy }), report(facts, { vacancy: vacancy + more })];
          expect(value(high, 'returns.net_yield')).toBeLessThanOrEqual(value(low, 'returns.net_yield'));
          expect(value(high, 'returns.btcf')).toBeLessThanOrEqual(value(low, 'returns.btcf'));
        },
      ),
      { numRuns: 15 },
    );
  });

  it('never leaves more cash at a higher rate', () => {
    fc.assert(
      fc.property(anyFacts, fc.double({ min: 0, max: 6, noNaN: true }), fc.double({ min: 0, max: 4, noNaN: true }), (facts, rate, more) => {
        const [low, high] = [report(facts, { loan_rate: rate }), report(facts, { loan_rate: rate + more })];
        expect(value(high, 'returns.btcf')).toBeLessThanOrEqual(value(low, 'returns.btcf'));
      }),
      { numRuns: 15 },
    );
  });

  it('never scores higher for a longer walk', () => {
    fc.assert(
      fc.property(anyFacts, fc.integer({ min: 1, max: 25 }), fc.integer({ min: 0, max: 20 }), (facts, walk, more) => {
        const at = (minutes: number) => ({
          ...facts,
          values: { ...facts.values, stations: [{ line: null, station: '駅', walk_min: minutes }] },
        });
        expect(report(at(walk + more)).headline.scenario_score ?? 0).toBeLessThanOrEqual(report(at(walk)).headline.scenario_score ?? 0);
      }),
      { numRuns: 15 },
    );
  });

  it('fares no better in a graver scenario', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const made = report(facts);
        const [base, cautious, severe] = made.scenarios.map((scenario) => value(made, scenario.outcomes.btcf));
        expect(cautious ?? 0).toBeLessThanOrEqual(base ?? 0);
        expect(severe ?? 0).toBeLessThanOrEqual(cautious ?? 0);
      }),
      { numRuns: 15 },
    );
  });

  it('is worth nothing at its own rate of return', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const first = report(facts);
        const irr = first.figures['returns.irr']?.value ?? null;
        fc.pre(irr !== null && irr >= 0 && irr <= 30);
        const npv = value(report(facts, { discount_rate: irr ?? 0 }), 'returns.npv');
        expect(Math.abs(npv)).toBeLessThanOrEqual(Math.max(50, value(first, 'equity.initial') * 1e-5));
      }),
      { numRuns: 20 },
    );
  });

  it('keeps score, its range and its caps in order', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { headline, score_gates: gates } = report(facts);
        const score = headline.scenario_score ?? -1;
        const [low, high] = headline.scenario_score_range ?? [0, 10];
        expect(score).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(score);
        expect(high).toBeGreaterThanOrEqual(score);
        for (const gate of gates) if (gate.applied && gate.cap !== null) expect(score).toBeLessThanOrEqual(gate.cap);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the samples', () => {
  it.each(sampleKinds)('hold no number outside figures and series: %s', (kind) => {
    const made = sampleReport(kind);
    const plain = new Set(['schema_version']);
    const lists = ['years', 'months'];
    const orphans: string[] = [];
    const walk = (node: unknown, path: string[]): void => {
      if (typeof node === 'number') {
        const key = path.at(-1) ?? '';
        const inGroup = path[0] === 'financial_analysis' && made.figures[path.join('.')]?.value === node;
        const headline = path[0] === 'headline';
        // The year of a repair says where it stands, like the years of a table.
        const address = path[0] === 'repair_plan' && key === 'year';
        const gate = path[0] === 'score_gates' && key === 'cap';
        if (!inGroup && !headline && !address && !gate && !plain.has(key) && !lists.includes(path.at(-2) ?? ''))
          orphans.push(path.join('.'));
      } else if (Array.isArray(node)) {
        for (const [index, entry] of node.entries()) walk(entry, [...path, String(index)]);
      } else if (typeof node === 'object' && node !== null)
        for (const [key, entry] of Object.entries(node))
          if (!['figures', 'series', 'facts', 'exchange_rate'].includes(key) || path.length > 0) walk(entry, [...path, key]);
    };
    walk(made, []);
    expect(orphans).toEqual([]);
    expect(made.headline.net_rental_yield).toBe(made.figures['returns.net_yield']?.value);
    expect(made.headline.scenario_score).toBe(made.figures['score.scenario']?.value);
    expect(made.headline.scenario_score_range).toEqual(made.figures['score.scenario']?.range);
  });

  it.each(sampleKinds)('name only figures and series that exist: %s', (kind) => {
    const made = sampleReport(kind);
    const ids = new Set([...Object.keys(made.figures), ...Object.keys(made.series)]);
    const named = [
      ...made.income,
      ...made.financing,
      ...made.returns,
      ...made.assumptions,
      ...made.headline.key_figures,
      ...made.projection.columns,
      ...made.loan_schedule.columns,
      ...made.tax.figures,
      ...made.tax.projection.columns,
      ...made.long_term.columns,
      ...made.exit_ladder.columns,
      ...made.monthly.columns,
      ...made.valuation.figures,
      ...made.simulation.figures,
      ...made.simulation.bands.columns,
      ...made.rent_roll,
      ...made.cost_groups.flatMap((group) => [group.total, group.annualised, ...group.lines.map((line) => line.figure)]),
      ...made.yield_ladder.flatMap((rung) => [rung.figure, ...(rung.step ? [rung.step] : [])]),
      ...[...made.scenarios, ...made.stress].flatMap((scenario) => [...scenario.changes, ...Object.values(scenario.outcomes)]),
      ...made.sensitivity.flatMap((bar) => [bar.low_input, bar.high_input, ...Object.values(bar.low), ...Object.values(bar.high)]),
      ...made.two_way.flatMap((table) => [table.rows, table.columns, ...table.cells]),
      ...made.thresholds.map((entry) => entry.figure),
      ...made.claims.flatMap((claim) => [claim.stated, claim.recomputed, claim.difference]),
      ...made.checks.flatMap((check) => [...check.figures, ...(check.effect ? [check.effect] : [])]),
      ...made.score_parts.flatMap((part) => [part.score, part.weight]),
    ];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
    expect(explain(made, 'returns.net_yield')?.inputs.map((input) => input.node.id)).toEqual([
      'returns.noi',
      'facts.price',
      'financial_analysis.acquisition_costs.total',
    ]);
    expect(explain(made, 'no.such.figure')).toBeNull();
  });
});
