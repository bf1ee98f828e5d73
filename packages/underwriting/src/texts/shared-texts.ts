import { term } from '../terms/term.ts';

// Texts that several chapters of the report say.

// what is missing

export { noEquity, noLoan } from './model/unavailable-texts.ts';
export const notWithinYears = 'Not available: not within the calculated years.';
export const askRollOrLease = 'the rent roll (レントロール) or the lease (賃貸借契約書)';

// where a value lies beside a range or a price

export const above = 'above';
export const below = 'below';
export const within = 'within';

// formulas of several figures

export const asStated = 'as stated';
export const effectiveFormula = 'GPI − vacancy and credit loss';
export const noiFormula = 'EGI − operating expenses';
export const saleCostsFormula = 'brokerage cap + stamp tax + other costs';
export const lenderValueToPriceFormula = 'lender’s cost value ÷ price';

// depreciation and cash flow after tax, by year

export const depreciationFormula = 'tax cost × rate until ¥1 is left';
export const depreciation = term('Depreciation', '減価償却費', 'JPY/year', 'Depreciation of the year.');
export const atcfFormula = 'cash flow before tax − income tax';
export const atcf = term('Cash flow after tax', '税引後キャッシュフロー', 'JPY/year', 'Cash flow before tax − income tax.');

// rates of rules

export const rateOf = (label: string, label_ja: string) => term(label, label_ja, 'percent', 'Rate in force on the analysis date.');
