import { sampleKinds, sampleReport } from '@rimawari/underwriting/testing';
import { describe, expect, it } from 'vitest';
import { createReportView } from '../context/report-context.ts';
import { cardView } from '../data/card-view.ts';
import { packCards, unpackCards } from '../data/packed.ts';
import { milestonesOf } from './milestones.ts';
import { saleText } from './sale-reading.tsx';
import { bookValue, yearOfSale } from './year-of-sale.ts';

const sample = sampleReport('condominium_unit');
const asOf = sample.analysis.as_of;
const milestones = milestonesOf(sample, asOf);
if (milestones === null) throw new Error('The sample works out a sale.');
const rowOf = (id: string, from = milestones) => from.rows.find((row) => row.id === id);

describe('the milestones', () => {
  it('are those of the tables: where the loan, depreciation and the short-term tax rate end', () => {
    const debt = sample.series['long_term.debt_service']?.values ?? [];
    const end = debt.indexOf(0);
    expect(end).toBe(30);
    expect(rowOf('loan')).toEqual({
      id: 'loan',
      label: 'Loan: ends in year 30 (2056)',
      spans: [[1, 30]],
      marks: [{ year: 30, at: 'end' }],
    });
    expect(rowOf('step')?.label).toBe('Capital gains tax: lower long-term rate for a sale after year 6 (2032)');
    expect(rowOf('step')?.spans).toEqual([[1, 5]]);
    expect(milestones.held).toBe(sample.figures['assumptions.holding_years']?.value);
  });

  it.each(sampleKinds)('begin the dead cross of a %s in the year that the report names', (kind) => {
    const report = sampleReport(kind);
    const cross = report.figures['tax.dead_cross']?.value ?? null;
    const row = milestonesOf(report, asOf)?.rows.find(({ id }) => id === 'cross');
    expect(row?.spans[0]?.[0] ?? null).toBe(cross);
    expect(row?.marks[0]?.year ?? null).toBe(cross);
  });

  it('leave out what does not arise: no loan without one, no step of tax for a company', () => {
    const cash = milestonesOf(sampleReport('condominium_unit', { loan_to_price: 0 }), asOf);
    expect(cash?.rows.map(({ id }) => id)).toEqual(['depreciation', 'step', 'repairs', 'best']);
    const company = milestonesOf(sampleReport('condominium_unit', { owner: 'company' }), asOf);
    expect(company?.rows.map(({ id }) => id)).not.toContain('step');
    expect(company?.title).not.toContain('lower rate');
  });

  it('are none where no sale is worked out', () => {
    expect(milestonesOf({ figures: {}, series: {} }, asOf)).toBeNull();
  });

  it('say in one sentence what ends when', () => {
    expect(milestones.title).toMatch(
      /^The loan ends in year 30, depreciation ends in year \d+ and capital gains tax falls to the long-term rate for a sale after year 6\.$/,
    );
  });
});

describe('a chosen year of sale', () => {
  it('has the values of the tables, year by year', () => {
    for (const year of [1, 10, 35]) {
      const { values, calendarYear } = yearOfSale(sample, milestones, year);
      expect(calendarYear).toBe(2026 + year);
      const of = (id: string) => sample.series[id]?.values[year - 1] ?? null;
      expect(values.slice(0, 5).map(({ value }) => value)).toEqual([
        of('exit_ladder.net_after_tax'),
        of('exit_ladder.multiple'),
        of('exit_ladder.irr_after_tax'),
        of('long_term.atcf'),
        of('exit_ladder.loan_balance'),
      ]);
    }
  });

  it.each([
    ['resident', 'condominium_unit'],
    ['company', 'apartment_building'],
    ['non_resident', 'detached_house'],
  ] as const)('has a book value that falls by the depreciation of each year: %s', (owner, kind) => {
    const report = sampleReport(kind, { owner });
    const written = report.series['long_term.depreciation']?.values ?? [];
    const books = written.map((_, index) => bookValue(report, index + 1) ?? Number.NaN);
    expect(books.slice(1).map((book, index) => (books[index] ?? Number.NaN) - book)).toEqual(written.slice(1));
    // Cost of the building and of the land with its part of brokerage: above the price, and the same for every owner.
    const price = report.figures['facts.price']?.value ?? 0;
    expect(books[0]).toBeGreaterThan(price - (written[0] ?? 0));
    expect(books[0]).toBe(bookValue(sampleReport(kind), 1));
  });

  it('reads the same from the data block as from the report', () => {
    const { cards } = createReportView(sample, 'fragment', (path) => path);
    const packed = JSON.parse(JSON.stringify(packCards(cards))) as ReturnType<typeof packCards>;
    const view = cardView(unpackCards(packed));
    expect(milestonesOf(view, asOf)).toEqual(milestones);
    for (let year = 1; year <= 35; year += 1) expect(yearOfSale(view, milestones, year)).toEqual(yearOfSale(sample, milestones, year));
  });

  it('is spoken in one line that begins with its year, and says what does not exist', () => {
    const yen = (value: number) => `¥${value}`;
    const spoken = saleText(yearOfSale(sample, milestones, 6), yen);
    expect(spoken).toMatch(/^Year 6, 2032: Net sale proceeds, after tax ¥-?\d+, Equity multiple, after tax /);
    expect(spoken).toContain('; the long-term capital gains rate applies from here');
    const rates = sample.series['exit_ladder.irr_after_tax'];
    if (rates === undefined) throw new Error('The sample has rates of return.');
    const without = { figures: sample.figures, series: { ...sample.series, [rates.id]: { ...rates, values: [null] } } };
    expect(saleText(yearOfSale(without, milestones, 1), yen)).toContain('IRR, after tax Not available: no single rate');
  });
});
