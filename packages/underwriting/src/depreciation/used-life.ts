/** Which life a used building takes. */
export interface UsedLife {
  /** Years; null when the estimate has to be made case by case (見積法). */
  life: number | null;
  method: 'simplified' | 'legal' | 'estimate';
  simplifiedAllowed: boolean;
}

/**
 * Life of a used building by the simplified method (簡便法): what is left plus a fifth of what has passed, in months,
 * cut to whole years, at least two. Fixed in the year of first use. Source: 耐用年数省令3条.
 * @param capitalExpenditure yen spent on it at purchase; above half of the purchase price the method is barred,
 *   above half of the price of a new one the legal life applies
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
    return { life: null, method: 'estimate', simplifiedAllowed: false };
  return { life: simplifiedLife(input.legalLifeYears, input.elapsedMonths), method: 'simplified', simplifiedAllowed: true };
}

/** The simplified method itself, in whole years. Fifths of months are kept whole so that no fraction is lost. */
export function simplifiedLife(legalLifeYears: number, elapsedMonths: number): number {
  const legalMonths = legalLifeYears * 12;
  const fifths = elapsedMonths >= legalMonths ? legalMonths : (legalMonths - elapsedMonths) * 5 + elapsedMonths;
  return Math.max(2, Math.floor(fifths / 60));
}
