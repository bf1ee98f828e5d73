import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { rentDeclineAtAge } from '../../holding/rent-decline.ts';
import * as figureTerms from '../../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../../terms/term.ts';
import type { Projection } from '../document/insight-report.ts';
import { loanInputs } from './loan-inputs.ts';

/** Longest time looked at, in years. */
export const longTermYears = 35;

/** Full rent by the study of how rents fall with the age of a building, beside the even change that counts. */
function writeRentByAge({ subject, base, ledger, settings }: ReportDraft, id: string, years: number): void {
  const { ageYears, floorAreaSqm } = base.purchase.valuation;
  const size = floorAreaSqm / subject.unitsUsed < 30 ? 'single' : 'compact';
  let level = settings.monthlyRent;
  const values = Array.from({ length: years }, (_, index) => {
    if (index > 0) level *= 1 - rentDeclineAtAge(size, ageYears + index);
    return Math.round(level) * 12;
  });
  ledger.series(
    id,
    values,
    'full-occupancy rent × 12, falling each year by the rate for the building’s age',
    [
      'rent.monthly_full',
      ...present(ledger, ['facts.age_years', 'assumptions.building_age']),
      ...present(ledger, ['facts.floor_area', 'facts.units']),
    ],
    term(
      'Gross potential income, age curve',
      '総潜在収入 (経年曲線)',
      'JPY/year',
      'Reference only, not used in results. In Tokyo’s 23 wards rents fell 1.7% (small units) or 2.2% a year at building ages 3–10, 0.6% or 0.9% to age 20, and little after (三井住友トラスト基礎研究所, as quoted).',
    ),
  );
}

/** The chain over 35 years, beyond the holding period: what happens if it is simply kept. */
export function writeLongTerm(draft: ReportDraft): Projection {
  const { base, ledger } = draft;
  const years = base.allYears.slice(0, longTermYears);
  const tax = base.afterTax.years;
  const id = (name: string) => `long_term.${name}`;
  const drivers = ['rent.monthly_full', 'assumptions.rent_change', 'assumptions.cost_growth'];
  const loan = loanInputs(draft);
  const prepays = (draft.settings.values.prepayment ?? 0) > 0;
  const prepaid = prepays ? present(ledger, ['assumptions.prepayment', 'assumptions.prepayment_year']) : [];
  ledger.series(
    id('gross_potential'),
    years.map((entry) => entry.operation.grossPotential),
    'full-occupancy rent × 12, changed once a year',
    drivers,
    term('Gross potential income', '総潜在収入', 'JPY/year', 'Rent with every unit leased.'),
  );
  writeRentByAge(draft, id('gross_potential_by_age'), years.length);
  ledger.series(
    id('noi'),
    years.map((entry) => entry.operation.noi),
    'NOI of year 1, with rent change and cost growth each year',
    ['returns.noi', ...drivers],
    term('NOI', '純営業収益', 'JPY/year', figureTerms.noi.definition),
  );
  ledger.series(
    id('debt_service'),
    years.map((entry) => entry.debtService),
    'payments of the year',
    loan,
    term('Debt service', '元利返済額', 'JPY/year', 'Zero after the loan ends.'),
  );
  ledger.series(
    id('btcf'),
    years.map((entry) => entry.btcf),
    prepays
      ? 'NOI − capital reserve − debt service − prepayment + paid at closing'
      : 'NOI − capital reserve − debt service + paid at closing',
    [
      id('noi'),
      id('debt_service'),
      'financial_analysis.maintenance_reserves.capital_reserve',
      'financial_analysis.acquisition_costs.fire_insurance',
      'financial_analysis.acquisition_costs.tax_settlement',
      ...prepaid,
    ],
    standard(figureTerms.btcf, 'JPY/year', {
      ja: '税引前キャッシュフロー',
      definition: 'NOI − capital reserve − debt service + items paid at closing.',
    }),
  );
  ledger.series(
    id('principal'),
    years.map((entry) => entry.principal),
    'principal repaid',
    loan,
    term('Principal repaid', '元金返済', 'JPY/year', 'Compared with depreciation for the dead cross.'),
  );
  ledger.series(
    id('loan_balance'),
    years.map((entry) => entry.loanBalance),
    prepays ? 'loan − principal repaid − prepayment' : 'loan − principal repaid',
    loan,
    standard(figureTerms.loanBalance, 'JPY'),
  );
  const columns = ['gross_potential', 'gross_potential_by_age', 'noi', 'debt_service', 'btcf', 'principal', 'loan_balance'];
  if (tax.length > 0) {
    ledger.series(
      id('depreciation'),
      years.map((_, index) => tax[index]?.depreciation ?? 0),
      'tax cost × rate until ¥1 is left',
      ['tax.depreciation', 'tax.building_cost'],
      term('Depreciation', '減価償却費', 'JPY/year', 'Depreciation of the year.'),
    );
    ledger.series(
      id('atcf'),
      years.map((_, index) => tax[index]?.atcf ?? 0),
      'cash flow before tax − income tax',
      [id('btcf'), id('depreciation'), ...present(ledger, ['assumptions.other_income', 'assumptions.blue_deduction'])],
      term('Cash flow after tax', '税引後キャッシュフロー', 'JPY/year', 'Cash flow before tax − income tax.'),
    );
    columns.push('depreciation', 'atcf');
  }
  return { years: years.map((entry) => entry.year), columns: columns.map(id) };
}
