import * as figureTerms from '../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../terms/term.ts';

// bank.value_to_price

export const valueToPrice = term(
  'Lender’s cost value ÷ price',
  '積算比率 (銀行目線)',
  'percent',
  'Lender’s cost value ÷ asking price. Below 100% a lender may lend less.',
);

// bank.test_payments

export const testPaymentsFormula = 'annual debt service at the stress rate, over the same term';
export const testPayments = term(
  'Debt service at stress rate',
  '年間返済額 (審査金利)',
  'JPY/year',
  'Interest + principal of one year, level payments.',
);

// bank.dscr_at_test_rate

export const dscrAtTestRateFormula = 'NOI ÷ debt service at the stress rate';
export const dscrAtTestRate = standard(figureTerms.stressedDscr, 'ratio', {
  note: 'Many lenders require 1.00× or more; our default, not a lender’s rule.',
});

// bank.repayment_ratio

export const repaymentRatioFormula = 'annual debt service ÷ GPI';
export const repaymentRatio = standard(figureTerms.debtToRent, 'percent', { note: 'Many lenders and investors cap it at 50%.' });
export { noRent as noRepaymentRatio } from './model/unavailable-texts.ts';
