import { yearOf } from '../../calendar/stated-dates.ts';
import { present, type ReportDraft, writeMetric } from '../../draft/report-draft.ts';
import { ruleOrigin } from '../../figures/ledger.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { fixedAssetTaxRate } from '../../rules/fixed-asset-tax.ts';
import * as texts from '../../texts/operation-texts.ts';
import * as shared from '../../texts/shared-texts.ts';

const monthly = (key: string) => `financial_analysis.monthly_expenses.${key}`;
const taxes = (key: string) => `financial_analysis.annual_taxes.${key}`;
const reserves = (key: string) => `financial_analysis.maintenance_reserves.${key}`;

/** Running costs, property taxes and reserves of the first full year, down to NOI. */
export function writeOperation(draft: ReportDraft): void {
  const { subject, ledger } = draft;
  const area = subject.values.floor_area_m2 === null ? 'assumptions.floor_area' : 'facts.floor_area';
  const fee = (key: 'management_fee' | 'repair_reserve', perArea: string) => {
    const fact = `facts.${key}`;
    if (!subject.isCondominium && !ledger.has(fact)) return;
    if (key === 'repair_reserve' && subject.feeIncludesReserve)
      writeMetric(draft, monthly(key), texts.insideFeeFormula, ['facts.management_fee']);
    else if (ledger.value(fact) !== null) {
      const rise = key === 'repair_reserve' ? present(ledger, ['facts.reserve_announced', 'facts.reserve_announced_in']) : [];
      writeMetric(draft, monthly(key), rise.length > 0 ? texts.announcedFormula : shared.asStated, [fact, ...rise]);
    } else writeMetric(draft, monthly(key), texts.feePerSqmFormula, [area, perArea]);
  };
  fee('management_fee', 'assumptions.management_fee_per_m2');
  fee('repair_reserve', 'assumptions.reserve_per_m2');
  writeMetric(draft, monthly('property_management'), texts.propertyManagementFormula, ['income.effective', 'assumptions.management_rate']);
  writeMetric(draft, monthly('insurance'), texts.insuranceFormula, ['assessment.rebuilding_cost', 'assumptions.insurance_rate']);
  writeMetric(draft, monthly('building_upkeep'), texts.buildingUpkeepFormula, ['facts.units', 'assumptions.upkeep_per_unit']);
  if (subject.isLeasehold)
    writeMetric(
      draft,
      monthly('ground_rent'),
      texts.groundRentFormula,
      ledger.value('facts.ground_rent') === null ? ['assumptions.ground_rent'] : ['facts.ground_rent'],
    );
  if (ledger.has('facts.other_fees')) writeMetric(draft, monthly('other_fees'), shared.asStated, ['facts.other_fees']);
  const monthlyKeys = present(
    ledger,
    ['management_fee', 'repair_reserve', 'property_management', 'insurance', 'building_upkeep', 'ground_rent', 'other_fees'].map(monthly),
  );
  writeMetric(draft, monthly('total'), texts.monthlyTotalFormula, monthlyKeys);
  writeMetric(draft, 'costs.monthly_expenses.annualised', texts.annualisedFormula, [monthly('total')]);
  writeTaxes(draft);
  writeMetric(draft, reserves('reletting'), texts.relettingFormula, [
    'rent.monthly_full',
    'assumptions.reletting_months',
    'assumptions.turnover',
  ]);
  writeMetric(draft, reserves('restoration'), texts.restorationFormula, ['facts.units', 'assumptions.restoration', 'assumptions.turnover']);
  const dated = draft.settings.datedRepairs !== null;
  writeMetric(
    draft,
    reserves('capital_reserve'),
    dated ? texts.capitalReserveByPlanFormula : texts.capitalReserveFormula,
    dated
      ? ['facts.units', 'assumptions.repair_guide_total', 'assumptions.repair_index_up']
      : ['facts.units', 'assumptions.capital_reserve_per_unit'],
  );
  writeMetric(draft, reserves('total'), texts.reservesTotalFormula, ['reletting', 'restoration', 'capital_reserve'].map(reserves));
  writeMetric(draft, 'returns.operating_expenses', texts.operatingExpensesFormula, [
    'costs.monthly_expenses.annualised',
    taxes('total'),
    reserves('reletting'),
    reserves('restoration'),
  ]);
  writeMetric(draft, 'returns.noi', shared.noiFormula, ['income.effective', 'returns.operating_expenses']);
  writeMetric(draft, 'returns.ncf', texts.ncfFormula, ['returns.noi', reserves('capital_reserve')]);
}

function writeTaxes(draft: ReportDraft): void {
  const { ledger, subject } = draft;
  const rate = readRule(fixedAssetTaxRate, `${yearOf(subject.asOf)}-01-01`);
  ledger.add('rules.fixed_asset_tax_rate', rate.version.value * 100, ruleOrigin(rate), {
    term: texts.fixedAssetTaxRate,
  });
  const landInputs = present(ledger, ['facts.land_area', 'facts.units', 'assumptions.land_burden_level', 'assumptions.residential_share']);
  if (ledger.has('facts.property_tax')) {
    for (const key of ['fixed_asset_tax', 'city_planning_tax'])
      writeMetric(draft, taxes(key), texts.statedTaxFormula, [
        'facts.property_tax',
        'assessment.land',
        'assessment.building',
        'rules.fixed_asset_tax_rate',
        'assumptions.city_planning_rate',
      ]);
    writeMetric(draft, taxes('total'), texts.taxesTotalFormula, [taxes('fixed_asset_tax'), taxes('city_planning_tax')]);
    return;
  }
  writeMetric(draft, taxes('fixed_asset_tax'), texts.assessedTaxFormula, [
    'assessment.land',
    'assessment.building',
    ...landInputs,
    'rules.fixed_asset_tax_rate',
  ]);
  writeMetric(draft, taxes('city_planning_tax'), texts.assessedTaxFormula, [
    'assessment.land',
    'assessment.building',
    ...landInputs,
    'assumptions.city_planning_rate',
  ]);
  writeMetric(draft, taxes('total'), texts.taxesTotalFormula, [taxes('fixed_asset_tax'), taxes('city_planning_tax')]);
}
