import { longestPayback } from '../../case/metrics.ts';
import { settingOf } from '../../case/settings.ts';
import { present, type ReportDraft, writeMetric } from '../../draft/report-draft.ts';
import { internalRates } from '../../returns/internal-rate.ts';
import { modifiedInternalRate } from '../../returns/modified-rate.ts';
import { laterTerms, loanTerms } from './loan-inputs.ts';
import { writeExit } from './write-exit.ts';

const acquisitionTotal = 'financial_analysis.acquisition_costs.total';

/** Loan, yields, coverage, sale and rate of return, before income tax. */
export function writeReturns(draft: ReportDraft): void {
  const { base } = draft;
  const noLoan = base.purchase.loanAmount === 0 ? 'N/A: there is no loan.' : null;
  const terms = loanTerms;
  writeMetric(draft, 'loan.months', 'years × 12', ['assumptions.loan_years']);
  const later = laterTerms(draft);
  const fromStart = interestOnlyYears(draft) > 0 ? ['assumptions.interest_only_years'] : [];
  writeMetric(draft, 'loan.monthly_payment', firstPaymentFormula(draft), [...terms, ...fromStart]);
  const bonus = draft.settings.values.bonus_share ? ['assumptions.bonus_share'] : [];
  if (bonus.length > 0 && base.terms !== null)
    writeMetric(draft, 'loan.bonus_payment', 'semiannual payment of the bonus share, at half the annual rate', [
      ...terms,
      ...fromStart,
      ...bonus,
    ]);
  writeMetric(draft, 'loan.annual_debt_service', 'payments of the first year', [
    'loan.monthly_payment',
    ...present(draft.ledger, ['loan.bonus_payment']),
    ...terms,
    ...fromStart,
  ]);
  writeMetric(draft, 'loan.constant', 'annual debt service ÷ loan', ['loan.annual_debt_service', 'loan.amount'], noLoan);
  writeMetric(draft, 'loan.to_price', 'loan ÷ price', ['loan.amount', 'facts.price']);
  writeMetric(draft, 'loan.total_interest', 'sum of the interest of all payments', [...terms, ...later]);
  const prepaid = prepaidInFirstYear(draft) ? present(draft.ledger, ['assumptions.prepayment', 'assumptions.prepayment_year']) : [];
  writeMetric(
    draft,
    'returns.btcf',
    prepaid.length > 0 ? 'NCF − debt service − prepayment + paid at closing' : 'NCF − debt service + paid at closing',
    ['returns.ncf', 'loan.annual_debt_service', 'projection.paid_at_closing', ...prepaid],
  );
  writeYields(draft);
  writeMetric(draft, 'returns.dscr', 'NOI ÷ annual debt service', ['returns.noi', 'loan.annual_debt_service'], noLoan);
  writeMetric(draft, 'returns.break_even', '(operating expenses + debt service) ÷ GPI', [
    'returns.operating_expenses',
    'loan.annual_debt_service',
    'income.gross_potential',
  ]);
  writeMetric(
    draft,
    'returns.cash_on_cash',
    'cash flow before tax ÷ equity required',
    ['returns.btcf', 'equity.initial'],
    base.ratios.cashOnCash.because,
  );
  writeMetric(draft, 'returns.yield_gap', 'net yield − loan constant', ['returns.net_yield', 'loan.constant'], noLoan);
  writeSimpleGap(draft, noLoan);
  writeMetric(
    draft,
    'returns.payback',
    'equity required ÷ cash flow before tax, year 1',
    ['equity.initial', 'returns.btcf'],
    (base.years[0]?.btcf ?? 0) > 0
      ? `Not available: it would take more than ${longestPayback} years.`
      : 'N/A: cash flow before tax is zero or negative in year 1.',
  );
  writeExit(draft);
  writeRates(draft);
}

function interestOnlyYears({ settings }: ReportDraft): number {
  return settings.values.interest_only_years ?? 0;
}

/** What the first payment is made of: it depends on how the loan is repaid. */
function firstPaymentFormula(draft: ReportDraft): string {
  if (interestOnlyYears(draft) > 0) return 'loan × r, r the monthly rate, rounded down to ¥1: first payment, interest only';
  if (draft.settings.choices.repayment === 'level_principal')
    return 'loan ÷ n + loan × r, r the monthly rate, each rounded down to ¥1: first payment, later ones fall with the balance';
  return 'loan × r(1+r)ⁿ ÷ ((1+r)ⁿ − 1), r the monthly rate, rounded down to ¥1';
}

/** The year has its default in the case itself where none is given. */
function prepaidInFirstYear({ settings }: ReportDraft): boolean {
  return (settings.values.prepayment ?? 0) > 0 && Math.round(settings.values.prepayment_year ?? 0) === 1;
}

/** An estimated rent is nobody’s claim, so the NOI yield stands in for a gross one. */
function writeSimpleGap(draft: ReportDraft, noLoan: string | null): void {
  const { base, ledger, settings } = draft;
  if (draft.rentBasis !== 'assumed') {
    writeMetric(draft, 'returns.yield_gap_simple', 'gross yield − interest rate', ['returns.gross_yield', 'assumptions.loan_rate'], noLoan);
    return;
  }
  const noiYield = base.ratios.noiYield.value;
  const gap = noLoan !== null || noiYield === null ? null : noiYield * 100 - (settings.values.loan_rate ?? 0);
  ledger.computed('returns.yield_gap_simple', gap, 'going-in cap rate − interest rate', ['returns.noi_yield', 'assumptions.loan_rate'], {
    because: noLoan,
  });
}

function writeYields(draft: ReportDraft): void {
  const { ledger } = draft;
  // A gross yield is a claim about the rent; nobody makes one here.
  if (draft.rentBasis === 'assumed')
    ledger.add(
      'returns.gross_yield',
      null,
      { kind: 'not_stated', ask: 'the rent roll (レントロール) or the lease (賃貸借契約書)' },
      { because: 'Not stated: no source gives a rent.' },
    );
  else writeMetric(draft, 'returns.gross_yield', 'GPI ÷ price', ['income.gross_potential', 'facts.price']);
  const current = ledger.value('facts.current_rent');
  if (current !== null)
    ledger.computed('returns.gross_yield_current', (current * 1200) / draft.subject.price, 'in-place rent × 12 ÷ price', [
      'facts.current_rent',
      'facts.price',
    ]);
  writeMetric(draft, 'returns.effective_yield', 'EGI ÷ price', ['income.effective', 'facts.price']);
  writeMetric(draft, 'returns.noi_yield', 'NOI ÷ price', ['returns.noi', 'facts.price']);
  writeMetric(draft, 'returns.net_yield', 'NOI ÷ (price + closing costs)', ['returns.noi', 'facts.price', acquisitionTotal]);
}

function writeRates(draft: ReportDraft): void {
  const { base } = draft;
  const flows = present(draft.ledger, ['equity.initial', 'projection.btcf', 'exit.net_proceeds']);
  if (base.equity > 0 && base.ratios.irr.value === null && internalRates(base.equityFlows).length > 1) writeModifiedRate(draft, flows);
  writeMetric(
    draft,
    'returns.irr',
    'rate at which equity, yearly cash flows and sale have an NPV of zero',
    [...flows, 'assumptions.holding_years'],
    base.ratios.irr.because,
  );
  writeMetric(draft, 'returns.npv', 'owner’s cash flows before tax, discounted', [...flows, 'assumptions.discount_rate']);
  writeMetric(draft, 'returns.multiple', 'total cash received ÷ total cash contributed', flows, base.ratios.multiple.because);
}

/** Only where several internal rates exist: shortfalls are discounted at the loan's rate, receipts reinvested at the discount rate. */
function writeModifiedRate({ base, ledger, settings }: ReportDraft, flows: string[]): void {
  const hasLoan = base.purchase.loanAmount > 0;
  const discountRate = settingOf(settings, 'discount_rate');
  const financeRate = hasLoan ? (settings.values.loan_rate ?? discountRate) : discountRate;
  const { value, because } = modifiedInternalRate(base.equityFlows, financeRate / 100, discountRate / 100);
  ledger.computed(
    'returns.modified_irr',
    value === null ? null : value * 100,
    `(receipts compounded at the discount rate ÷ contributions discounted at the ${hasLoan ? 'loan’s' : 'discount'} rate)^(1/years) − 1`,
    [...flows, 'assumptions.holding_years', 'assumptions.discount_rate', ...(hasLoan ? ['assumptions.loan_rate'] : [])],
    { because },
  );
}
