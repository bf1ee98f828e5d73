import { term } from '../terms/term.ts';

// monthly, each row

const monthly = (label: string, ja: string) =>
  term(label, ja, 'JPY/month', 'Months of years 1 and 2. Taxes and repairs fall due in single months; here they are spread evenly.');
export const monthlyFormula = 'the year’s figure, spread over twelve months';
export const grossPotential = monthly('Gross potential income', '総潜在収入');
export const effective = monthly('Effective gross income', '実効総収入');
export const noi = monthly('NOI', '純営業収益');
export const ncf = monthly('Net cash flow', '純キャッシュフロー');
export const btcf = monthly('Cash flow before tax', '税引前キャッシュフロー');
export const atcf = monthly('Cash flow after tax', '税引後キャッシュフロー');
