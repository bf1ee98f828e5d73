import { brokerageCap } from '../acquisition/brokerage.ts';
import { stampTax } from '../acquisition/stamp-tax.ts';
import { addMonths, parseDate } from '../calendar/days.ts';
import { capitalGainsTax, isLongTermHolding } from '../exit/capital-gains.ts';
import type { Subject } from '../facts/subject.ts';
import { roundYen, timesFraction, timesRate } from '../money/yen.ts';
import { stampTaxSale } from '../rules/stamp-tax.ts';
import { companyTaxBill } from '../tax/corporate-tax.ts';
import { type ExitValue, exitValue } from './exit-value.ts';
import type { CashYear } from './hold.ts';
import { type DepreciationPlan, type TaxYear, taxYearOf } from './owner-tax.ts';
import type { Valuation } from './purchase.ts';
import { type Settings, settingOf } from './settings.ts';

/** A sale at the end of a year, before income tax. Yen. */
export interface ExitResult {
  year: number;
  /** NOI of the year after the sale that the income method takes. */
  noi: number;
  /** Market cap rate of that year, a ratio. */
  capRate: number;
  methods: ExitValue['methods'];
  price: number;
  saleCosts: number;
  /** Part of the costs that the owner of leased land asks for agreeing to the sale. */
  consentFee: number;
  /** Part of the costs that is not a cost of the transfer for an individual: release of the mortgage, papers. */
  otherSaleCosts: number;
  loanBalance: number;
  netProceeds: number;
}

/** Brokerage, stamp and other costs of the sale, by the rules in force as far as they are enacted for that day. Yen. */
export function costsOfSale(price: number, saleDate: string, otherCosts: number): number {
  if (price <= 0) return 0;
  return (
    brokerageCap({ priceExTax: price, contractDate: saleDate, side: 'seller' }).capIncTax +
    stampTax(stampTaxSale, price, saleDate).tax +
    otherCosts
  );
}

/** Anniversaries of the purchase asked for last: a report looks at a hundred sales. */
let latest: { asOf: string; dates: string[] } = { asOf: '', dates: [] };

/** Day of a sale at the end of a holding year: the anniversary of the purchase. */
export function saleDate({ asOf }: Subject, year: number): string {
  if (latest.asOf !== asOf) latest = { asOf, dates: [] };
  latest.dates[year] ??= addMonths(asOf, year * 12);
  return latest.dates[year];
}

/** Fee for the landowner's consent: a share of what the right to the land is worth in the sale, by its part of the price now. */
function consentFeeOf(settings: Settings, valuation: Valuation, price: number): number {
  const { land, building } = valuation.split;
  const share = settings.values.consent_fee ?? 0;
  return share === 0 ? 0 : timesRate(timesFraction(price, land, Math.max(1, land + building)), share / 100);
}

/**
 * @param noiForward NOI of the year after the sale, which a buyer pays for
 */
export function exitAt(
  subject: Subject,
  settings: Settings,
  valuation: Valuation,
  year: number,
  noiForward: number,
  loanBalance: number,
): ExitResult {
  const value = exitValue(subject, settings, valuation, year, noiForward);
  const price = value.base;
  const otherSaleCosts = price > 0 ? roundYen(settingOf(settings, 'sale_other_costs')) : 0;
  const consentFee = consentFeeOf(settings, valuation, price);
  const saleCosts = costsOfSale(price, saleDate(subject, year), otherSaleCosts) + consentFee;
  const netProceeds = price - saleCosts - loanBalance;
  return {
    year,
    noi: noiForward,
    capRate: value.capRate,
    methods: value.methods,
    price,
    saleCosts,
    consentFee,
    otherSaleCosts,
    loanBalance,
    netProceeds,
  };
}

/**
 * Tax on the gain of a sale at the end of a year. Individuals pay it apart from other income and deduct brokerage and stamp alone:
 * to release a mortgage is not a cost of the transfer (譲渡費用). A company pays it with its income of the year and deducts all.
 */
export function taxOnSale(
  subject: Subject,
  settings: Settings,
  exit: ExitResult,
  plan: DepreciationPlan,
  tax: readonly TaxYear[],
): { gain: number; longTerm: boolean; tax: number } {
  const depreciated = tax.slice(0, exit.year).reduce((sum, entry) => sum + entry.depreciation, 0);
  const basis = plan.buildingCost + plan.landCost - depreciated;
  const date = saleDate(subject, exit.year);
  const longTerm = isLongTermHolding(subject.asOf, date);
  if (settings.choices.owner === 'company') {
    const gain = exit.price - basis - exit.saleCosts;
    const own = tax[exit.year - 1];
    // Losses of earlier years were already used against the year's own income.
    const income = own?.taxedIncome ?? 0;
    const losses = own?.carriedForward ?? 0;
    const start = `${taxYearOf(subject.asOf, exit.year)}-04-01`;
    const before = companyTaxBill(income, start).total;
    const after = companyTaxBill(Math.max(0, income + gain - losses), start).total;
    return { gain, longTerm, tax: after - before };
  }
  const result = capitalGainsTax({
    salePrice: exit.price,
    costBasis: basis,
    transferExpenses: exit.saleCosts - exit.otherSaleCosts,
    longTerm,
    year: parseDate(date).year,
    resident: settings.choices.owner === 'resident',
  });
  return { gain: result.gain, longTerm, tax: result.payable };
}

/** Loan left at the end of a year. */
export function balanceAt(years: readonly CashYear[], year: number): number {
  return years[year - 1]?.loanBalance ?? 0;
}
