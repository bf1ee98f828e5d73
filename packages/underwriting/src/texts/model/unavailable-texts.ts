// without a price, a loan, a rent or equity

export const noPrice = 'Not available: no price is stated.';
export const noLoan = 'N/A: there is no loan.';
export const noRent = 'Not available: there is no rent.';
export const noEquity = 'Not available: the purchase needs no equity.';

// rates of return

export const severalRates = (rates: string) =>
  `Not available: cash flows change sign more than once, so at least ${rates} give an NPV of zero. Use the modified IRR.`;
export const noModifiedRate = 'Not available: a modified rate needs contributions and receipts.';
export const noNumber = 'Not available: a cash flow is not a number.';
export const noChangeOfSign = 'Not available: cash flows never change sign, so no rate gives an NPV of zero.';
export const noRate = 'Not available: no rate of return gives an NPV of zero.';
export const noDatedRate = 'Not available: no rate gives an NPV of zero.';

// growth

export const noGrowthPeriod = 'Not available: growth needs an amount above zero and a period.';
export const noGrowthRate = 'Not available: growth needs a rate and amounts above zero.';

// rates of return

export const notFinite = 'Not available: the inputs give no finite number.';

// balances

export const neverChanges = 'Not available: without a rate and a payment the balance never changes.';
export const neverReached = 'Not available: the balance never reaches the target amount.';
export const noRateBetween = 'Not available: no rate turns one amount into the other.';
