import { dayOfYear } from '../calendar/days.ts';
import { floorTo, timesRate, type Yen } from '../money/yen.ts';
import { readRule } from '../rules/dated-rule.ts';
import { incomeSurtax, incomeTaxBrackets, residentTax, type Surtax, type TaxBracket } from '../rules/income-tax.ts';

const lastDay = (year: number) => dayOfYear(year, '12-31');

/** What the rules of a year fix of the taxes on income. */
interface TaxRules {
  brackets: readonly TaxBracket[];
  surtax: Surtax;
  levyRate: number;
}

/** Rules by year, kept: every case of a report asks for those of each year held. */
const known = new Map<number, TaxRules>();
const yearsKept = 128;

function rulesOf(year: number): TaxRules {
  let rules = known.get(year);
  if (rules === undefined) {
    const day = lastDay(year);
    rules = {
      brackets: readRule(incomeTaxBrackets, day).version.value,
      surtax: readRule(incomeSurtax, day).version.value,
      levyRate: readRule(residentTax, day).version.value.rate,
    };
    if (known.size >= yearsKept) known.clear();
    known.set(year, rules);
  }
  return rules;
}

/** Income tax before surtax on a taxable income, which is cut to 1,000 yen first. Yen. */
export function incomeTax(taxableIncome: Yen, year: number): Yen {
  const taxable = floorTo(Math.max(0, taxableIncome), 1_000);
  const { brackets } = rulesOf(year);
  let millionths = 0;
  for (let index = 0; index < brackets.length; index += 1) {
    const { from, rate } = brackets[index] as TaxBracket;
    if (taxable <= from) break;
    const top = brackets[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    millionths += (Math.min(taxable, top) - from) * Math.round(rate * 1_000_000);
  }
  return Math.floor(millionths / 1_000_000);
}

/** Rate on the last yen of a taxable income, as a ratio. */
export function marginalRate(taxableIncome: Yen, year: number): number {
  const taxable = floorTo(Math.max(0, taxableIncome), 1_000);
  const { brackets } = rulesOf(year);
  return brackets.filter((bracket) => taxable >= bracket.from).at(-1)?.rate ?? 0;
}

/** Surtax rates of a year. They are taken on the tax, never on the income. */
export function surtaxRates(year: number): Surtax {
  return rulesOf(year).surtax;
}

export interface IncomeTaxBill {
  incomeTax: Yen;
  surtax: Yen;
  /** Both together, cut to 100 yen. */
  payable: Yen;
}

export function incomeTaxBill(taxableIncome: Yen, year: number): IncomeTaxBill {
  const tax = incomeTax(taxableIncome, year);
  const rates = surtaxRates(year);
  const surtax = timesRate(tax, rates.reconstruction + rates.defence);
  return { incomeTax: tax, surtax, payable: floorTo(tax + surtax, 100) };
}

/** Income levy of the resident tax, cut to 100 yen; the adjustment credit is left out. */
export function residentIncomeLevy(taxableIncome: Yen, year: number): Yen {
  return floorTo(timesRate(floorTo(Math.max(0, taxableIncome), 1_000), rulesOf(year).levyRate), 100);
}
