import { longestPayback } from '../../case/metrics.ts';
import { settingOf } from '../../case/settings.ts';
import { present, type ReportDraft, writeMetric } from '../../draft/report-draft.ts';
import { internalRates } from '../../returns/internal-rate.ts';
import { modifiedInternalRate } from '../../returns/modified-rate.ts';
import * as texts from '../../texts/returns-texts.ts';
import * as shared from '../../texts/shared-texts.ts';
import { laterTerms, loanTerms } from './loan-inputs.ts';
import { writeExit } from './write-exit.ts';

const acquisitionTotal = 'financial_analysis.acquisition_costs.total';

/** Loan, yields, coverage, sale and rate of return, before income tax. */
export function writeReturns(draft: ReportDraft): void {
  const { base } = draft;
  const noLoan = base.purchase.loanAmount === 0 ? shared.noLoan : null;
  const terms = loanTerms;
  writeMetric(draft, 'loan.months', texts.monthsFormula, ['assumptions.loan_years']);
  const later = laterTerms(draft);
  const fromStart = interestOnlyYears(draft) > 0 ? ['assumptions.interest_only_years'] : [];
  writeMetric(draft, 'loan.monthly_payment', firstPaymentFormula(draft), [...terms, ...fromStart]);
  const bonus = draft.settings.values.bonus_share ? ['assumptions.bonus_share'] : [];
  if (bonus.length > 0 && base.terms !== null)
    writeMetric(draft, 'loan.bonus_payment', texts.bonusPaymentFormula, [...terms, ...fromStart, ...bonus]);
  writeMetric(draft, 'loan.annual_debt_service', texts.annualDebtServiceFormula, [
    'loan.monthly_payment',
    ...present(draft.ledger, ['loan.bonus_payment']),
    ...terms,
    ...fromStart,
  ]);
  writeMetric(draft, 'loan.constant', texts.constantFormula, ['loan.annual_debt_service', 'loan.amount'], noLoan);
  writeMetric(draft, 'loan.to_price', texts.toPriceFormula, ['loan.amount', 'facts.price']);
  writeMetric(draft, 'loan.total_interest', texts.totalInterestFormula, [...terms, ...later]);
  const prepaid = prepaidInFirstYear(draft) ? present(draft.ledger, ['assumptions.prepayment', 'assumptions.prepayment_year']) : [];
  writeMetric(draft, 'returns.btcf', prepaid.length > 0 ? texts.btcfPrepayingFormula : texts.btcfFormula, [
    'returns.ncf',
    'loan.annual_debt_service',
    'projection.paid_at_closing',
    ...prepaid,
  ]);
  writeYields(draft);
  writeMetric(draft, 'returns.dscr', texts.dscrFormula, ['returns.noi', 'loan.annual_debt_service'], noLoan);
  writeMetric(draft, 'returns.break_even', texts.breakEvenFormula, [
    'returns.operating_expenses',
    'loan.annual_debt_service',
    'income.gross_potential',
  ]);
  writeMetric(draft, 'returns.cash_on_cash', texts.cashOnCashFormula, ['returns.btcf', 'equity.initial'], base.ratios.cashOnCash.because);
  writeMetric(draft, 'returns.yield_gap', texts.yieldGapFormula, ['returns.net_yield', 'loan.constant'], noLoan);
  writeSimpleGap(draft, noLoan);
  writeMetric(
    draft,
    'returns.payback',
    texts.paybackFormula,
    ['equity.initial', 'returns.btcf'],
    (base.years[0]?.btcf ?? 0) > 0 ? texts.paybackTooLong(longestPayback) : texts.noPayback,
  );
  writeExit(draft);
  writeRates(draft);
}

function interestOnlyYears({ settings }: ReportDraft): number {
  return settings.values.interest_only_years ?? 0;
}

/** What the first payment is made of: it depends on how the loan is repaid. */
function firstPaymentFormula(draft: ReportDraft): string {
  if (interestOnlyYears(draft) > 0) return texts.interestOnlyPaymentFormula;
  if (draft.settings.choices.repayment === 'level_principal') return texts.levelPrincipalPaymentFormula;
  return texts.levelPaymentFormula;
}

/** The year has its default in the case itself where none is given. */
function prepaidInFirstYear({ settings }: ReportDraft): boolean {
  return (settings.values.prepayment ?? 0) > 0 && Math.round(settings.values.prepayment_year ?? 0) === 1;
}

/** An estimated rent is nobody’s claim, so the NOI yield stands in for a gross one. */
function writeSimpleGap(draft: ReportDraft, noLoan: string | null): void {
  const { base, ledger, settings } = draft;
  if (draft.rentBasis !== 'assumed') {
    writeMetric(draft, 'returns.yield_gap_simple', texts.yieldGapSimpleFormula, ['returns.gross_yield', 'assumptions.loan_rate'], noLoan);
    return;
  }
  const noiYield = base.ratios.noiYield.value;
  const gap = noLoan !== null || noiYield === null ? null : noiYield * 100 - (settings.values.loan_rate ?? 0);
  ledger.computed('returns.yield_gap_simple', gap, texts.yieldGapFromNoiFormula, ['returns.noi_yield', 'assumptions.loan_rate'], {
    because: noLoan,
  });
}

function writeYields(draft: ReportDraft): void {
  const { ledger } = draft;
  // A gross yield is a claim about the rent; nobody makes one here.
  if (draft.rentBasis === 'assumed')
    ledger.add('returns.gross_yield', null, { kind: 'not_stated', ask: shared.askRollOrLease }, { because: texts.noGrossYield });
  else writeMetric(draft, 'returns.gross_yield', texts.grossYieldFormula, ['income.gross_potential', 'facts.price']);
  const current = ledger.value('facts.current_rent');
  if (current !== null)
    ledger.computed('returns.gross_yield_current', (current * 1200) / draft.subject.price, texts.grossYieldCurrentFormula, [
      'facts.current_rent',
      'facts.price',
    ]);
  writeMetric(draft, 'returns.effective_yield', texts.effectiveYieldFormula, ['income.effective', 'facts.price']);
  writeMetric(draft, 'returns.noi_yield', texts.noiYieldFormula, ['returns.noi', 'facts.price']);
  writeMetric(draft, 'returns.net_yield', texts.netYieldFormula, ['returns.noi', 'facts.price', acquisitionTotal]);
}

function writeRates(draft: ReportDraft): void {
  const { base } = draft;
  const flows = present(draft.ledger, ['equity.initial', 'projection.btcf', 'exit.net_proceeds']);
  if (base.equity > 0 && base.ratios.irr.value === null && internalRates(base.equityFlows).length > 1) writeModifiedRate(draft, flows);
  writeMetric(draft, 'returns.irr', texts.irrFormula, [...flows, 'assumptions.holding_years'], base.ratios.irr.because);
  writeMetric(draft, 'returns.npv', texts.npvFormula, [...flows, 'assumptions.discount_rate']);
  writeMetric(draft, 'returns.multiple', texts.multipleFormula, flows, base.ratios.multiple.because);
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
    texts.modifiedIrrFormula(hasLoan),
    [...flows, 'assumptions.holding_years', 'assumptions.discount_rate', ...(hasLoan ? ['assumptions.loan_rate'] : [])],
    { because },
  );
}
