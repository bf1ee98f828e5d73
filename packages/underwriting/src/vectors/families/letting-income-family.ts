import { type Family, flagIn, type Inputs, numberIn } from '../vector.ts';

/** What is revenue of letting. A deposit is one only as far as it is kept. */
const revenueNames = [
  'rent',
  'rents',
  'annual_rent',
  'rental_income',
  'rent_income',
  'key_money',
  'renewal_fees',
  'renewal_fee',
  'common_fees',
  'common_fee',
  'parking',
  'parking_income',
  'other_income',
  'non_refundable_deposit',
  'deposit_kept',
];
/** What is deducted. Principal of a loan is no cost, nor is what is paid for the land. */
const expenseNames = [
  'interest',
  'loan_interest',
  'depreciation',
  'fixed_tax',
  'fixed_asset_tax',
  'property_tax',
  'taxes',
  'city_planning_tax',
  'pm',
  'pm_fee',
  'management_fee',
  'management',
  'repairs',
  'repair',
  'insurance',
  'insurance_accrued',
  'brokerage_lease',
  'advertising',
  'ad_fee',
  'utilities',
  'repair_reserve',
  'registration_and_acquisition_tax',
  'scrivener',
  'other_expenses',
  'other',
];

const total = (inputs: Inputs, names: readonly string[]) => names.reduce((sum, name) => sum + (numberIn(inputs, name) ?? 0), 0);

/** Real-estate income of a year: revenue less expenses, less the deduction of a blue return, which makes no loss. */
export const lettingIncome: Family = (inputs) => {
  const revenue = numberIn(inputs, 'revenue', 'gross_receipts', 'total_revenue') ?? total(inputs, revenueNames);
  const kept = flagIn(inputs, 'deposit_non_refundable') === true ? (numberIn(inputs, 'deposit') ?? 0) : 0;
  const expenses = numberIn(inputs, 'expenses', 'total_expenses', 'necessary_expenses', 'costs') ?? total(inputs, expenseNames);
  const before = revenue + kept - expenses;
  const deduction = Math.min(Math.max(0, before), numberIn(inputs, 'blue_deduction', 'blue_return_deduction') ?? 0);
  return {
    revenue: revenue + kept,
    expenses,
    income_before_deduction: before,
    real_estate_income: before - deduction,
    income: before - deduction,
    taxable: before - deduction,
    loss: Math.max(0, -before),
  };
};
