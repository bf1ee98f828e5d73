export type { Currency } from './format/money.ts';
export { formatMoney, formatMoneyShort } from './format/money.ts';
export type { ReportSettings, Theme } from './messages/index.ts';
