// cash in the cautious case

export const cashLost = (share: string) => `Cautious case loses ${share} of cash in ten years`;
export const noCashLost = (limit: string) => `The cautious case loses no cash in ten years; up to ${limit} counts as low risk.`;
export const cashLostWithin = (lost: string, limit: string) => `${lost}, within ${limit}.`;
export const cashLostAbove = (lost: string, limit: string) => `${lost}, above ${limit}.`;

// income

export const incomeYield = (percent: string, least: string) => `Income yield is ${percent} in the cautious case, below ${least}.`;
export { lodging } from './score-caps-texts.ts';

// the building

export const workingLife = (years: number, least: number) => `Remaining working life is ${years} years, below ${least}.`;

export const workingLifeAndLand = (years: number, least: number, land: string) =>
  `Remaining working life is ${years} years, below ${least}; land value is ${land}.`;
export const ofPrice = (percent: string) => `${percent} of the price`;
export const noLandValue = 'not available';

// the place

export const vacancy = (percent: string, most: string) => `Assumed vacancy is ${percent}, above ${most}.`;
export const population = (share: string, least: string) => `Projected population in 2050 is ${share} of today’s, below ${least}.`;
export const busAlone = 'The only stated station access is by bus.';
export const walkNotStated = 'Walk to the station is not stated.';
export const walk = (minutes: number, most: number) => `Walk to the station is ${minutes} minutes, above ${most}.`;

// the evidence

export const rentEstimated = 'Rent is estimated, not stated.';
export const gradeD = 'Evidence grade is D: the rent or most key facts are estimated.';
export { noMarketData } from './score-caps-texts.ts';
