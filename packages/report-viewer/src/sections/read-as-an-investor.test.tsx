import { type InsightReport, underwrite } from '@rimawari/underwriting';
import { sampleApartment, sampleContext, sampleDate, sampleHouse, sampleMarket, sampleReport } from '@rimawari/underwriting/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { exitChart } from '../charts/charted/long-run.ts';
import { DrawnLines } from '../charts/drawn/drawn-lines.tsx';
import { createReportView, ReportContext } from '../context/report-context.ts';
import { proseWords } from '../format/prose-words.ts';
import { EvidenceWords } from './about-report.tsx';
import { CashTile } from './glance-tiles.tsx';
import { Income } from './income.tsx';
import { MarketContext } from './market.tsx';
import { rentBasis } from './rent-basis.ts';
import { Thresholds } from './thresholds.tsx';

const words = (report: InsightReport, Part: () => React.ReactNode): string =>
  renderToStaticMarkup(
    <ReportContext value={createReportView(report, 'fragment', (path) => path)}>
      <Part />
    </ReportContext>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/\s+/g, ' ');

describe('what a reader of a whole report stumbles over', () => {
  it('an axis in quarters says quarters, and not other numbers', () => {
    const canvas = { printed: false, currency: 'JPY', rate: 150, idPrefix: '' } as const;
    const axis = (values: number[]) => {
      const markup = renderToStaticMarkup(
        <DrawnLines years={[1, 2]} lines={[{ id: 'a', values }]} marks={[]} unit="ratio" legend={[]} canvas={canvas} labelledBy="t" />,
      );
      return [...markup.matchAll(/text-anchor="end">([^<]*)</g)].map(([, text]) => text);
    };
    expect(axis([0.77, 0.97])).toEqual(['0.00', '0.25', '0.50', '0.75', '1.00']);
    expect(axis([-0.3, -0.1])).toEqual(['−0.3', '−0.2', '−0.1', '0.0']);
    expect(axis([1, 3])).toEqual(['0', '1', '2', '3']);
  });

  it('every amount of this property beside a level of the place has its unit', () => {
    const context = { ...sampleContext(sampleApartment, 'Sample'), market: sampleMarket() };
    const report = underwrite(sampleApartment, context, {}, sampleDate);
    expect(report.market?.comparisons.some(({ own }) => own === 'market.own_land_price')).toBe(true);
    const text = words(report, MarketContext);
    expect(text).toMatch(/¥52,500 ?\/mo/);
    expect(text).toMatch(/7\.41%/);
    expect(text).toMatch(/per m², (above|within|below) the range of ¥[\d,]+ ?– ?¥[\d,]+/);
  });

  it('a rise of the rent that a target needs does not read as a negative change', () => {
    const text = words(sampleReport('condominium_unit'), Thresholds);
    expect(text).toMatch(/ [\d.]+ % rise needed/);
    expect(text).not.toMatch(/−[\d.]+ % rise needed/);
  });

  it('a rent that the seller hopes for is not called stated', () => {
    const facts = { ...sampleHouse, extra: { ...sampleHouse.extra, assumed_monthly_rent_jpy: 90_000 } };
    const report = underwrite(facts, sampleContext(facts, 'Sample'), {}, sampleDate);
    expect(report.headline.rent_basis).toBe('stated');
    expect(rentBasis(report)).toBe('seller');
    expect(words(report, EvidenceWords)).toContain('The rent is the seller’s expectation.');
    expect(words(report, Income)).not.toContain('What the rent is');
    expect(rentBasis(sampleReport('condominium_unit'))).toBe('stated');
    expect(rentBasis(sampleReport('detached_house'))).toBe('assumed');
  });

  it('a full rent that differs from the one stated says below its table how it is counted', () => {
    const roll = ['101', '102'].map((unit, index) => ({
      unit,
      layout: '1K',
      area_m2: 23.3,
      rent_jpy: index === 0 ? 52_000 : null,
      common_fee_jpy: 3000,
      occupied: index === 0,
      lease_start: null,
    }));
    const facts = {
      ...sampleApartment,
      values: { ...sampleApartment.values, units: 2 },
      extra: { ...sampleApartment.extra, rent_roll: roll },
    };
    const report = underwrite(facts, sampleContext(facts, 'Sample'), {}, sampleDate);
    expect(words(report, Income)).toMatch(
      /Full-occupancy rent used ?: .*vacant units|Vacancy and credit loss ?: .*rent of units vacant today/,
    );
    expect(words(sampleReport('condominium_unit'), Income)).not.toMatch(/Full-occupancy rent used ?: /);
  });

  it('a number and its percent stand on one line', () => {
    expect(proseWords('It is cut to about half (49 %), 1.6.')).toEqual(['It is cut to about half (49\u00a0%), 1.6.']);
  });

  it('no range of amounts in an assumption loses its unit', () => {
    const { figures } = sampleReport('apartment_building');
    const reasons = Object.values(figures).flatMap(({ origin }) => (origin.kind === 'assumed' ? [origin.reason] : []));
    expect(reasons.length).toBeGreaterThan(30);
    expect(reasons.filter((reason) => /(?<![¥\d,])\d{1,3},\d{3}(?![\d,]| households)/.test(reason))).toEqual([]);
  });

  it('a month that depends on an estimated rent is a range by rent', () => {
    expect(words(sampleReport('detached_house'), CashTile)).toMatch(/¥[\d.,]+[KM]? ?(–|to) ?¥[\d.,]+[KM]? .*Middle rent ¥[\d,]+ ?\./);
    expect(words(sampleReport('condominium_unit'), CashTile)).toContain('by land/building split');
  });

  it('a sale that gives nothing back says what is weighed against what', () => {
    const sample = sampleReport('condominium_unit');
    const multiple = sample.series['exit_ladder.multiple'];
    if (multiple === undefined) throw new Error('The sample has an exit ladder.');
    const series = { ...sample.series, [multiple.id]: { ...multiple, values: multiple.values.map(() => -0.2) } };
    expect(
      exitChart({ ...sample, series })
        ?.title.filter((part) => typeof part === 'string')
        .join(''),
    ).toContain('shortfalls exceed net sale proceeds after tax');
  });
});
