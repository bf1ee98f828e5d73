/** Which life a used building takes. */
export interface UsedLife {
  /** Years. */
  life: number;
  method: 'simplified' | 'legal' | 'estimate';
  simplifiedAllowed: boolean;
}

/**
 * Life of a used building by the simplified method (簡便法): what is left plus a fifth of what has passed, in months,
 * cut to whole years, at least two. Fixed in the year of first use. Source: 耐用年数省令3条.
 * @param capitalExpenditure yen spent on it at purchase; above half of the purchase price the method is barred,
 *   above half of the price of a new one the legal life applies; between the two the life is estimated
 */
export function usedLife(input: {
  legalLifeYears: number;
  elapsedMonths: number;
  purchasePrice?: number;
  capitalExpenditure?: number;
  reacquisitionPrice?: number;
}): UsedLife {
  const spent = input.capitalExpenditure ?? 0;
  if (input.reacquisitionPrice !== undefined && spent > input.reacquisitionPrice * 0.5)
    return { life: input.legalLifeYears, method: 'legal', simplifiedAllowed: false };
  if (input.purchasePrice !== undefined && spent > input.purchasePrice * 0.5)
    return { life: mixedLife(input, input.purchasePrice, spent), method: 'estimate', simplifiedAllowed: false };
  return { life: simplifiedLife(input.legalLifeYears, input.elapsedMonths), method: 'simplified', simplifiedAllowed: true };
}

/**
 * Life where works bar the simplified method: the estimate by its simplified calculation (折衷法), what is bought at the simplified life and
 * the works at the legal one, in proportion to their cost; cut to whole years, at least two. Source: 耐用年数通達1-5-6.
 */
function mixedLife(
  { legalLifeYears, elapsedMonths }: { legalLifeYears: number; elapsedMonths: number },
  price: number,
  works: number,
): number {
  const ofYears = price / simplifiedLife(legalLifeYears, elapsedMonths) + works / legalLifeYears;
  return Math.max(2, Math.floor((price + works) / ofYears + 1e-9));
}

/** The simplified method itself, in whole years. Fifths of months are kept whole so that no fraction is lost. */
export function simplifiedLife(legalLifeYears: number, elapsedMonths: number): number {
  const legalMonths = legalLifeYears * 12;
  const fifths = elapsedMonths >= legalMonths ? legalMonths : (legalMonths - elapsedMonths) * 5 + elapsedMonths;
  return Math.max(2, Math.floor(fifths / 60));
}
