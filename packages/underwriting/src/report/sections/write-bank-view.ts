import { settingOf } from '../../case/settings.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { levelPayment } from '../../loan/level-payment.ts';
import * as figureTerms from '../../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../../terms/term.ts';
import { loanTerms } from './loan-inputs.ts';

/** What a lender commonly looks at first: value by its tables against the price, coverage at the test rate, payments against full rent. */
export function writeBankView(draft: ReportDraft): void {
  const { base, ledger, settings } = draft;
  const worth = ledger.value('valuation.bank_to_price');
  if (worth !== null)
    ledger.computed('bank.value_to_price', worth, 'lender’s cost value ÷ price', ['valuation.bank_total', 'facts.price'], {
      term: term(
        'Lender’s cost value ÷ price',
        '積算比率 (銀行目線)',
        'percent',
        'Lender’s cost value ÷ asking price. Below 100% a lender may lend less.',
      ),
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
    'annual debt service at the stress rate, over the same term',
    ['loan.amount', 'assumptions.test_rate', 'assumptions.loan_years'],
    { term: term('Debt service at stress rate', '年間返済額 (審査金利)', 'JPY/year', 'Interest + principal of one year, level payments.') },
  );
  ledger.computed(
    'bank.dscr_at_test_rate',
    payment > 0 ? noi / payment : null,
    'NOI ÷ debt service at the stress rate',
    ['returns.noi', 'bank.test_payments'],
    {
      term: standard(figureTerms.stressedDscr, 'ratio', {
        note: 'Many lenders require 1.00× or more; our default, not a lender’s rule.',
      }),
      because: 'N/A: there is no loan.',
    },
  );
  ledger.computed(
    'bank.repayment_ratio',
    grossPotential > 0 ? (first.debtService / grossPotential) * 100 : null,
    'annual debt service ÷ GPI',
    ['loan.annual_debt_service', 'income.gross_potential', ...present(ledger, loanTerms)],
    {
      term: standard(figureTerms.debtToRent, 'percent', { note: 'Many lenders and investors cap it at 50%.' }),
      because: 'Not available: there is no rent.',
    },
  );
}
