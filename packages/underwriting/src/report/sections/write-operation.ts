import { yearOf } from '../../calendar/stated-dates.ts';
import { present, type ReportDraft, writeMetric } from '../../draft/report-draft.ts';
import { ruleOrigin } from '../../figures/ledger.ts';
import { readRule } from '../../rules/dated-rule.ts';
import { fixedAssetTaxRate } from '../../rules/fixed-asset-tax.ts';

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
      writeMetric(draft, monthly(key), 'inside the management fee', ['facts.management_fee']);
    else if (ledger.value(fact) !== null) {
      const rise = key === 'repair_reserve' ? present(ledger, ['facts.reserve_announced', 'facts.reserve_announced_in']) : [];
      writeMetric(draft, monthly(key), rise.length > 0 ? 'as stated, then as announced: average of year 1' : 'as stated', [fact, ...rise]);
    } else writeMetric(draft, monthly(key), 'floor area × assumed fee per m²', [area, perArea]);
  };
  fee('management_fee', 'assumptions.management_fee_per_m2');
  fee('repair_reserve', 'assumptions.reserve_per_m2');
  writeMetric(draft, monthly('property_management'), 'EGI ÷ 12 × fee rate', ['income.effective', 'assumptions.management_rate']);
  writeMetric(draft, monthly('insurance'), 'replacement cost × premium ÷ 12', ['assessment.rebuilding_cost', 'assumptions.insurance_rate']);
  writeMetric(draft, monthly('building_upkeep'), 'units × upkeep per unit', ['facts.units', 'assumptions.upkeep_per_unit']);
  if (subject.isLeasehold)
    writeMetric(
      draft,
      monthly('ground_rent'),
      'as stated or assumed',
      ledger.value('facts.ground_rent') === null ? ['assumptions.ground_rent'] : ['facts.ground_rent'],
    );
  if (ledger.has('facts.other_fees')) writeMetric(draft, monthly('other_fees'), 'as stated', ['facts.other_fees']);
  const monthlyKeys = present(
    ledger,
    ['management_fee', 'repair_reserve', 'property_management', 'insurance', 'building_upkeep', 'ground_rent', 'other_fees'].map(monthly),
  );
  writeMetric(draft, monthly('total'), 'sum of the monthly expenses', monthlyKeys);
  writeMetric(draft, 'costs.monthly_expenses.annualised', 'monthly expenses × 12', [monthly('total')]);
  writeTaxes(draft);
  writeMetric(draft, reserves('reletting'), 'monthly rent × leasing cost in months × annual tenant turnover', [
    'rent.monthly_full',
    'assumptions.reletting_months',
    'assumptions.turnover',
  ]);
  writeMetric(draft, reserves('restoration'), 'units × turnover cost × annual tenant turnover', [
    'facts.units',
    'assumptions.restoration',
    'assumptions.turnover',
  ]);
  const dated = draft.settings.datedRepairs !== null;
  writeMetric(
    draft,
    reserves('capital_reserve'),
    dated ? 'major repairs of year 1 in the repair plan' : 'units × capital reserve per unit',
    dated
      ? ['facts.units', 'assumptions.repair_guide_total', 'assumptions.repair_index_up']
      : ['facts.units', 'assumptions.capital_reserve_per_unit'],
  );
  writeMetric(draft, reserves('total'), 'sum of the reserves', ['reletting', 'restoration', 'capital_reserve'].map(reserves));
  writeMetric(draft, 'returns.operating_expenses', 'monthly expenses × 12 + property tax + leasing cost + turnover cost', [
    'costs.monthly_expenses.annualised',
    taxes('total'),
    reserves('reletting'),
    reserves('restoration'),
  ]);
  writeMetric(draft, 'returns.noi', 'EGI − operating expenses', ['income.effective', 'returns.operating_expenses']);
  writeMetric(draft, 'returns.ncf', 'NOI − capital reserve', ['returns.noi', reserves('capital_reserve')]);
}

function writeTaxes(draft: ReportDraft): void {
  const { ledger, subject } = draft;
  const rate = readRule(fixedAssetTaxRate, `${yearOf(subject.asOf)}-01-01`);
  ledger.add('rules.fixed_asset_tax_rate', rate.version.value * 100, ruleOrigin(rate), {
    term: {
      label: 'Fixed asset tax, standard rate',
      label_ja: '標準税率',
      unit: 'percent',
      definition: 'Standard rate; a few municipalities charge more.',
    },
  });
  const landInputs = present(ledger, ['facts.land_area', 'facts.units', 'assumptions.land_burden_level', 'assumptions.residential_share']);
  if (ledger.has('facts.property_tax')) {
    for (const key of ['fixed_asset_tax', 'city_planning_tax'])
      writeMetric(draft, taxes(key), 'stated property tax, split as in the estimate', [
        'facts.property_tax',
        'assessment.land',
        'assessment.building',
        'rules.fixed_asset_tax_rate',
        'assumptions.city_planning_rate',
      ]);
    writeMetric(draft, taxes('total'), 'fixed asset tax + city planning tax', [taxes('fixed_asset_tax'), taxes('city_planning_tax')]);
    return;
  }
  writeMetric(draft, taxes('fixed_asset_tax'), '(assessed land × residential land share + assessed building) × rate', [
    'assessment.land',
    'assessment.building',
    ...landInputs,
    'rules.fixed_asset_tax_rate',
  ]);
  writeMetric(draft, taxes('city_planning_tax'), '(assessed land × residential land share + assessed building) × rate', [
    'assessment.land',
    'assessment.building',
    ...landInputs,
    'assumptions.city_planning_rate',
  ]);
  writeMetric(draft, taxes('total'), 'fixed asset tax + city planning tax', [taxes('fixed_asset_tax'), taxes('city_planning_tax')]);
}
