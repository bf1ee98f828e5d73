import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type InsightReport,
  insightReportSchema,
  leavesOf,
  openReport,
  type PropertyFacts,
  schemaErrors,
  underwrite,
} from '../src/index.ts';
import { sampleContext } from '../src/testing/index.ts';
import { anyFacts } from './any-facts.ts';

const report = (facts: PropertyFacts, overrides = {}): InsightReport =>
  underwrite(facts, sampleContext(facts, 'x'), overrides, '2026-11-20');
const value = (made: InsightReport, id: string): number => made.figures[id]?.value ?? Number.NaN;
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const holds = (isSo: boolean, what: string): void => assert.ok(isSo, what);

/** What a fee of a month that is cut to whole yen can gain in a year by one yen less of rent, with its tax, yen. */
const monthlyYen = 24;

interface Extent {
  numRuns: number;
  seed?: number;
}
const always =
  <Values>(property: fc.IProperty<Values>) =>
  (extent: Extent): void =>
    fc.assert(property, extent);

/** What holds for every property, and how many properties are tried for it in the suite. */
const properties: [what: string, runs: number, check: (extent: Extent) => void][] = [
  [
    'becomes a report without NaN, that fits its schema and opens unchanged',
    25,
    always(
      fc.property(anyFacts, (facts) => {
        const made = report(facts);
        const text = JSON.stringify(made);
        assert.deepEqual(schemaErrors(insightReportSchema, made), []);
        assert.deepEqual(openReport(text), JSON.parse(text));
        for (const [id, figure] of Object.entries(made.figures))
          holds(figure.value === null ? Boolean(figure.because) : Number.isFinite(figure.value), id);
        for (const [id, series] of Object.entries(made.series))
          for (const entry of series.values) holds(entry === null || Number.isFinite(entry), id);
      }),
    ),
  ],
  [
    'leads from every figure to leaves',
    8,
    always(
      fc.property(anyFacts, (facts) => {
        const made = report(facts);
        for (const id of [...Object.keys(made.figures), ...Object.keys(made.series)]) holds(leavesOf(made, id).length > 0, id);
      }),
    ),
  ],
  [
    'never yields more with more vacancy',
    15,
    always(
      fc.property(anyFacts, between(0, 40), between(0, 40), (facts, vacancy, more) => {
        const [low, high] = [report(facts, { vacancy }), report(facts, { vacancy: vacancy + more })];
        const cash = monthlyYen + value(low, 'returns.btcf');
        holds(value(high, 'returns.btcf') <= cash, 'returns.btcf');
        const most = value(low, 'returns.net_yield') + (monthlyYen / value(low, 'facts.price')) * 100;
        holds(value(high, 'returns.net_yield') <= most, 'returns.net_yield');
      }),
    ),
  ],
  [
    'never leaves more cash at a higher rate',
    15,
    always(
      fc.property(anyFacts, between(0, 6), between(0, 4), (facts, rate, more) => {
        const [low, high] = [report(facts, { loan_rate: rate }), report(facts, { loan_rate: rate + more })];
        holds(value(high, 'returns.btcf') <= value(low, 'returns.btcf'), 'returns.btcf');
      }),
    ),
  ],
  [
    'never scores higher for a longer walk',
    15,
    always(
      fc.property(anyFacts, fc.integer({ min: 1, max: 25 }), fc.integer({ min: 0, max: 20 }), (facts, walk, more) => {
        const scoreAt = (minutes: number) => {
          const stations = [{ line: null, station: '駅', walk_min: minutes }];
          return report({ ...facts, values: { ...facts.values, stations } }).headline.scenario_score ?? 0;
        };
        holds(scoreAt(walk + more) <= scoreAt(walk), 'score');
      }),
    ),
  ],
  [
    'fares no better in a graver scenario',
    15,
    always(
      fc.property(anyFacts, (facts) => {
        const made = report(facts);
        const [base = 0, cautious = 0, severe = 0] = made.scenarios.map((scenario) => value(made, scenario.outcomes.btcf));
        holds(cautious <= base && severe <= cautious, 'scenarios');
      }),
    ),
  ],
  [
    'is worth nothing at its own rate of return',
    20,
    always(
      fc.property(anyFacts, (facts) => {
        const first = report(facts);
        const irr = first.figures['returns.irr']?.value ?? null;
        fc.pre(irr !== null && irr >= 0 && irr <= 30);
        const npv = value(report(facts, { discount_rate: irr ?? 0 }), 'returns.npv');
        holds(Math.abs(npv) <= Math.max(50, value(first, 'equity.initial') * 1e-5), `${npv} at ${irr} %`);
      }),
    ),
  ],
  [
    'keeps score, its range and its caps in order',
    20,
    always(
      fc.property(anyFacts, (facts) => {
        const { headline, score_gates: gates } = report(facts);
        const score = headline.scenario_score ?? -1;
        const [low, high] = headline.scenario_score_range ?? [0, 10];
        holds(score >= 0 && low <= score && high >= score, `${low} ≤ ${score} ≤ ${high}`);
        for (const gate of gates) if (gate.applied && gate.cap !== null) holds(score <= gate.cap, `${score} above a cap of ${gate.cap}`);
      }),
    ),
  ],
];

export default {
  title: 'any property becomes a sound report',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    let tried = 0;
    for (const [what, runs, check] of properties) {
      // The suite tries the same ones each time; in full they are new each time, and a failure names its seed.
      const extent = scale === 'full' ? { numRuns: runs * 100 } : { numRuns: runs, seed: 20_261_120 };
      try {
        check(extent);
      } catch (cause) {
        throw new Error(`It is not so that any property ${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      }
      tried += extent.numRuns;
    }
    return `${tried} properties`;
  },
};
