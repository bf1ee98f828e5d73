import * as figureTerms from '../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../terms/term.ts';

// settlement.fees, settlement.rent

const counted = 'By days of the closing month. It is part of year-1 cash flow, so it is not added to closing costs.';
export const daysOfMonth = (left: number, all: number) => `× ${left} of the ${all} days of the month`;
export const feesFormula = (days: string) => `(management fee + repair reserve fee) ${days}`;
export const fees = term(
  'Condominium fee proration',
  '管理費・修繕積立金の精算',
  'JPY',
  `Paid to the seller, who has paid the month’s fees. ${counted}`,
);
export const rentFormula = (days: string) => `in-place rent ${days}`;
export const rent = standard(figureTerms.rentProration, 'JPY', { note: counted });

// notes

export const proratedByDays = ' Fees and rent of the closing month are prorated by days.';
export const depositsNotStated = 'The amount is not stated; the leases show it.';
export const depositsOnRoll = (deposits: string, isOfAll: boolean, leased: number, counted: number) =>
  `The rent roll states ${deposits} for ${isOfAll ? `all ${leased}` : `${counted} of ${leased}`} leased units; they are owed to the tenants and are not income.`;
export const depositsOwedAtAuction = (amount: string) =>
  `The buyer owes deposits (敷金) of leases that bind the buyer, and no seller transfers them. ${amount}`;
export const depositsTransferred = (amount: string) =>
  `The seller transfers tenants’ deposits (敷金) at closing, and the new owner must repay them. ${amount}`;

// groups of costs

export const acquisitionCosts = { title: 'Acquisition costs', title_ja: '購入諸費用' };
export const monthlyExpenses = { title: 'Monthly expenses', title_ja: '月額支出' };
export const annualTaxes = { title: 'Annual property tax', title_ja: '年間税額' };
export const maintenanceReserves = { title: 'Maintenance reserves', title_ja: '修繕・募集の備え' };
