import { timesFraction, type Yen } from '../money/yen.ts';

/** Part of the loan, and of a year's interest, that counts as borrowed for the land: the loan pays for the building first (措令26の6②). */
export function landLoan(loan: Yen, buildingPrice: Yen, annualInterest: Yen): { landLoan: Yen; landInterest: Yen } {
  const forLand = Math.max(0, loan - buildingPrice);
  return { landLoan: forLand, landInterest: loan === 0 ? 0 : timesFraction(annualInterest, forLand, loan) };
}

/** Loss that may be set against other income: what goes beyond the land's interest (措法41の4). Both amounts are in yen; the loss is negative. */
export function offsettableLoss(realEstateIncome: Yen, landInterest: Yen): { offsettable: Yen; disregarded: Yen } {
  if (realEstateIncome >= 0) return { offsettable: realEstateIncome, disregarded: 0 };
  const disregarded = Math.min(-realEstateIncome, landInterest);
  return { offsettable: realEstateIncome + disregarded || 0, disregarded };
}
