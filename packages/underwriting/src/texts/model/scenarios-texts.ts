// inputs that change

export const rent = 'Rent';
export const rentLess10 = 'rent −10%';
export const leastVacancy = 'Minimum vacancy';
export const twoMonthsVacant = 'every unit vacant two months a year';
export const repairInYear1 = 'Unplanned repair in year 1';
export const repairTextInYear1 = (amount: string) => `an unplanned repair of ${amount} in year 1`;
export const rateChange = 'Interest rate change';
export const rateMore = (points: number, isOne: boolean) => `interest rate +${points} ${isOne ? 'pt' : 'pts'}`;
export const rentLess5 = 'rent −5%';
export const vacancyChange = 'Vacancy change';
export const vacancyMore5 = 'vacancy +5 pts';
export const rateMore1 = 'interest rate +1 pt';
export const rentGrowth = 'Change in annual rent growth';
export const rentGrowthLessHalf = 'annual rent change −0.5 pts';
export const exitPrice = 'Exit price';
export const exitPriceLess10 = 'exit price −10%';
export const vacancyMore10 = 'vacancy +10 pts';
export const rateMore2 = 'interest rate +2 pts';
export const rentGrowthLess1 = 'annual rent change −1 pt';
export const exitPriceLess20 = 'exit price −20%';
export const repairInYear3 = 'Unplanned repair in year 3';
export const repairTextInYear3 = (amount: string) => `an unplanned repair of ${amount} in year 3`;

// stress tests

export const rent10 = 'Rent −10%';
export const rate1 = 'Interest rate +1 pt';
export const rate2 = 'Interest rate +2 pts';
export const twoVacantMonths = 'Two vacant months a year';
export const repair = 'Unplanned repair';
export const allCombined = 'All combined';

// scenarios

export const base = 'Base';
export const cautious = 'Cautious';
export const severe = 'Severe';
