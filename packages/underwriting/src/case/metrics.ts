import { bonusPayments } from '../loan/bonus-payments.ts';
import { levelPayment } from '../loan/level-payment.ts';
import type { CaseResult } from './work-out-case.ts';

/** Years beyond which a payback says nothing: no building stands so long. */
export const longestPayback = 100;

const percent = (value: number | null) => (value === null ? null : value * 100);

/** What bonuses repay with every sixth payment, at the rate agreed first; 0 without. */
function bonusPayment({ terms }: CaseResult): number {
  const [first] = terms?.bonusPrincipal ? bonusPayments(terms, () => terms.annualRate) : [];
  return first === undefined ? 0 : first.interest + first.principal;
}

/** First payment of the loan: level, or interest alone while only interest is paid. */
function firstPayment(result: CaseResult): number {
  const { terms } = result;
  if (terms === null) return 0;
  const monthly = terms.principal - (terms.bonusPrincipal ?? 0);
  const interest = Math.floor((monthly * terms.annualRate) / 12);
  if (terms.interestOnlyMonths) return interest;
  return terms.method === 'level_principal'
    ? Math.floor(monthly / terms.months) + interest
    : levelPayment(monthly, terms.annualRate / 12, terms.months);
}

/** What scenarios and tables of ranges tell of a case, each worked out by itself, in the units of the report. */
export const outcomeOf = {
  noi: ({ first }: CaseResult): number | null => first.operation.noi,
  btcf: ({ first }: CaseResult): number | null => first.btcf,
  dscr: ({ ratios }: CaseResult): number | null => ratios.dscr.value,
  net_yield: ({ ratios }: CaseResult): number | null => percent(ratios.netYield.value),
  break_even: ({ ratios }: CaseResult): number | null => percent(ratios.breakEven.value),
  irr: ({ ratios }: CaseResult): number | null => percent(ratios.irr.value),
  npv: ({ npv }: CaseResult): number | null => Math.round(npv),
};

/** Figures of a case by figure id, in the units of the report. One list serves the base case, its ranges and its scenarios. */
export function caseMetrics(result: CaseResult): Record<string, number | null> {
  const { purchase, ratios, exit } = result;
  const { first } = result;
  const { operation } = first;
  const metrics: Record<string, number | null> = {
    'assessment.rebuilding_cost': purchase.valuation.rebuildingCost,
    'assessment.depreciated_cost': purchase.valuation.depreciatedCost,
    'assessment.building': purchase.valuation.buildingAssessed,
    'assessment.land': purchase.valuation.landAssessed,
    'split.building': purchase.valuation.split.building,
    'split.land': purchase.valuation.split.land,
    'split.consumption_tax': purchase.valuation.split.consumptionTax,
    'loan.amount': purchase.loanAmount,
    'loan.months': result.terms?.months ?? 0,
    'loan.monthly_payment': firstPayment(result),
    'loan.bonus_payment': bonusPayment(result),
    'loan.annual_debt_service': first.debtService,
    'loan.constant': percent(ratios.loanConstant.value),
    'loan.to_price': percent(ratios.loanToValue.value),
    'loan.total_interest': result.loanYears.reduce((sum, year) => sum + year.interest, 0),
    'equity.initial': result.equity,
    'rent.monthly_full': result.settings.monthlyRent,
    'income.gross_potential': operation.grossPotential,
    'income.vacancy_loss': operation.vacancyLoss,
    'income.effective': operation.effective,
    'returns.operating_expenses': operation.operatingExpenses,
    'returns.noi': outcomeOf.noi(result),
    'returns.ncf': operation.ncf,
    'returns.btcf': outcomeOf.btcf(result),
    'returns.gross_yield': percent(ratios.grossYield.value),
    'returns.noi_yield': percent(ratios.noiYield.value),
    'returns.net_yield': outcomeOf.net_yield(result),
    'returns.dscr': outcomeOf.dscr(result),
    'returns.break_even': outcomeOf.break_even(result),
    'returns.cash_on_cash': percent(ratios.cashOnCash.value),
    'returns.irr': outcomeOf.irr(result),
    'returns.multiple': ratios.multiple.value,
    'returns.npv': outcomeOf.npv(result),
    'exit.noi_forward': exit.noi,
    'exit.by_income': exit.methods.income ?? null,
    'exit.by_cost': exit.methods.cost ?? null,
    'exit.by_contracts': exit.methods.contracts ?? null,
    'exit.consent_fee': exit.consentFee,
    'exit.cap_rate': exit.capRate * 100,
    'exit.price': exit.price,
    'exit.sale_costs': exit.saleCosts,
    'exit.loan_balance': exit.loanBalance,
    'exit.net_proceeds': exit.netProceeds,
  };
  for (const [key, amount] of Object.entries(purchase.costs)) metrics[`financial_analysis.acquisition_costs.${key}`] = amount;
  metrics['financial_analysis.acquisition_costs.total'] = purchase.total;
  const monthlyTotal = Object.values(operation.monthly).reduce((sum, amount) => sum + amount, 0);
  for (const [key, amount] of Object.entries(operation.monthly)) metrics[`financial_analysis.monthly_expenses.${key}`] = amount;
  metrics['financial_analysis.monthly_expenses.total'] = monthlyTotal;
  metrics['costs.monthly_expenses.annualised'] = monthlyTotal * 12;
  for (const [key, amount] of Object.entries(operation.taxes)) metrics[`financial_analysis.annual_taxes.${key}`] = amount;
  metrics['financial_analysis.annual_taxes.total'] = operation.taxes.fixed_asset_tax + operation.taxes.city_planning_tax;
  metrics['financial_analysis.maintenance_reserves.reletting'] = operation.reletting;
  metrics['financial_analysis.maintenance_reserves.restoration'] = operation.restoration;
  metrics['financial_analysis.maintenance_reserves.capital_reserve'] = operation.capitalReserve;
  metrics['financial_analysis.maintenance_reserves.total'] = operation.reletting + operation.restoration + operation.capitalReserve;
  metrics['returns.effective_yield'] =
    result.ratios.grossYield.value === null || operation.grossPotential === 0
      ? null
      : (percent(result.ratios.grossYield.value) ?? 0) * (operation.effective / operation.grossPotential);
  const cash = first.btcf;
  const payback = cash > 0 && result.equity > 0 ? result.equity / cash : null;
  metrics['returns.payback'] = payback !== null && payback <= longestPayback ? payback : null;
  const netYield = metrics['returns.net_yield'] ?? null;
  const constant = metrics['loan.constant'] ?? null;
  metrics['returns.yield_gap'] = netYield !== null && constant !== null ? netYield - constant : null;
  // Without a loan there is no rate to compare with.
  const gross = metrics['returns.gross_yield'] ?? null;
  metrics['returns.yield_gap_simple'] =
    gross === null || purchase.loanAmount === 0 ? null : gross - (result.settings.values.loan_rate ?? 0);
  return metrics;
}

/** Lowest and highest of each figure over several cases; null where they agree or one has no value. */
export function metricRanges(cases: readonly Record<string, number | null>[]): Record<string, [number, number] | null> {
  const ranges: Record<string, [number, number] | null> = {};
  const [first = {}] = cases;
  for (const id of Object.keys(first)) {
    const values = cases.map((entry) => entry[id] ?? null);
    const known = values.filter((value): value is number => value !== null);
    const low = Math.min(...known);
    const high = Math.max(...known);
    ranges[id] = known.length === values.length && high - low > 1e-9 ? [low, high] : null;
  }
  return ranges;
}
