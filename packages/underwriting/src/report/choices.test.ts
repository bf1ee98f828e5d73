import { describe, expect, it } from 'vitest';
import { settleAssumptions, settleChoices } from '../assumptions/overrides.ts';
import { caseMetrics } from '../case/metrics.ts';
import { settingsFrom } from '../case/settings.ts';
import { workOutCase } from '../case/work-out-case.ts';
import { readSubject } from '../facts/subject.ts';
import { sampleApartment, sampleContext, sampleFacts, sampleReport } from '../testing/index.ts';
import type { InsightReport } from './document/insight-report.ts';
import { explain } from './explain.ts';
import { insightReportSchema } from './schema/insight-report-schema.ts';
import { schemaErrors } from './schema/json-schema.ts';
import { underwrite } from './underwrite.ts';

const value = (report: InsightReport, id: string) => report.figures[id]?.value ?? Number.NaN;
const row = (report: InsightReport, id: string) => report.series[id]?.values ?? [];

describe('large repairs by date', () => {
  it('stand beside the set-aside, and only one of the two counts in cash flow', () => {
    const aside = sampleReport('apartment_building');
    const dated = sampleReport('apartment_building', { repairs: 'dated_plan' });
    expect(aside.repair_plan?.basis).toBe('set_aside');
    expect(dated.repair_plan?.basis).toBe('dated_plan');
    expect(row(aside, 'long_term.btcf')).toEqual(row(dated, 'long_term.btcf_other_repairs'));
    expect(row(dated, 'long_term.btcf')).toEqual(row(aside, 'long_term.btcf_other_repairs'));
    expect(row(aside, 'long_term.dated_repairs')).toEqual(row(dated, 'long_term.dated_repairs'));
    expect(row(aside, 'long_term.noi')).toEqual(row(dated, 'long_term.noi'));
  });

  it('sum to their total, and each can be followed to its leaves', () => {
    const report = sampleReport('apartment_building');
    const events = report.repair_plan?.events ?? [];
    expect(events.length).toBeGreaterThan(5);
    expect(events.reduce((sum, event) => sum + value(report, event.figure), 0)).toBe(value(report, 'repairs.plan_total'));
    for (const event of events) expect(explain(report, event.figure)).toBeTruthy();
    expect(schemaErrors(insightReportSchema, report)).toEqual([]);
  });

  it('follow an override of a cycle and of the index', () => {
    const plan = (overrides: Parameters<typeof sampleReport>[1]) =>
      value(sampleReport('apartment_building', overrides), 'repairs.plan_total');
    expect(plan({ repair_index_up: 0 })).toBeLessThan(plan({}));
    expect(plan({ exterior_cycle: 11 })).toBeGreaterThan(plan({ exterior_cycle: 18 }));
    expect(plan({ repair_guide_total: 0 })).toBe(0);
  });
});

describe('withholding from an owner abroad', () => {
  const abroad = sampleReport('apartment_building', { owner: 'non_resident', withheld_rent_share: 100 });

  it('takes 20.42 % of the rent and 10.21 % of the price, and gives back what goes beyond the tax', () => {
    const effective = value(abroad, 'income.effective');
    const [first] = row(abroad, 'tax_schedule.withheld_rent');
    expect(first).toBe(Math.floor(effective * 0.2042 + 1e-6));
    expect(value(abroad, 'tax.withheld_sale')).toBe(Math.floor(value(abroad, 'exit.price') * 0.1021 + 1e-6));
    expect(value(abroad, 'tax.withheld_sale_settled')).toBe(value(abroad, 'tax.withheld_sale') - value(abroad, 'exit.gains_tax'));
  });

  it('is timing only: over the years cash differs by what the last return still has to give back', () => {
    const sum = (id: string) => row(abroad, id).reduce<number>((total, entry) => total + (entry ?? 0), 0);
    const last = row(abroad, 'tax_schedule.withheld_rent').at(-1) ?? 0;
    const tax = row(abroad, 'tax_schedule.income_tax').at(-1) ?? 0;
    const owed = Math.max(0, last - Math.max(0, tax));
    expect(sum('tax_schedule.atcf') - sum('tax_schedule.cash_with_withholding')).toBe(owed);
    expect(row(abroad, 'tax_schedule.withholding_refund')[0]).toBe(0);
  });

  it('does not arise for others, nor where tenants live there themselves', () => {
    expect(sampleReport('apartment_building').figures['tax.withheld_sale']).toBeUndefined();
    expect(sampleReport('apartment_building').figures['assumptions.withheld_rent_share']).toBeUndefined();
    const homes = sampleReport('apartment_building', { owner: 'non_resident' });
    expect(row(homes, 'tax_schedule.withheld_rent').every((entry) => entry === 0)).toBe(true);
    expect(value(homes, 'tax.withheld_rent_if_company')).toBeGreaterThan(0);
  });
});

describe('the land’s burden level and shops in the building', () => {
  it('lower and raise the taxes', () => {
    const tax = (overrides: Parameters<typeof sampleReport>[1]) =>
      value(sampleReport('apartment_building', overrides), 'financial_analysis.annual_taxes.fixed_asset_tax');
    expect(value(sampleReport('apartment_building'), 'assumptions.land_burden_level')).toBe(100);
    expect(tax({ land_burden_level: 90 })).toBeLessThan(tax({}));
    expect(tax({ residential_share: 30 })).toBeGreaterThan(tax({}));
    expect(tax({ residential_share: 100 })).toBe(tax({}));
    const acquisition = (share: number) =>
      value(
        sampleReport('apartment_building', { residential_share: share }),
        'financial_analysis.acquisition_costs.acquisition_tax_building',
      );
    expect(acquisition(50)).toBeGreaterThan(acquisition(100));
  });

  it('come from the areas of the rent roll where it lists a shop', () => {
    const line = (layout: string, area: number) => ({
      unit: null,
      layout,
      area_m2: area,
      rent_jpy: 80_000,
      common_fee_jpy: null,
      occupied: true,
      lease_start: null,
    });
    const facts = sampleFacts(
      'apartment_building',
      { ...sampleApartment.values },
      { rent_roll: [line('店舗', 50), line('1K', 25), line('1K', 25)] },
    );
    const report = underwrite(facts, sampleContext(facts, 'Shop below'), {}, '2026-11-20');
    expect(value(report, 'assumptions.residential_share')).toBe(50);
    expect(sampleReport('apartment_building').figures['assumptions.residential_share']).toBeUndefined();
  });
});

describe('targets of the solver', () => {
  it('are the usual ones unless others are chosen', () => {
    const usual = sampleReport('apartment_building');
    const strict = sampleReport('apartment_building', { target_dscr: 1.5, target_irr: 8, target_cash: 500_000 });
    expect([...new Set(usual.thresholds.map((entry) => entry.title.replace(/^.* for: /, '')))]).toEqual([
      'DSCR of at least 1.20× in year 1',
      'cash flow at or above zero in year 1, before tax',
      'cash flow at or above zero after tax in years 1 and 2',
      'IRR before tax of at least 4%',
    ]);
    expect(strict.thresholds[0]?.title).toMatch(/1\.5/);
    for (const id of ['dscr', 'cash']) expect(value(strict, `threshold.${id}.price`)).toBeLessThan(value(usual, `threshold.${id}.price`));
    expect(strict.figures['assumptions.target_dscr']?.origin.kind).toBe('given');
  });
});

describe('no rent at all', () => {
  it('is refused as a fact, and named as the reason where a ratio would divide by it', () => {
    const facts = sampleFacts('apartment_building', { ...sampleApartment.values, monthly_rent_jpy: 0 });
    expect(() => underwrite(facts, sampleContext(facts, 'No rent'), {}, '2026-11-20')).toThrow(/monthly_rent_jpy is 0/);
    const subject = readSubject(sampleApartment, '2026-11-20');
    const settings = settingsFrom(settleAssumptions(subject, {}), 0, settleChoices({}));
    const result = workOutCase(subject, settings, { horizon: 36 });
    expect(result.ratios.breakEven).toEqual({ value: null, because: 'Not available: there is no rent.' });
    expect(result.ratios.grossYield.value).toBe(0);
    expect(result.ratios.irr.value).toBeNull();
    expect(Object.values(caseMetrics(result)).every((number) => number === null || Number.isFinite(number))).toBe(true);
    expect(result.exit.price).toBeGreaterThanOrEqual(0);
  });
});

describe('almost no rent', () => {
  it.each(['condominium_unit', 'apartment_building', 'detached_house'] as const)('makes a whole report without NaN: %s', (kind) => {
    for (const overrides of [{ monthly_rent: 1 }, { monthly_rent: 1, loan_to_price: 0 }, { vacancy: 90 }]) {
      const report = sampleReport(kind, overrides);
      const numbers = Object.values(report.figures).map((figure) => figure.value);
      expect(numbers.every((number) => number === null || Number.isFinite(number))).toBe(true);
      for (const series of Object.values(report.series))
        expect(series.values.every((number) => number === null || Number.isFinite(number))).toBe(true);
      expect(schemaErrors(insightReportSchema, report)).toEqual([]);
      expect(report.figures['returns.noi']?.value).toBeLessThan(0);
      expect(report.headline.risk_level).toBe('high');
      expect(report.risk_reasons.join(' ')).toMatch(/Income yield is −[\d.]+% in the cautious case/);
      expect(report.score_gates.find(({ id }) => id === 'no_income')).toMatchObject({ applied: true, cap: 2.4 });
    }
  });
});
