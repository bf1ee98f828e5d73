// the end of a sentence that begins with the income

export const nothingLeft = (debt: string) => `does not cover operating expenses, so nothing is left for ${debt}`;
export const coversOrNot = (doesNot: boolean, debt: string, dscr: string) =>
  `${doesNot ? 'does not cover' : 'covers'} ${debt}: DSCR is ${dscr}`;
export const theLoan = 'the loan';
