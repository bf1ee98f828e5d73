export { type DateForm, formatDate, timeZoneName } from './format-date.ts';
export { formatFileSize, isSize } from './format-file-size.ts';
export { formatMoney, type MoneyOptions, type MoneyParts, moneyParts } from './format-money.ts';
export { formatPercent, type PercentOptions, percentDigits } from './format-percent.ts';
export { needsJapaneseFaces } from './needs-japanese-faces.ts';
export { notStated } from './not-stated.ts';
export { plainName } from './plain-name.ts';
