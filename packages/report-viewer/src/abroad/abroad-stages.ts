import type { InsightReport } from '@rimawari/underwriting';
import { formatDate } from '../format/format-date.ts';
import { dayAfter, monthsAfter } from './days.ts';

/** One thing that an owner abroad meets: when, what, by whom, and the rule that says so. */
export interface AbroadStep {
  when: string;
  /** One sentence or two, none of them without the rule. */
  text: string;
  who: string;
  /** Id of a rule of the report, which gives source and date. */
  rule: string;
  /** Amount that this report works out for it. */
  amount: { label: string; yen: number } | null;
}

export interface AbroadStage {
  title: string;
  steps: AbroadStep[];
}

/** Whether the report is worked out for an owner abroad. */
export const isAbroad = ({ tax }: InsightReport): boolean => tax.owner === 'non_resident';

/**
 * What happens and when to an owner abroad, with days counted from the day of the analysis as the day of the purchase, as every figure of
 * the report is. Steps whose rule the report does not hold are left out, as reports made before those rules were written know fewer.
 */
export function abroadStages(report: InsightReport): AbroadStage[] {
  const known = new Set(report.rules.map(({ id }) => id));
  return [
    { title: 'Before the purchase', steps: beforePurchase(report) },
    { title: 'After the purchase', steps: afterPurchase(report) },
    { title: 'Every year', steps: everyYear(report) },
    { title: 'At the sale', steps: atSale(report) },
  ]
    .map(({ title, steps }) => ({ title, steps: steps.filter(({ rule }) => known.has(rule)) }))
    .filter(({ steps }) => steps.length > 0);
}

/** Ids of the rules that the steps name. */
export function rulesNamed(report: InsightReport): Set<string> {
  return new Set(abroadStages(report).flatMap(({ steps }) => steps.map(({ rule }) => rule)));
}

const adviser = 'Owner, tax accountant (税理士)';
const scrivener = 'Owner, judicial scrivener (司法書士)';
/** The day of the purchase, `YYYY-MM-DD`. */
const boughtOn = ({ analysis }: InsightReport): string => analysis.as_of.slice(0, 10);
/** Calendar year of the purchase, moved by years. */
const yearOf = (report: InsightReport, later = 0): number => Number(boughtOn(report).slice(0, 4)) + later;
/** When the return of a calendar year is filed. */
export const returnFiled = (year: number): string => `Feb 16 to Mar 15, ${year + 1}`;

function amount(report: InsightReport, label: string, ids: readonly string[]): AbroadStep['amount'] {
  const values = ids.flatMap((id) => report.figures[id]?.value ?? []);
  return values.length === 0 ? null : { label, yen: values.reduce((sum, value) => sum + value, 0) };
}

/** A twelfth, cut to the yen as the withholding itself is. */
const perMonth = (year: AbroadStep['amount']): AbroadStep['amount'] => year && { ...year, yen: Math.floor(year.yen / 12) };

const costs = 'financial_analysis.acquisition_costs';

function beforePurchase(report: InsightReport): AbroadStep[] {
  return [
    {
      when: 'Before the contract',
      text: 'In a special monitored area (特別注視区域) both parties give notice before a sale of 200 m² or more of land or floor area. The official map shows whether the lot is in one.',
      who: 'Seller and buyer',
      rule: 'LAW-WATCHED-AREA-2022',
      amount: null,
    },
    {
      when: `By the first return, ${returnFiled(yearOf(report))}`,
      text: 'An owner without an address in Japan appoints a tax agent (納税管理人), who receives tax office letters and files the return.',
      who: adviser,
      rule: 'NR-TAX-REPRESENTATIVE',
      amount: null,
    },
    {
      when: 'Before the payment',
      text: 'The reporting duty covers the purchase. Not verified: whether the payment from abroad is reported too, and which documents the bank requires.',
      who: 'Owner, bank',
      rule: 'NR-FEFA-REPORT',
      amount: amount(report, 'Equity required', ['equity.initial']),
    },
  ];
}

function afterPurchase(report: InsightReport): AbroadStep[] {
  const bought = boughtOn(report);
  return [
    {
      when: `By ${formatDate(dayAfter(bought, 20))}`,
      text: 'The buyer reports the purchase to the Bank of Japan within 20 days. From Apr 2026 this also applies to a home for the buyer’s own use.',
      who: scrivener,
      rule: 'NR-FEFA-REPORT',
      amount: null,
    },
    {
      when: `${formatDate(monthsAfter(bought, 3).slice(0, 7))} to ${formatDate(monthsAfter(bought, 12).slice(0, 7))}`,
      text: 'The prefecture bills the real estate acquisition tax (不動産取得税), usually 3–12 months after the purchase.',
      who: 'Tax agent',
      rule: 'ACQ-RAT-RATE',
      amount: amount(report, 'Acquisition tax', [`${costs}.acquisition_tax_land`, `${costs}.acquisition_tax_building`]),
    },
    {
      when: 'Within 2 years of a move',
      text: 'The owner registers a change of name or address within two years; a fine of up to ¥50,000 is possible after that.',
      who: scrivener,
      rule: 'LAW-ADDRESS-REGISTRATION',
      amount: null,
    },
  ];
}

function everyYear(report: InsightReport): AbroadStep[] {
  const withheld = report.series['tax_schedule.withheld_rent']?.values[0] ?? null;
  const year = yearOf(report, 1);
  return [
    {
      when: `From ${formatDate(`${year}-01-01`)}`,
      text: 'The owner on Jan 1 pays fixed asset tax for the fiscal year from April.',
      who: 'Tax agent',
      rule: 'HOLD-FIXED',
      amount: amount(report, 'Fixed asset tax', ['financial_analysis.annual_taxes.fixed_asset_tax']),
    },
    {
      when: 'With each rent payment',
      text: 'Corporate tenants, sublease operators and business tenants withhold 20.42% of the rent. An individual renting a home withholds nothing.',
      who: 'Tenant',
      rule: 'NR-WITHHOLD',
      amount: withheld === null ? null : { label: 'Withheld in year 1', yen: withheld },
    },
    {
      when: 'By the 10th of the month after payment',
      text: 'The tenant remits the withheld tax to the tax office.',
      who: 'Tenant',
      rule: 'NR-WITHHOLD-DUE',
      amount: perMonth(amount(report, 'Monthly, if all tenants are companies', ['tax.withheld_rent_if_company'])),
    },
    {
      when: `${returnFiled(yearOf(report))}, then every year`,
      text: 'The return of the previous calendar year is due; the first one covers only the months since the purchase.',
      who: adviser,
      rule: 'TAX-RETURN-PERIOD',
      amount: null,
    },
    {
      when: 'With the return',
      text: 'Rent − expenses is taxed at progressive rates of 5.105%–45.945%, including surtax. A non-resident owner has the basic, casualty and donation deductions. Withholding above the tax is refunded.',
      who: adviser,
      rule: 'NR-RETURN',
      amount: isAbroad(report) ? { label: 'Income tax, year 1', yen: report.series['tax_schedule.income_tax']?.values[0] ?? 0 } : null,
    },
    {
      when: 'With the return',
      text: 'Non-resident owners may also file a blue return, which lowers taxable income by the blue return deduction.',
      who: adviser,
      rule: 'TAX-BLUE',
      amount: null,
    },
    {
      when: `${formatDate(`${year}-01-01`)}, every year`,
      text: 'An owner without an address in Japan on Jan 1 owes no resident tax.',
      who: 'Municipality',
      rule: 'NR-RESIDENT-TAX',
      amount: null,
    },
  ];
}

function atSale(report: InsightReport): AbroadStep[] {
  const held = report.figures['assumptions.holding_years']?.value ?? null;
  const sold = held === null ? null : monthsAfter(boughtOn(report), 12 * held);
  const around = sold === null ? 'At the sale' : `Around ${formatDate(sold.slice(0, 7))}`;
  const after = sold === null ? 'In the spring after the sale' : returnFiled(Number(sold.slice(0, 4)));
  return [
    {
      when: around,
      text: 'The buyer withholds 10.21% of the price, unless an individual buys it as their own home for at most ¥100,000,000.',
      who: 'Buyer',
      rule: 'NR-WITHHOLD',
      amount: amount(report, 'Withheld from the price', ['tax.withheld_sale']),
    },
    {
      when: 'By the 10th of the month after payment',
      text: 'The buyer remits the withheld tax to the tax office.',
      who: 'Buyer',
      rule: 'NR-WITHHOLD-DUE',
      amount: null,
    },
    {
      when: around,
      text: 'A non-resident owner owes the national part of capital gains tax (譲渡税), including surtax: 15.315% if held more than five years on Jan 1 of the year of sale, otherwise 30.63%.',
      who: adviser,
      rule: 'EXIT-CGT',
      amount: isAbroad(report) ? amount(report, 'Capital gains tax', ['exit.gains_tax']) : null,
    },
    {
      when: after,
      text: 'The tax return for the year of sale settles the buyer’s withholding against the capital gains tax.',
      who: adviser,
      rule: 'TAX-RETURN-PERIOD',
      amount: amount(report, 'Tax refund (negative: tax to pay)', ['tax.withheld_sale_settled']),
    },
    {
      when: 'Within 3 years of an inheritance',
      text: 'Heirs register an inheritance within three years of learning of it; a fine of up to ¥100,000 is possible after that.',
      who: 'Heirs, judicial scrivener (司法書士)',
      rule: 'LAW-INHERITANCE-REGISTRATION',
      amount: null,
    },
  ];
}
