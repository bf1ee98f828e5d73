import type { ReportDraft } from '../../draft/report-draft.ts';
import * as texts from '../../texts/costs-texts.ts';
import type { FinancialAnalysis, InsightReport } from '../document/insight-report.ts';
import { ledgerLabel } from './ledger-label.ts';

const groups: { id: keyof FinancialAnalysis; title: string; title_ja: string; keys: string[] }[] = [
  {
    id: 'acquisition_costs',
    ...texts.acquisitionCosts,
    keys: [
      'brokerage',
      'stamp_sale',
      'stamp_loan',
      'registration_land',
      'registration_building',
      'registration_mortgage',
      'acquisition_tax_land',
      'acquisition_tax_building',
      'scrivener',
      'loan_fee',
      'fire_insurance',
      'tax_settlement',
      'works',
    ],
  },
  {
    id: 'monthly_expenses',
    ...texts.monthlyExpenses,
    keys: ['management_fee', 'repair_reserve', 'property_management', 'insurance', 'building_upkeep', 'ground_rent', 'other_fees'],
  },
  { id: 'annual_taxes', ...texts.annualTaxes, keys: ['fixed_asset_tax', 'city_planning_tax'] },
  {
    id: 'maintenance_reserves',
    ...texts.maintenanceReserves,
    keys: ['reletting', 'restoration', 'capital_reserve'],
  },
];

/** The spec's four groups, as plain yen and as lines that point at figures. */
export function writeCosts(draft: ReportDraft): Pick<InsightReport, 'financial_analysis' | 'cost_groups'> {
  const { ledger } = draft;
  const analysis: FinancialAnalysis = { acquisition_costs: {}, monthly_expenses: {}, annual_taxes: {}, maintenance_reserves: {} };
  const costGroups = groups.map((group) => {
    const id = (key: string) => `financial_analysis.${group.id}.${key}`;
    const keys = group.keys.filter((key) => ledger.has(id(key)));
    for (const key of [...keys, 'total']) analysis[group.id][key] = ledger.value(id(key)) ?? 0;
    const lines = keys.map((key) => ({ key, ...ledgerLabel(ledger, id(key)), figure: id(key) }));
    return {
      id: group.id,
      title: group.title,
      title_ja: group.title_ja,
      lines,
      total: id('total'),
      annualised: group.id === 'monthly_expenses' ? 'costs.monthly_expenses.annualised' : id('total'),
    };
  });
  return { financial_analysis: analysis, cost_groups: costGroups };
}
