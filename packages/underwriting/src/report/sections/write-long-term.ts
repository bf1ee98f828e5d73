import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { rentDeclineAtAge } from '../../holding/rent-decline.ts';
import * as texts from '../../texts/projection-texts.ts';
import * as shared from '../../texts/shared-texts.ts';
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
    texts.grossPotentialByAgeFormula,
    [
      'rent.monthly_full',
      ...present(ledger, ['facts.age_years', 'assumptions.building_age']),
      ...present(ledger, ['facts.floor_area', 'facts.units']),
    ],
    texts.grossPotentialByAge,
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
    texts.grossPotentialFormula,
    drivers,
    texts.grossPotential,
  );
  writeRentByAge(draft, id('gross_potential_by_age'), years.length);
  ledger.series(
    id('noi'),
    years.map((entry) => entry.operation.noi),
    texts.noiLongTermFormula,
    ['returns.noi', ...drivers],
    texts.noi,
  );
  ledger.series(
    id('debt_service'),
    years.map((entry) => entry.debtService),
    texts.debtServiceFormula,
    loan,
    texts.debtService,
  );
  ledger.series(
    id('btcf'),
    years.map((entry) => entry.btcf),
    prepays ? texts.btcfPrepayingFormula : texts.btcfFormula,
    [
      id('noi'),
      id('debt_service'),
      'financial_analysis.maintenance_reserves.capital_reserve',
      'financial_analysis.acquisition_costs.fire_insurance',
      'financial_analysis.acquisition_costs.tax_settlement',
      ...prepaid,
    ],
    texts.btcf,
  );
  ledger.series(
    id('principal'),
    years.map((entry) => entry.principal),
    texts.principalFormula,
    loan,
    texts.principalLongTerm,
  );
  ledger.series(
    id('loan_balance'),
    years.map((entry) => entry.loanBalance),
    prepays ? texts.loanBalancePrepayingFormula : texts.loanBalanceFormula,
    loan,
    texts.loanBalance,
  );
  const columns = ['gross_potential', 'gross_potential_by_age', 'noi', 'debt_service', 'btcf', 'principal', 'loan_balance'];
  if (tax.length > 0) {
    ledger.series(
      id('depreciation'),
      years.map((_, index) => tax[index]?.depreciation ?? 0),
      shared.depreciationFormula,
      ['tax.depreciation', 'tax.building_cost'],
      shared.depreciation,
    );
    ledger.series(
      id('atcf'),
      years.map((_, index) => tax[index]?.atcf ?? 0),
      shared.atcfFormula,
      [id('btcf'), id('depreciation'), ...present(ledger, ['assumptions.other_income', 'assumptions.blue_deduction'])],
      shared.atcf,
    );
    columns.push('depreciation', 'atcf');
  }
  return { years: years.map((entry) => entry.year), columns: columns.map(id) };
}
