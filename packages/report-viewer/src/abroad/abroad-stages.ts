import type { InsightReport } from '@rimawari/underwriting';
import { formatDate } from '../format/format-date.ts';
import { abroadAmountTexts as amounts, returnFiledIn, saleDayTexts, stageTexts, stepTexts as texts } from '../texts/abroad-texts.ts';
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
    { title: stageTexts.beforePurchase, steps: beforePurchase(report) },
    { title: stageTexts.afterPurchase, steps: afterPurchase(report) },
    { title: stageTexts.everyYear, steps: everyYear(report) },
    { title: stageTexts.atSale, steps: atSale(report) },
  ]
    .map(({ title, steps }) => ({ title, steps: steps.filter(({ rule }) => known.has(rule)) }))
    .filter(({ steps }) => steps.length > 0);
}

/** Ids of the rules that the steps name. */
export function rulesNamed(report: InsightReport): Set<string> {
  return new Set(abroadStages(report).flatMap(({ steps }) => steps.map(({ rule }) => rule)));
}

/** The day of the purchase, `YYYY-MM-DD`. */
const boughtOn = ({ analysis }: InsightReport): string => analysis.as_of.slice(0, 10);
/** Calendar year of the purchase, moved by years. */
const yearOf = (report: InsightReport, later = 0): number => Number(boughtOn(report).slice(0, 4)) + later;
/** When the return of a calendar year is filed. */
export const returnFiled = (year: number): string => returnFiledIn(year + 1);

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
      ...texts.watchedArea,
      rule: 'LAW-WATCHED-AREA-2022',
      amount: null,
    },
    {
      ...texts.taxAgent(returnFiled(yearOf(report))),
      rule: 'NR-TAX-REPRESENTATIVE',
      amount: null,
    },
    {
      ...texts.paymentFromAbroad,
      rule: 'NR-FEFA-REPORT',
      amount: amount(report, amounts.equity, ['equity.initial']),
    },
  ];
}

function afterPurchase(report: InsightReport): AbroadStep[] {
  const bought = boughtOn(report);
  return [
    {
      ...texts.purchaseReport(formatDate(dayAfter(bought, 20))),
      rule: 'NR-FEFA-REPORT',
      amount: null,
    },
    {
      ...texts.acquisitionTax(formatDate(monthsAfter(bought, 3).slice(0, 7)), formatDate(monthsAfter(bought, 12).slice(0, 7))),
      rule: 'ACQ-RAT-RATE',
      amount: amount(report, amounts.acquisitionTax, [`${costs}.acquisition_tax_land`, `${costs}.acquisition_tax_building`]),
    },
    {
      ...texts.changeOfAddress,
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
      ...texts.fixedAssetTax(formatDate(`${year}-01-01`)),
      rule: 'HOLD-FIXED',
      amount: amount(report, amounts.fixedAssetTax, ['financial_analysis.annual_taxes.fixed_asset_tax']),
    },
    {
      ...texts.withheldRent,
      rule: 'NR-WITHHOLD',
      amount: withheld === null ? null : { label: amounts.withheldRent, yen: withheld },
    },
    {
      ...texts.rentRemitted,
      rule: 'NR-WITHHOLD-DUE',
      amount: perMonth(amount(report, amounts.withheldMonthly, ['tax.withheld_rent_if_company'])),
    },
    {
      ...texts.taxReturn(returnFiled(yearOf(report))),
      rule: 'TAX-RETURN-PERIOD',
      amount: null,
    },
    {
      ...texts.incomeTax,
      rule: 'NR-RETURN',
      amount: isAbroad(report) ? { label: amounts.incomeTax, yen: report.series['tax_schedule.income_tax']?.values[0] ?? 0 } : null,
    },
    {
      ...texts.blueReturn,
      rule: 'TAX-BLUE',
      amount: null,
    },
    {
      ...texts.residentTax(formatDate(`${year}-01-01`)),
      rule: 'NR-RESIDENT-TAX',
      amount: null,
    },
  ];
}

function atSale(report: InsightReport): AbroadStep[] {
  const held = report.figures['assumptions.holding_years']?.value ?? null;
  const sold = held === null ? null : monthsAfter(boughtOn(report), 12 * held);
  const around = sold === null ? saleDayTexts.atSale : saleDayTexts.around(formatDate(sold.slice(0, 7)));
  const after = sold === null ? saleDayTexts.springAfter : returnFiled(Number(sold.slice(0, 4)));
  return [
    {
      when: around,
      ...texts.withheldPrice,
      rule: 'NR-WITHHOLD',
      amount: amount(report, amounts.withheldPrice, ['tax.withheld_sale']),
    },
    {
      ...texts.priceRemitted,
      rule: 'NR-WITHHOLD-DUE',
      amount: null,
    },
    {
      when: around,
      ...texts.gainsTax,
      rule: 'EXIT-CGT',
      amount: isAbroad(report) ? amount(report, amounts.gainsTax, ['exit.gains_tax']) : null,
    },
    {
      when: after,
      ...texts.returnOfSale,
      rule: 'TAX-RETURN-PERIOD',
      amount: amount(report, amounts.refund, ['tax.withheld_sale_settled']),
    },
    {
      ...texts.inheritance,
      rule: 'LAW-INHERITANCE-REGISTRATION',
      amount: null,
    },
  ];
}
