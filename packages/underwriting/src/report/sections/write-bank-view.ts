import { settingOf } from '../../case/settings.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { levelPayment } from '../../loan/level-payment.ts';
import * as texts from '../../texts/bank-texts.ts';
import * as shared from '../../texts/shared-texts.ts';
import { loanTerms } from './loan-inputs.ts';

/** What a lender commonly looks at first: value by its tables against the price, coverage at the test rate, payments against full rent. */
export function writeBankView(draft: ReportDraft): void {
  const { base, ledger, settings } = draft;
  const worth = ledger.value('valuation.bank_to_price');
  if (worth !== null)
    ledger.computed('bank.value_to_price', worth, shared.lenderValueToPriceFormula, ['valuation.bank_total', 'facts.price'], {
      term: texts.valueToPrice,
    });
  const { terms } = base;
  const first = base.years[0];
  if (terms === null || !first) return;
  const { noi, grossPotential } = first.operation;
  const repaying = terms.months - (terms.interestOnlyMonths ?? 0);
  const payment = levelPayment(terms.principal, settingOf(settings, 'test_rate') / 100 / 12, repaying) * 12;
  ledger.computed(
    'bank.test_payments',
    payment,
    texts.testPaymentsFormula,
    ['loan.amount', 'assumptions.test_rate', 'assumptions.loan_years'],
    { term: texts.testPayments },
  );
  ledger.computed(
    'bank.dscr_at_test_rate',
    payment > 0 ? noi / payment : null,
    texts.dscrAtTestRateFormula,
    ['returns.noi', 'bank.test_payments'],
    {
      term: texts.dscrAtTestRate,
      because: shared.noLoan,
    },
  );
  ledger.computed(
    'bank.repayment_ratio',
    grossPotential > 0 ? (first.debtService / grossPotential) * 100 : null,
    texts.repaymentRatioFormula,
    ['loan.annual_debt_service', 'income.gross_potential', ...present(ledger, loanTerms)],
    {
      term: texts.repaymentRatio,
      because: texts.noRepaymentRatio,
    },
  );
}
