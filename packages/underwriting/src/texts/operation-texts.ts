import { term } from '../terms/term.ts';

// monthly_expenses.management_fee, monthly_expenses.repair_reserve

export const insideFeeFormula = 'inside the management fee';
export const announcedFormula = 'as stated, then as announced: average of year 1';
export const feePerSqmFormula = 'floor area × assumed fee per m²';

// monthly_expenses

export const propertyManagementFormula = 'EGI ÷ 12 × fee rate';
export const insuranceFormula = 'replacement cost × premium ÷ 12';
export const buildingUpkeepFormula = 'units × upkeep per unit';
export const groundRentFormula = 'as stated or assumed';
export const monthlyTotalFormula = 'sum of the monthly expenses';
export const annualisedFormula = 'monthly expenses × 12';

// maintenance_reserves

export const relettingFormula = 'monthly rent × leasing cost in months × annual tenant turnover';
export const restorationFormula = 'units × turnover cost × annual tenant turnover';
export const capitalReserveByPlanFormula = 'major repairs of year 1 in the repair plan';
export const capitalReserveFormula = 'units × capital reserve per unit';
export const reservesTotalFormula = 'sum of the reserves';

// returns.operating_expenses

export const operatingExpensesFormula = 'monthly expenses × 12 + property tax + leasing cost + turnover cost';

// returns.ncf

export const ncfFormula = 'NOI − capital reserve';

// annual_taxes

export const fixedAssetTaxRate = term(
  'Fixed asset tax, standard rate',
  '標準税率',
  'percent',
  'Standard rate; a few municipalities charge more.',
);
export const statedTaxFormula = 'stated property tax, split as in the estimate';
export const taxesTotalFormula = 'fixed asset tax + city planning tax';
export const assessedTaxFormula = '(assessed land × residential land share + assessed building) × rate';
