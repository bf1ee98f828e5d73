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
      text: 'In a specially watched area both parties give notice of a sale of 200 m² or more of land or floor before the contract. The official map of the areas shows whether the lot lies in one.',
      who: 'Seller and owner',
      rule: 'LAW-WATCHED-AREA-2022',
      amount: null,
    },
    {
      when: `By the first return, ${returnFiled(yearOf(report))}`,
      text: 'An owner without an address in Japan names a tax representative (納税管理人), who receives the letters of the tax office and files the return.',
      who: adviser,
      rule: 'NR-TAX-REPRESENTATIVE',
      amount: null,
    },
    {
      when: 'Before the payment',
      text: 'The duty to report is about the purchase. Whether the payment from abroad is reported as well, and which papers the bank asks for, is unknown here: these rules do not say.',
      who: 'Owner, bank',
      rule: 'NR-FEFA-REPORT',
      amount: amount(report, 'Equity needed', ['equity.initial']),
    },
  ];
}

function afterPurchase(report: InsightReport): AbroadStep[] {
  const bought = boughtOn(report);
  return [
    {
      when: `By ${formatDate(dayAfter(bought, 20))}`,
      text: 'The purchase is reported to the Bank of Japan within 20 days. A home of one’s own is no longer exempt.',
      who: scrivener,
      rule: 'NR-FEFA-REPORT',
      amount: null,
    },
    {
      when: `${formatDate(monthsAfter(bought, 3).slice(0, 7))} to ${formatDate(monthsAfter(bought, 12).slice(0, 7))}`,
      text: 'The prefecture sends its bill for the real estate acquisition tax, usually 3 to 12 months after the purchase.',
      who: 'Tax representative',
      rule: 'ACQ-RAT-RATE',
      amount: amount(report, 'Acquisition tax', [`${costs}.acquisition_tax_land`, `${costs}.acquisition_tax_building`]),
    },
    {
      when: 'Within 2 years of a move',
      text: 'A change of the owner’s name or address is registered within two years; later, a fine of up to 50,000 yen is possible.',
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
      text: 'Whoever owns the property on 1 January pays fixed asset tax for the fiscal year from April.',
      who: 'Tax representative',
      rule: 'HOLD-FIXED',
      amount: amount(report, 'Fixed asset tax, a year', ['financial_analysis.annual_taxes.fixed_asset_tax']),
    },
    {
      when: 'With each rent',
      text: 'A tenant keeps back 20.42 % of the rent, unless an individual rents it as a home for the family. A company, a sub-lease operator and a business tenant keep it back.',
      who: 'Tenant',
      rule: 'NR-WITHHOLD',
      amount: withheld === null ? null : { label: 'Kept back in the first year', yen: withheld },
    },
    {
      when: 'By the 10th of the next month',
      text: 'The tenant hands over what was kept back to the tax office.',
      who: 'Tenant',
      rule: 'NR-WITHHOLD-DUE',
      amount: perMonth(amount(report, 'A month, if every tenant were a company', ['tax.withheld_rent_if_company'])),
    },
    {
      when: `${returnFiled(yearOf(report))}, then every year`,
      text: 'The return of the last calendar year is filed; the first one counts only the months since the purchase.',
      who: adviser,
      rule: 'TAX-RETURN-PERIOD',
      amount: null,
    },
    {
      when: 'With the return',
      text: 'Rent less costs is taxed at progressive rates of 5.105 % to 45.945 %, surtax included. Of the deductions an owner abroad has the basic one, casualty and donations. What was kept back beyond the tax is paid back.',
      who: adviser,
      rule: 'NR-RETURN',
      amount: isAbroad(report)
        ? { label: 'Income tax of the first year', yen: report.series['tax_schedule.income_tax']?.values[0] ?? 0 }
        : null,
    },
    {
      when: 'With the return',
      text: 'A blue return is open to owners abroad too; it lowers the income by the deduction of the rule.',
      who: adviser,
      rule: 'TAX-BLUE',
      amount: null,
    },
    {
      when: `${formatDate(`${year}-01-01`)}, every year`,
      text: 'Who has no address in Japan on 1 January owes no resident tax.',
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
      text: 'The buyer keeps back 10.21 % of the price, unless an individual buys it for at most 100 million yen as a home for the family.',
      who: 'Buyer',
      rule: 'NR-WITHHOLD',
      amount: amount(report, 'Kept back from the price', ['tax.withheld_sale']),
    },
    {
      when: 'By the 10th of the next month',
      text: 'The buyer hands over what was kept back to the tax office.',
      who: 'Buyer',
      rule: 'NR-WITHHOLD-DUE',
      amount: null,
    },
    {
      when: around,
      text: 'Of the tax on a gain an owner abroad owes the national part: 15.315 % when the property was held for more than five years on 1 January of the year of sale, else 30.63 %, surtax included.',
      who: adviser,
      rule: 'EXIT-CGT',
      amount: isAbroad(report) ? amount(report, 'Tax on the gain', ['exit.gains_tax']) : null,
    },
    {
      when: after,
      text: 'The return of the year of sale settles what the buyer kept back against the tax on the gain.',
      who: adviser,
      rule: 'TAX-RETURN-PERIOD',
      amount: amount(report, 'Paid back; below zero, still to pay', ['tax.withheld_sale_settled']),
    },
    {
      when: 'Within 3 years of an inheritance',
      text: 'Heirs register what they inherit within three years of learning of it; later, a fine of up to 100,000 yen is possible.',
      who: 'Heirs, judicial scrivener (司法書士)',
      rule: 'LAW-INHERITANCE-REGISTRATION',
      amount: null,
    },
  ];
}
