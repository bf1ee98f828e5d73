import { describe, expect, it } from 'vitest';
import { assumptionKeys } from '../src/assumptions/defaults.ts';
import { settlingDocuments } from '../src/assumptions/settling-documents.ts';
import type { AssumptionOverrides } from '../src/index.ts';
import { underwrite } from '../src/report/underwrite.ts';
import { sampleCondominium, sampleContext, sampleKinds, sampleReport } from '../src/testing/index.ts';

const reportOf = (overrides: AssumptionOverrides, facts = sampleCondominium) =>
  underwrite(facts, sampleContext(facts, 'Test'), overrides, '2026-11-20');

/**
 * A unit at 23,800,000 yen let at 98,000 yen a month, 5 % vacant, with nothing lost between tenants, owned by an individual
 * whose first year ends in a loss and who has no other income: no income tax in any of the cases below, so that cash after
 * tax is cash before it. Loan 19,000,000 yen (80 % in steps of a million), 30 years, level payments.
 */
const plain: AssumptionOverrides = { vacancy: 5, turnover: 0, other_income: 0, loan_to_price: 80, loan_years: 30, loan_fee: 0 };
const report = reportOf(plain);
const row = (id: string) => report.document_meter?.find((entry) => entry.id === id);

describe('what a missing document would settle, worked out by hand', () => {
  it.each([
    // 98,000 × 0.95 = 93,100 a month: 3.3% is 3,072, 5% 4,655, 5.5% 5,120 yen, each cut to the yen. 12 × (5,120 − 4,655) = 5,580; 12 × (4,655 − 3,072) = 18,996.
    ['management_contract', 5_580, 18_996],
    // 98,000 ± 5%: 93,100 and 102,900. × 0.95 = 88,445 and 97,755; less 5% (4,422 and 4,887) = 84,023 and 92,868; the middle is 93,100 − 4,655 = 88,445. × 12.
    ['lease', 53_064, 53_076],
    // Level payments of 360 months: 73,112 at 2.3%, 79,083 at 2.9%, 86,382 at 3.6%. × 12.
    ['loan_offer', 12 * (86_382 - 79_083), 12 * (79_083 - 73_112)],
  ])('%s: cash after tax falls by %i or rises by %i yen', (id, less, more) => {
    const cash = report.figures['returns.atcf']?.value ?? Number.NaN;
    expect(row(id)?.cash).toMatchObject({ value: cash, range: [cash - less, cash + more], unit: 'JPY/year' });
    expect(row(id)?.effect.value).toBe(less + more);
  });

  it('inspection: upkeep of 500 to 2,000 yen a month and 22,890 to 42,510 yen a year set aside are 37,620 yen a year', () => {
    // Reserve of 20,000 + 500 × 25.4 m² = 32,700, from 0.7 to 1.3 of it: 12 × (2,000 − 500) + (42,510 − 22,890)
    expect(row('inspection')?.effect.value).toBe(37_620);
  });

  it('the net yield moves by what the NOI moves, over the same outlay', () => {
    // The rent alone moves NOI, by 106,140 yen; what is paid at the purchase stays.
    const outlay = (report.figures['equity.initial']?.value ?? 0) + 19_000_000;
    const [low, high] = row('lease')?.net_yield.range ?? [0, 0];
    expect(((high - low) / 100) * outlay).toBeCloseTo(106_140, -1);
    expect(row('loan_offer')?.net_yield.range).toEqual([
      report.figures['returns.net_yield']?.value,
      report.figures['returns.net_yield']?.value,
    ]);
  });

  it('is in the order of its effect in yen, and so are the requests', () => {
    const effects = report.document_meter?.map(({ effect }) => effect.value ?? 0) ?? [];
    expect(effects).toEqual([...effects].sort((a, b) => b - a));
    expect(report.document_meter?.slice(0, 4).map(({ id }) => id)).toEqual(['loan_offer', 'lease', 'inspection', 'management_contract']);
    expect(
      report.next_steps
        .map(({ id }) => id)
        .filter((id) => !id.startsWith('price-'))
        .slice(0, 3),
    ).toEqual(['loan-offer', 'document-rent-roll', 'document-assessed-values']);
    expect(report.missing.map(({ field }) => field)).toEqual(['extra.rent_roll', 'assessed_values', 'repair_plan']);
  });
});

describe('the meter of missing evidence', () => {
  it('leaves out what is there', () => {
    const facts = {
      ...sampleCondominium,
      extra: {
        ...sampleCondominium.extra,
        land_assessed_jpy: 2_000_000,
        building_assessed_jpy: 3_000_000,
        rent_roll: [
          { unit: '302', layout: null, area_m2: null, rent_jpy: 98_000, common_fee_jpy: null, occupied: true, lease_start: null },
        ],
      },
    };
    const all = {
      ...plain,
      loan_rate: 2,
      management_rate: 5,
      insurance_rate: 0.1,
      upkeep_per_unit: 1_000,
      capital_reserve_per_unit: 30_000,
    };
    expect(reportOf(all, facts).document_meter).toEqual([]);
    expect(reportOf({ loan_to_price: 0 }).document_meter?.map(({ id }) => id)).not.toContain('loan_offer');
  });

  it.each(sampleKinds)('shows each outcome of the %s with the base case within its ends', (kind) => {
    const { document_meter: meter = [], figures } = sampleReport(kind);
    expect(meter.length).toBeGreaterThanOrEqual(5);
    for (const { net_yield, cash, score, effect } of meter) {
      for (const [figure, base] of [
        [net_yield, 'returns.net_yield'],
        [cash, 'returns.atcf'],
        [score, 'score.scenario'],
      ] as const) {
        const { value, range, definition, origin } = figure;
        expect(value).toBe(figures[base]?.value);
        expect(range?.[0]).toBeLessThanOrEqual(value ?? Number.NaN);
        expect(range?.[1]).toBeGreaterThanOrEqual(value ?? Number.NaN);
        expect(definition.length).toBeGreaterThan(60);
        for (const input of origin.kind === 'computed' ? origin.inputs : []) expect(figures).toHaveProperty([input]);
      }
      const [low, high] = cash.range ?? [0, 0];
      expect(effect.value).toBeLessThanOrEqual(high - low);
    }
  });

  it('knows a document for every input once it is named, in both languages', () => {
    for (const { settles, title_ja } of settlingDocuments) {
      expect(title_ja).toMatch(/[\p{Script=Han}\p{Script=Katakana}]/u);
      for (const input of settles) expect(['rent', 'split', ...assumptionKeys]).toContain(input);
    }
    expect(new Set(settlingDocuments.map(({ id }) => id)).size).toBe(settlingDocuments.length);
  });
});
