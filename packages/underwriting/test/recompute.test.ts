import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssumptionKey, AssumptionOverrides, ComputedReport, InsightReport, MarketContext } from '../src/index.ts';
import { assumptionKeys, assumptions, openReport, UnderwritingError, underwrite } from '../src/index.ts';
import { sampleApartment, sampleContext, sampleDate, sampleHouse, sampleKinds, sampleReport } from '../src/testing/index.ts';
import { variedNames, variedReport } from './varied-properties.ts';

const stored = (report: InsightReport): unknown => JSON.parse(JSON.stringify(report));

/** The report made again from what a stored one carries, as a program would that has nothing but the file. */
function madeAgain(report: ComputedReport): unknown {
  const { inputs } = openReport(JSON.stringify(report));
  if (inputs.context === null) throw new Error('A report of today carries its context.');
  return stored(underwrite(inputs.facts, inputs.context, inputs.overrides, inputs.asOf));
}

const anyNumberOf = (key: AssumptionKey) => {
  const { limits, whole } = assumptions[key] as { limits: readonly [number, number]; whole?: boolean };
  return whole ? fc.integer({ min: limits[0], max: limits[1] }) : fc.double({ min: limits[0], max: limits[1], noNaN: true });
};
const anyOverrides: fc.Arbitrary<AssumptionOverrides> = fc
  .record({
    keys: fc.subarray([...assumptionKeys], { maxLength: 12 }),
    owner: fc.constantFrom('resident', 'non_resident', 'company', undefined),
    repayment: fc.constantFrom('level_payment', 'level_principal', undefined),
    repairs: fc.constantFrom('set_aside', 'dated_plan', undefined),
    reason: fc.option(fc.string(), { nil: undefined }),
  })
  .chain(({ keys, reason, ...choices }) =>
    fc.tuple(...keys.map(anyNumberOf)).map((numbers) => ({
      ...choices,
      ...Object.fromEntries(keys.map((key, at) => [key, reason === undefined ? numbers[at] : { value: numbers[at], reason }])),
    })),
  ) as fc.Arbitrary<AssumptionOverrides>;

describe('a report made again from its own inputs', () => {
  it.each(sampleKinds)('is the same report: %s', (kind) => {
    for (const overrides of [
      {},
      { owner: 'company', vacancy: 12 },
      { repairs: 'dated_plan', loan_rate: { value: 3.1, reason: 'offer' } },
    ] as const) {
      const report = sampleReport(kind, overrides);
      expect(report.inputs.overrides).toEqual(overrides);
      expect(madeAgain(report)).toEqual(stored(report));
    }
  });

  it.each(variedNames)('is the same report: %s', (name) => {
    const report = variedReport(name);
    expect(madeAgain(report)).toEqual(stored(report));
  });

  it('is the same report for any overrides that the engine takes', () => {
    let made = 0;
    fc.assert(
      fc.property(fc.constantFrom(sampleApartment, sampleHouse), anyOverrides, (facts, overrides) => {
        let report: ComputedReport;
        try {
          report = underwrite(facts, sampleContext(facts, 'x'), overrides, sampleDate);
        } catch (error) {
          if (error instanceof UnderwritingError) return;
          throw error;
        }
        made += 1;
        expect(madeAgain(report)).toEqual(stored(report));
      }),
      { numRuns: 25 },
    );
    expect(made).toBeGreaterThan(10);
  });

  it('names the sources that could not be used, and does so again', () => {
    const facts = {
      ...sampleHouse,
      unused_sources: [
        { source_name: 'parking.pdf', reason: 'rental' as const },
        { source_name: 'https://listing.example/offer/1', reason: 'unreachable' as const, message: 'The web site did not answer.' },
      ],
    };
    const report = underwrite(facts, sampleContext(facts, 'x'), {}, sampleDate);
    expect(report.notes.slice(0, 2)).toEqual([
      'parking.pdf is a rental listing, not a property for sale. It was not used.',
      'https://listing.example/offer/1 was not used. The web site did not answer.',
    ]);
    expect(report.notes.slice(2)).toEqual(sampleReport('detached_house').notes);
    expect(madeAgain(report)).toEqual(stored(report));
  });

  it('keeps of context and overrides what it read and nothing else, as JSON can hold it', () => {
    const context = {
      ...sampleContext(sampleHouse, 'x'),
      gathered_by: () => 'a function is not data',
      place: { ...sampleContext(sampleHouse, 'x').place, ward_office: 'x' },
    };
    const overrides = { vacancy: { value: 7, reason: undefined, note: new Date(0) }, loan_rate: undefined, owner: undefined };
    const { inputs } = underwrite(sampleHouse, context as MarketContext, overrides as unknown as AssumptionOverrides, sampleDate);
    expect(inputs.context).toStrictEqual(sampleContext(sampleHouse, 'x'));
    expect(inputs.overrides).toStrictEqual({ vacancy: { value: 7, reason: null } });
    expect(JSON.parse(JSON.stringify(inputs.overrides))).toStrictEqual(inputs.overrides);
  });

  it('is refused where a stored input was changed to something that the engine does not take', () => {
    const { inputs } = sampleReport('detached_house');
    const again = (change: object) => {
      const { facts, context, overrides, asOf } = { ...structuredClone(inputs), ...change };
      return () => underwrite(facts, context, overrides, asOf);
    };
    expect(again({})).not.toThrow();
    expect(again({ context: { ...inputs.context, population: 'many' } })).toThrowError(/context\.population is "many"/);
    expect(again({ context: { ...inputs.context, place: { ...inputs.context.place, latitude: 'x' } } })).toThrowError(
      /context\.place\.latitude/,
    );
    expect(again({ context: null })).toThrowError(/context is null/);
    expect(again({ overrides: null })).toThrowError(/must be a record of values/);
    expect(again({ overrides: { owner: 'trust' } })).toThrowError(/owner must be one of/);
    expect(again({ asOf: '2026-02-30' })).toThrowError(/2026-02-30/);
  });
});
