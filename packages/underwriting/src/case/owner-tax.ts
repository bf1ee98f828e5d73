import { dayOfYear, parseDate } from '../calendar/days.ts';
import { legalLifeYears } from '../depreciation/legal-life.ts';
import { straightLine } from '../depreciation/straight-line.ts';
import { type UsedLife, usedLife } from '../depreciation/used-life.ts';
import type { Subject } from '../facts/subject.ts';
import { allocate } from '../money/allocate.ts';
import { timesRate } from '../money/yen.ts';
import { readRule } from '../rules/dated-rule.ts';
import { blueDeduction } from '../rules/income-tax.ts';
import { straightLineRate } from '../rules/straight-line-rate.ts';
import { companyTaxBill } from '../tax/corporate-tax.ts';
import { individualEnterpriseTax } from '../tax/enterprise-tax.ts';
import { incomeTaxBill, residentIncomeLevy } from '../tax/income-tax.ts';
import { landLoan, offsettableLoss } from '../tax/land-interest.ts';
import type { CashYear } from './hold.ts';
import type { Purchase } from './purchase.ts';
import { type Settings, settingOf } from './settings.ts';

/** How the building is written off. */
export interface DepreciationPlan {
  buildingCost: number;
  landCost: number;
  legalLife: number;
  life: number;
  /** How the life was found: by the simplified method, by an estimate where works bar it, or the legal one. */
  lifeMethod: UsedLife['method'];
  rate: number;
  /** Equipment written off by itself, where a share of the building is named as such. */
  equipment: { cost: number; life: number; rate: number; yearly: number[] } | null;
  /** Building and equipment together. */
  yearly: number[];
}

/** Tax of one year of holding. `taxableIncome` is that of the property, before it meets the owner's other income. */
export interface TaxYear {
  year: number;
  taxYear: number;
  depreciation: number;
  purchaseExpenses: number;
  taxableIncome: number;
  /** What is left of it after losses of earlier years, not below zero; a company's tax is on this. */
  taxedIncome: number;
  landInterest: number;
  offsettable: number;
  carriedForward: number;
  tax: number;
  atcf: number;
}

/** Brokerage and settlement belong to the cost, by the parts of the price, and works to that of the building; registration, acquisition and stamp taxes are expensed at once. */
export function depreciationPlan(subject: Subject, settings: Settings, purchase: Purchase): DepreciationPlan {
  const { split, ageYears } = purchase.valuation;
  const capitalised = purchase.costs.brokerage + purchase.costs.tax_settlement;
  const [toBuilding = 0] = allocate(capitalised, [split.building, split.land]);
  const months = subject.ageMonths ?? ageYears * 12;
  const { works } = purchase.costs;
  const bought = split.building + toBuilding;
  const lifeOf = (legal: number): UsedLife =>
    subject.isNew || months <= 0
      ? { life: legal, method: 'legal', simplifiedAllowed: false }
      : usedLife({
          legalLifeYears: legal,
          elapsedMonths: months,
          purchasePrice: bought,
          capitalExpenditure: works,
          reacquisitionPrice: purchase.valuation.rebuildingCost,
        });
  const legalLife = subject.legalLifeYears;
  const { life, method } = lifeOf(legalLife);
  const buildingCost = bought + works;
  const equipmentCost = timesRate(buildingCost, (settings.values.equipment_share ?? 0) / 100);
  const own = straightLine({ cost: buildingCost - equipmentCost, lifeYears: life }).yearly;
  const equipment =
    equipmentCost > 0 ? equipmentPlan(equipmentCost, lifeOf(legalLifeYears('equipment_plumbing_electric', subject.asOf)).life) : null;
  return {
    buildingCost,
    landCost: split.land + capitalised - toBuilding,
    legalLife,
    life,
    lifeMethod: method,
    rate: straightLineRate(life),
    equipment,
    yearly: equipment === null ? own : sumByYear(own, equipment.yearly),
  };
}

function sumByYear(one: readonly number[], other: readonly number[]): number[] {
  return Array.from({ length: Math.max(one.length, other.length) }, (_, year) => (one[year] ?? 0) + (other[year] ?? 0));
}

function equipmentPlan(cost: number, life: number): NonNullable<DepreciationPlan['equipment']> {
  return { cost, life, rate: straightLineRate(life), yearly: straightLine({ cost, lifeYears: life }).yearly };
}

/** The calendar year that most months of a holding year fall in; its rules apply. */
export function taxYearOf(asOf: string, holdingYear: number): number {
  const { year, month } = parseDate(asOf);
  return year + holdingYear - (month <= 6 ? 1 : 0);
}

interface OwnerState {
  /** Losses not yet used, oldest first: individuals keep them three years, companies ten. */
  losses: { from: number; amount: number }[];
}

function useLosses(state: OwnerState, income: number, year: number, keepYears: number): number {
  state.losses = state.losses.filter((loss) => year - loss.from <= keepYears && loss.amount > 0);
  let left = income;
  for (const loss of state.losses) {
    const used = Math.min(left, loss.amount);
    loss.amount -= used;
    left -= used;
  }
  return left;
}

/** National and local tax of a year on an individual's income. */
interface IncomeTaxes {
  national: number;
  local: number;
}

const taxesOn = (income: number, resident: boolean, taxYear: number): IncomeTaxes => ({
  national: incomeTaxBill(income, taxYear).payable,
  local: resident ? residentIncomeLevy(income, taxYear) : 0,
});

/** The taxes on the income asked for last, by year: every case of a report asks for those on the owner's other income. */
let latest = { income: Number.NaN, resident: false, byYear: new Map<number, IncomeTaxes>() };

function taxesOnOther(income: number, resident: boolean, taxYear: number): IncomeTaxes {
  if (latest.income !== income || latest.resident !== resident) latest = { income, resident, byYear: new Map() };
  const known = latest.byYear.get(taxYear) ?? taxesOn(income, resident, taxYear);
  latest.byYear.set(taxYear, known);
  return known;
}

function individualTax(
  subject: Subject,
  settings: Settings,
  state: OwnerState,
  income: number,
  landInterest: number,
  taxYear: number,
): { tax: number; offsettable: number } {
  const resident = settings.choices.owner === 'resident';
  const other = settingOf(settings, 'other_income');
  // No more than the highest tier of that year: 650,000 yen for 2026, 750,000 from 2027.
  const highest = readRule(blueDeduction, dayOfYear(taxYear, '12-31')).version.value.electronicBooks;
  const deduction = Math.min(Math.max(0, income), settingOf(settings, 'blue_deduction'), highest);
  const { offsettable } = offsettableLoss(income - deduction, landInterest);
  const combined = useLosses(state, Math.max(0, other + offsettable), taxYear, 3);
  if (other + offsettable < 0) state.losses.push({ from: taxYear, amount: -(other + offsettable) });
  const [withProperty, without] = [taxesOn(combined, resident, taxYear), taxesOnOther(other, resident, taxYear)];
  const enterprise = subject.unitsUsed >= 10 ? individualEnterpriseTax(income, taxYear) : 0;
  return { tax: withProperty.national - without.national + (withProperty.local - without.local) + enterprise, offsettable };
}

function companyTax(state: OwnerState, income: number, taxYear: number): { tax: number; taxed: number } {
  const left = useLosses(state, Math.max(0, income), taxYear, 10);
  if (income < 0) state.losses.push({ from: taxYear, amount: -income });
  return { tax: companyTaxBill(left, dayOfYear(taxYear, '04-01')).total, taxed: left };
}

/**
 * Tax on the property's income year by year, at the margin of the owner's other income, or as a company of its own.
 * What is set aside for large repairs is not deducted: only money spent is.
 */
export function taxYears(
  subject: Subject,
  settings: Settings,
  purchase: Purchase,
  plan: DepreciationPlan,
  years: readonly CashYear[],
): TaxYear[] {
  const state: OwnerState = { losses: [] };
  const loanForLand = landLoan(purchase.loanAmount, purchase.valuation.split.building, 0).landLoan;
  const { costs } = purchase;
  const firstYearExpenses =
    costs.stamp_sale +
    costs.stamp_loan +
    costs.registration_land +
    costs.registration_building +
    costs.registration_mortgage +
    costs.acquisition_tax_land +
    costs.acquisition_tax_building +
    costs.scrivener +
    costs.loan_fee;
  const taxYearBefore = taxYearOf(subject.asOf, 0);
  return years.map((entry) => {
    const taxYear = taxYearBefore + entry.year;
    const depreciation = plan.yearly[entry.year - 1] ?? 0;
    const purchaseExpenses = entry.year === 1 ? firstYearExpenses : 0;
    // Settled property tax is part of the price for tax, and written off with it: only the year's own bills are deducted.
    const settled = entry.year === 1 ? purchase.costs.tax_settlement : 0;
    const taxableIncome = entry.operation.noi + settled - entry.interest - depreciation - purchaseExpenses;
    const landInterest = purchase.loanAmount === 0 ? 0 : Math.floor((entry.interest * loanForLand) / purchase.loanAmount);
    const individual =
      settings.choices.owner === 'company' ? null : individualTax(subject, settings, state, taxableIncome, landInterest, taxYear);
    const company = individual ? null : companyTax(state, taxableIncome, taxYear);
    const tax = individual?.tax ?? company?.tax ?? 0;
    const carriedForward = state.losses.reduce((sum, loss) => sum + loss.amount, 0);
    return {
      year: entry.year,
      taxYear,
      depreciation,
      purchaseExpenses,
      taxableIncome,
      taxedIncome: company?.taxed ?? Math.max(0, taxableIncome),
      landInterest,
      offsettable: individual?.offsettable ?? taxableIncome,
      carriedForward,
      tax,
      atcf: entry.btcf - tax,
    };
  });
}

/** First year in which more principal is repaid than depreciated: tax falls due on money that went to the lender. Null if it never comes. */
export function deadCrossYear(
  years: readonly Pick<CashYear, 'year' | 'principal'>[],
  tax: readonly Pick<TaxYear, 'depreciation'>[],
): number | null {
  const found = years.find((entry, index) => entry.principal > 0 && entry.principal > (tax[index]?.depreciation ?? 0));
  return found?.year ?? null;
}

/** The popular sense: first year in which cash after tax is below zero. */
export function negativeCashYear(tax: readonly TaxYear[]): number | null {
  return tax.find((entry) => entry.atcf < 0)?.year ?? null;
}
