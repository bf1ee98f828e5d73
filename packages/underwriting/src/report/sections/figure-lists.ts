/** Figures of the income part, in order; a report leaves out those it does not hold. */
export const incomeFigures = [
  'facts.monthly_rent',
  'facts.annual_rent',
  'facts.current_rent',
  'rent.monthly_full',
  'income.gross_potential',
  'income.vacancy_loss',
  'income.effective',
  'returns.operating_expenses',
  'returns.noi',
  'returns.ncf',
] as const;

/** Figures of the financing part, in order. What is settled at closing and what a loan leaves unpaid is there only where it arises. */
export const financingFigures = [
  'equity.initial',
  'settlement.fees',
  'settlement.rent',
  'loan.amount',
  'assumptions.loan_rate',
  'assumptions.loan_years',
  'loan.monthly_payment',
  'loan.annual_debt_service',
  'loan.to_price',
  'loan.constant',
  'loan.total_interest',
  'loan.unpaid_interest',
  'loan.last_payment',
  'returns.dscr',
  'returns.break_even',
] as const;

/** Figures of the returns part, in order. */
export const returnsFigures = [
  'returns.gross_yield',
  'returns.gross_yield_current',
  'returns.noi_yield',
  'returns.net_yield',
  'returns.btcf',
  'returns.cash_on_cash',
  'returns.yield_gap',
  'returns.yield_gap_simple',
  'returns.payback',
  'exit.price',
  'exit.cap_rate',
  'exit.sale_costs',
  'exit.loan_balance',
  'exit.net_proceeds',
  'returns.irr',
  'returns.multiple',
] as const;
