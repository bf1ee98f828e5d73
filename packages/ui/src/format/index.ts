export { type DateForm, formatDate } from './format-date.ts';
export { formatFileSize } from './format-file-size.ts';
export { formatMoney, type MoneyOptions, type MoneyParts, moneyParts } from './format-money.ts';
export { formatPercent, type PercentOptions, percentDigits } from './format-percent.ts';
