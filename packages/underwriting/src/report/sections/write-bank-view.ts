import { settingOf } from '../../case/settings.ts';
import { present, type ReportDraft } from '../../draft/report-draft.ts';
import { levelPayment } from '../../loan/level-payment.ts';
import { term } from '../../terms/term.ts';
import { loanTerms } from './loan-inputs.ts';

/** What a lender commonly looks at first: value by its tables against the price, coverage at the test rate, payments against full rent. */
export function writeBankView(draft: ReportDraft): void {
  const { base, ledger, settings } = draft;
  const worth = ledger.value('valuation.bank_to_price');
  if (worth !== null)
    ledger.computed('bank.value_to_price', worth, 'cost approach by banks’ tables ÷ price', ['valuation.bank_total', 'facts.price'], {
      term: term(
        'Lender’s value ÷ price',
        '積算比率 (銀行目線)',
        'percent',
        'Land at its road-side price and the building by banks’ tables, over the price. Below 100 % a lender may lend less.',
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
    'loan payments of a year at the test rate, over the same term',
    ['loan.amount', 'assumptions.test_rate', 'assumptions.loan_years'],
    { term: term('Loan payments at the test rate', '年間返済額 (審査金利)', 'JPY/year', 'Interest and principal, level payments.') },
  );
  ledger.computed(
    'bank.dscr_at_test_rate',
    payment > 0 ? noi / payment : null,
    'NOI ÷ loan payments at the test rate',
    ['returns.noi', 'bank.test_payments'],
    {
      term: term(
        'Coverage at the test rate',
        'DSCR (審査金利)',
        'ratio',
        'NOI over what the payments would be after a rise of the rate. Many lenders want 1.0 or more; our assumption, not a lender’s rule.',
      ),
      because: 'Nothing is paid.',
    },
  );
  ledger.computed(
    'bank.repayment_ratio',
    grossPotential > 0 ? (first.debtService / grossPotential) * 100 : null,
    'loan payments of the first year ÷ full rent of a year',
    ['loan.annual_debt_service', 'income.gross_potential', ...present(ledger, loanTerms)],
    {
      term: term(
        'Payments ÷ full rent',
        '返済比率',
        'percent',
        'Loan payments over the rent with every dwelling let. Half is a common ceiling of lenders and investors, no rule.',
      ),
      because: 'There is no rent to divide by.',
    },
  );
}
