import { caseFamilies } from './families/case.ts';
import { checkFamilies } from './families/checks.ts';
import { depreciationFamilies } from './families/depreciation.ts';
import { evidenceFamilies } from './families/evidence.ts';
import { exitFamilies } from './families/exit.ts';
import { financeFamilies } from './families/finance.ts';
import { holdingFamilies } from './families/holding.ts';
import { loanFamilies } from './families/loan.ts';
import { purchaseFamilies } from './families/purchase.ts';
import { taxFamilies } from './families/tax.ts';
import { valueFamilies } from './families/value.ts';
import type { Family } from './family.ts';

/** Every family that a vector may name. */
export const families: Readonly<Record<string, Family>> = {
  ...purchaseFamilies,
  ...holdingFamilies,
  ...depreciationFamilies,
  ...taxFamilies,
  ...exitFamilies,
  ...loanFamilies,
  ...financeFamilies,
  ...valueFamilies,
  ...evidenceFamilies,
  ...checkFamilies,
  ...caseFamilies,
};
