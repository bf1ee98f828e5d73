import * as acquisition from './families/acquisition-families.ts';
import { acquisitionTax } from './families/acquisition-tax-family.ts';
import { flowMeasures, growth } from './families/annuity-families.ts';
import * as cases from './families/case-families.ts';
import * as company from './families/corporate-families.ts';
import { deadCross, smallAsset } from './families/dead-cross-family.ts';
import * as depreciation from './families/depreciation-families.ts';
import * as exitBasis from './families/exit-basis-families.ts';
import * as exit from './families/exit-families.ts';
import * as expense from './families/expense-families.ts';
import * as finance from './families/finance-families.ts';
import * as holding from './families/holding-families.ts';
import * as letting from './families/letting-families.ts';
import { loanCapacity, loanChange } from './families/loan-change-family.ts';
import * as loan from './families/loan-families.ts';
import * as abroad from './families/nonresident-families.ts';
import { registrationFamily } from './families/registration-family.ts';
import { reserve } from './families/reserve-family.ts';
import { stamp } from './families/stamp-family.ts';
import * as tax from './families/tax-families.ts';
import { valuation } from './families/valuation-families.ts';
import type { Family } from './vector.ts';

const { ratios, endToEnd } = cases;
const loans = [loan.level, loan.splitOfPayment, loan.balance, loan.cumulative, loanChange, loan.stressedPayment, loanCapacity, ratios];
const flows = [flowMeasures, finance.irr, finance.npv, growth, ratios];

/** Readers that stand in for each other, by the first word of a rule, in the order in which they are asked. */
export const further: Readonly<Record<string, readonly Family[]>> = {
  ACQ: [acquisition.brokerage, acquisitionTax, registrationFamily, stamp, acquisition.split, expense.inputTax, endToEnd],
  HOLD: [
    holding.fixedAssetTax,
    holding.settlement,
    reserve,
    letting.reletting,
    letting.turnover,
    letting.propertyManagement,
    letting.runningCosts,
    letting.vacancyShare,
    expense.repairExpense,
    ratios,
  ],
  EST: [holding.assessedBuilding, valuation],
  DEP: [
    depreciation.straightLineFamily,
    depreciation.usedLifeFamily,
    depreciation.lifeTable,
    depreciation.rateTable,
    deadCross,
    expense.repairExpense,
    smallAsset,
  ],
  LOAN: loans,
  TAX: [
    tax.income,
    tax.resident,
    tax.basic,
    tax.marginal,
    tax.landInterest,
    tax.blue,
    tax.enterprise,
    company.corporate,
    expense.inputTax,
    ratios,
  ],
  EXIT: [
    exit.capitalGains,
    exit.holdingTerm,
    exit.deemed,
    exitBasis.basis,
    exitBasis.corporateExit,
    exitBasis.proceeds,
    loanChange,
    endToEnd,
    valuation,
    ratios,
  ],
  NR: [abroad.withholding, abroad.filing, abroad.fefa, exit.capitalGains, tax.income],
  VAL: [valuation, ratios],
  RAT: [ratios],
  RATIO: [ratios],
  RATIOS: [...flows, valuation],
  STRESS: [ratios, loan.stressedPayment],
  STR: [ratios, loan.stressedPayment],
  E2E: [ratios, endToEnd, registrationFamily],
  CASE: [ratios, endToEnd],
  PAYBACK: flows,
  CAGR: flows,
  EQUITY: flows,
  PROFITABILITY: flows,
  IRR: flows,
  NPV: flows,
  FIN: [...flows, finance.pmt, finance.nper, finance.rate, finance.pv, finance.fv],
  FINANCE: [...flows, finance.pmt, finance.nper, finance.rate, finance.pv, finance.fv],
};
