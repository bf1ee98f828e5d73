// yield_step

export const stepFormula = 'this rung − the rung above';
export const noStep = 'Not available: one of the two yields is not available.';

// loan.months

export const monthsFormula = 'years × 12';

// loan.bonus_payment

export const bonusPaymentFormula = 'semiannual payment of the bonus share, at half the annual rate';

// loan.annual_debt_service

export const annualDebtServiceFormula = 'payments of the first year';

// loan.constant

export const constantFormula = 'annual debt service ÷ loan';

// loan.to_price

export const toPriceFormula = 'loan ÷ price';

// loan.total_interest

export const totalInterestFormula = 'sum of the interest of all payments';

// returns.btcf

export const btcfPrepayingFormula = 'NCF − debt service − prepayment + paid at closing';
export const btcfFormula = 'NCF − debt service + items already paid at closing';

// returns.dscr

export const dscrFormula = 'NOI ÷ annual debt service';

// returns.break_even

export const breakEvenFormula = '(operating expenses + debt service) ÷ GPI';

// returns.cash_on_cash

export const cashOnCashFormula = 'cash flow before tax ÷ equity required';

// returns.yield_gap

export const yieldGapFormula = 'net yield − loan constant';

// returns.payback

export const paybackFormula = 'equity required ÷ cash flow before tax, year 1';
export const paybackTooLong = (years: number) => `Not available: it would take more than ${years} years.`;
export const noPayback = 'N/A: cash flow before tax is zero or negative in year 1.';

// loan.monthly_payment

export const interestOnlyPaymentFormula = 'loan × r, r the monthly rate, rounded down to ¥1: first payment, interest only';
export const levelPrincipalPaymentFormula =
  'loan ÷ n + loan × r, r the monthly rate, each rounded down to ¥1: first payment, later ones fall with the balance';
export const levelPaymentFormula = 'loan × r(1+r)ⁿ ÷ ((1+r)ⁿ − 1), r the monthly rate, rounded down to ¥1';

// returns.yield_gap_simple

export const yieldGapSimpleFormula = 'gross yield − interest rate';
export const yieldGapFromNoiFormula = 'going-in cap rate − interest rate';

// returns.gross_yield

export const noGrossYield = 'Not stated: no source gives a rent.';
export const grossYieldFormula = 'GPI ÷ price';

// returns.gross_yield_current

export const grossYieldCurrentFormula = 'in-place rent × 12 ÷ price';

// returns.effective_yield

export const effectiveYieldFormula = 'EGI ÷ price';

// returns.noi_yield

export const noiYieldFormula = 'NOI ÷ price';

// returns.net_yield

export const netYieldFormula = 'NOI ÷ (price + closing costs)';

// returns.irr

export const irrFormula = 'rate at which equity, yearly cash flows and sale have an NPV of zero';

// returns.npv

export const npvFormula = 'owner’s cash flows before tax, discounted';

// returns.multiple

export const multipleFormula = 'total cash received ÷ total cash contributed';

// returns.modified_irr

export const modifiedIrrFormula = (hasLoan: boolean) =>
  `(receipts compounded at the discount rate ÷ contributions discounted at the ${hasLoan ? 'loan’s' : 'discount'} rate)^(1/years) − 1`;
