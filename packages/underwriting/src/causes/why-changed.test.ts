import { describe, expect, it } from 'vitest';
import type { AssumptionOverrides } from '../assumptions/overrides.ts';
import type { PlaceMarket } from '../context/place-market.ts';
import type { FactValues } from '../facts/property-facts.ts';
import type { InsightReport } from '../report/document/insight-report.ts';
import { underwrite } from '../report/underwrite.ts';
import { sampleCondominium, sampleContext, sampleDate, sampleMarket } from '../testing/index.ts';
import { type ReportChange, whyChanged } from './why-changed.ts';

/** Nothing but rent, running costs and tax: an effect can be worked out by hand. */
const bare: AssumptionOverrides = {
  loan_to_price: 0,
  vacancy: 0,
  management_rate: 0,
  turnover: 0,
  rent_change: 0,
  other_income: 5_000_000,
};

interface Given {
  stated?: Partial<FactValues>;
  overrides?: AssumptionOverrides;
  market?: PlaceMarket;
  rate?: number;
  asOf?: string;
}

function reportOf({ stated = {}, overrides = bare, market, rate, asOf = sampleDate }: Given): InsightReport {
  const facts = { ...sampleCondominium, values: { ...sampleCondominium.values, ...stated } };
  const context = sampleContext(facts, 'A unit');
  return underwrite(
    facts,
    {
      ...context,
      ...(market && { market }),
      ...(rate !== undefined && { exchange_rate: { ...context.exchange_rate, jpy_per_usd: rate } }),
    },
    overrides,
    asOf,
  );
}

function changeOf(before: InsightReport, after: InsightReport): ReportChange {
  const change = whyChanged(before, after);
  if (change === null) throw new Error('Both reports kept their inputs.');
  return change;
}
const causeOf = ({ causes }: ReportChange, id: string) => causes.find(({ ids }) => (ids as string[]).includes(id));
const sumOf = ({ causes }: ReportChange) => causes.reduce((sum, { whole_holding }) => sum + (whole_holding ?? 0), 0);

describe('why a report changed', () => {
  it('is a fact: ¥1,000 more rent a month, by hand', () => {
    const change = changeOf(reportOf({ stated: { monthly_rent_jpy: 100_000 } }), reportOf({ stated: { monthly_rent_jpy: 101_000 } }));
    // Taxable income rises from ¥5,349,000 to ¥5,361,000, each cut to the thousand. Income tax: 20% minus ¥427,500 is ¥642,300 and
    // ¥644,700; with 2.1% for reconstruction, cut to the hundred, ¥655,700 and ¥658,200. Residence tax of 10%: ¥1,200 more.
    // 12,000 − 2,500 − 1,200 = 8,300.
    expect(causeOf(change, 'facts')).toMatchObject({
      ids: ['facts'],
      first_year: 8300,
      inputs: [{ label: 'monthly rent', unit: 'JPY/month', from: 100_000, to: 101_000 }],
    });
    for (const id of ['data', 'assumptions', 'rates', 'engine'])
      expect(causeOf(change, id), id).toMatchObject({ first_year: 0, whole_holding: 0, inputs: [] });
    expect(sumOf(change)).toBe((change.to.whole_holding ?? 0) - (change.from.whole_holding ?? 0));
  });

  it('is an assumption: an owner who is a company, and a tenth of the rent lost', () => {
    const change = changeOf(reportOf({}), reportOf({ overrides: { ...bare, vacancy: 10, owner: 'company' } }));
    expect(causeOf(change, 'assumptions')?.inputs).toEqual([
      expect.objectContaining({ label: 'Vacancy and credit loss', unit: 'percent', from: 0, to: 10 }),
      { label: 'owner', label_ja: null, unit: null, from: 'default', to: 'company' },
    ]);
    expect(causeOf(change, 'assumptions')?.first_year).toBe((change.to.first_year ?? 0) - (change.from.first_year ?? 0));
  });

  it('is public data or a published rate, apart', () => {
    const [before, after] = [sampleMarket(), sampleMarket()];
    if (after.typical_yield === null) throw new Error('The sample has a yield.');
    after.typical_yield = { ...after.typical_yield, value: 7.25 };
    if (after.rental_vacancy.place === null) throw new Error('The sample has a rental vacancy.');
    after.rental_vacancy = { ...after.rental_vacancy, place: { ...after.rental_vacancy.place, value: 30 } };
    const rate = { ...before.published_rates[0], value: 4.4 } as (typeof after.published_rates)[number];
    after.published_rates = [rate];
    const change = changeOf(
      reportOf({ market: before, overrides: {}, rate: 150 }),
      reportOf({ market: after, overrides: {}, rate: 160.77 }),
    );
    expect(causeOf(change, 'data')?.whole_holding).toBeLessThan(0);
    expect(causeOf(change, 'data')?.first_year).toBeLessThan(0);
    expect(causeOf(change, 'rates')?.inputs).toContainEqual(expect.objectContaining({ unit: 'JPY/USD', from: 150, to: 160.77 }));
    expect(causeOf(change, 'facts')?.inputs).toEqual([]);
    expect(sumOf(change)).toBe((change.to.whole_holding ?? 0) - (change.from.whole_holding ?? 0));
  });

  it('is the engine for all that its inputs do not explain', () => {
    const before = reportOf({ stated: { monthly_rent_jpy: 100_000 } });
    const old: InsightReport = {
      ...before,
      engine_version: '0.1.0',
      figures: { ...before.figures, 'returns.atcf': { ...figure(before, 'returns.atcf'), value: 700_000 } },
    };
    const change = changeOf(old, reportOf({ stated: { monthly_rent_jpy: 101_000 } }));
    expect(causeOf(change, 'facts')?.first_year).toBe(8300);
    expect(causeOf(change, 'engine')).toMatchObject({
      first_year: (figure(before, 'returns.atcf').value ?? 0) - 700_000,
      inputs: [{ label: 'engine', from: '0.1.0', to: before.engine_version }],
    });
  });

  it('counts the day of the analysis to the engine, whose rules follow it', () => {
    const change = changeOf(reportOf({ asOf: '2025-11-20' }), reportOf({}));
    expect(causeOf(change, 'engine')?.inputs).toContainEqual(expect.objectContaining({ label: 'analysis date', from: '2025-11-20' }));
    expect(sumOf(change)).toBe((change.to.whole_holding ?? 0) - (change.from.whole_holding ?? 0));
  });

  it('cannot be told apart where the engine makes no report of the inputs between', () => {
    // A completion in 2031 is refused on a day in 2024: the facts cannot be put in place before the day is.
    const change = changeOf(
      reportOf({ asOf: '2024-08-01' }),
      reportOf({ stated: { built: '2031-06' }, overrides: { ...bare, vacancy: 10 } }),
    );
    const joined = change.causes.find(({ ids }) => ids.length > 1);
    expect(joined?.ids).toEqual(['facts', 'data', 'assumptions', 'rates', 'engine']);
    expect(joined?.inputs.map(({ label }) => label)).toEqual(['built', 'Vacancy and credit loss', 'analysis date']);
    expect(sumOf(change)).toBe((change.to.whole_holding ?? 0) - (change.from.whole_holding ?? 0));
  });

  it('is not known of a report that did not keep its inputs', () => {
    const report = reportOf({});
    const old = { ...report, inputs: { facts: report.inputs.facts, context: null, overrides: null, asOf: sampleDate } };
    expect(whyChanged(old, report)).toBeNull();
    expect(whyChanged(report, old)).toBeNull();
  });

  it('names words, lists and yes or no among the facts', () => {
    const change = changeOf(
      reportOf({}),
      reportOf({ stated: { address: '東京都墨田区錦糸1-1-1', stations: [{ line: null, station: '両国', walk_min: 9 }] } }),
    );
    expect(causeOf(change, 'facts')?.inputs).toEqual([
      { label: 'address', label_ja: null, unit: null, from: '東京都墨田区錦糸9-8-7', to: '東京都墨田区錦糸1-1-1' },
      { label: 'stations', label_ja: null, unit: null, from: null, to: null },
    ]);
  });
});

function figure(report: InsightReport, id: string) {
  const found = report.figures[id];
  if (found === undefined) throw new Error(`no figure ${id}`);
  return found;
}
