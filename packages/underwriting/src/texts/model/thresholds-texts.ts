// levers

export const highestPrice = 'Highest price';
export const aPrice = (price: string) => `a price of ${price}`;
export const lowestOccupancy = 'Lowest occupancy';
export const anOccupancy = (percent: number) => `an occupancy of ${percent}%`;
export const fallInRent = 'Fall in rent the target allows (negative: rise needed)';
export const rentHigher = (percent: number) => `a rent ${percent}% higher`;
export const rentLower = (percent: number) => `a rent ${percent}% lower`;
export const highestRate = 'Highest interest rate';
export const aRate = (percent: number) => `a rate of ${percent}%`;

// targets

export const cashAtZero = (when: string) => `Cash flow at or above zero ${when}`;
export const cashOfAtLeast = (cash: string, when: string) => `Cash flow of at least ${cash} a year ${when}`;
export const dscrOfAtLeast = (dscr: string) => `DSCR of at least ${dscr}× in year 1`;
export const beforeTax = 'in year 1, before tax';
export const afterTax = 'after tax in years 1 and 2';
export const irrOfAtLeast = (percent: number) => `IRR before tax of at least ${percent}%`;

// no answer

export const metEvenAt = (value: string) => `No limit: the target is met even at ${value}.`;
export const missedEvenAt = (value: string) => `Not available: the target is missed even at ${value}.`;
