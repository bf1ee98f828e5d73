import * as figureTerms from '../standard-terms/figure-standard-terms.ts';
import { standard, term } from '../terms/term.ts';

// repairs of a year

export const elevatorFormula = 'cost of elevator renewal × cost growth';
export const workFormula = 'share of the guide’s total × units × (1 + building cost rise) × cost growth';
export const work = (title: string, year: number, title_ja: string, age: number) =>
  term(`${title}, year ${year}`, title_ja, 'JPY', `Due at a building age of ${age} years.`);

// long_term.dated_repairs

export const datedRepairsFormula = 'repairs due in the year';
export const datedRepairs = term(
  'Planned major repairs',
  '計画修繕 (年次)',
  'JPY/year',
  'Spending of the repair plan in the year; an alternative to the capital reserve, not on top of it.',
);

// long_term.set_aside

export const setAsideFormula = 'units × capital reserve per unit × cost growth';
export const setAside = standard(figureTerms.capitalReserve, 'JPY/year', {
  ja: '大規模修繕積立 (自主)',
  definition: 'Yearly provision for major repairs.',
});

// long_term.btcf_other_repairs

export const btcfPlannedFormula = 'cash flow before tax + capital reserve − planned repairs';
export const btcfReserveFormula = 'cash flow before tax + planned repairs − capital reserve';
export const btcfOtherRepairs = (isPlanned: boolean) =>
  term(
    isPlanned ? 'Cash flow with planned repairs' : 'Cash flow with capital reserve',
    null,
    'JPY/year',
    'Cash flow before tax with the other treatment of major repairs.',
  );

// repairs.plan_total

export const planTotalFormula = 'sum of planned repairs';
export const planTotal = (years: number) => term('Planned repairs, total', '計画修繕費 合計', 'JPY', `Sum over ${years} years.`);

// repairs.set_aside_total

export const setAsideTotalFormula = 'sum of capital reserve';
export const setAsideTotal = (years: number) => term('Capital reserve, total', '修繕積立 合計', 'JPY', `Sum over ${years} years.`);

// reading

export const usesReserve = 'Returns use the yearly capital reserve; the repair plan is shown for comparison.';
export const usesPlan =
  'Returns use the planned repairs in the years they fall due; the capital reserve is shown for comparison. Income tax does not deduct them, because their treatment depends on the work done.';
export const totals = (years: number, planned: string, reserve: string) =>
  `Over ${years} years planned repairs are ${planned}; the capital reserve is ${reserve}.`;
export const fromGuide =
  'Cycles and totals follow the ministry’s guide; the split of the total by work is our default. Works due before the purchase are assumed done; the repair record would settle it.';
