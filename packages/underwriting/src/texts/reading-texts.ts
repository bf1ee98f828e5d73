// sources in doubt

export const maybeAnother = (sources: readonly string[]) =>
  `Not verified: ${sources.join(' and ')} may describe another property. ${sources.length > 1 ? 'They are' : 'It is'} used together with the other sources.`;
export const sourcesDisagree = (fields: string) => `Sources disagree on ${fields}; we use the better documented value.`;

// few lenders

const lifeOf = (years: number) => (years === 0 ? 'zero' : `${years} ${years === 1 ? 'year' : 'years'}`);
export const fewLendersAtAge = (yearsLeft: number, age: number) =>
  `Remaining statutory life is ${lifeOf(yearsLeft)} at the assumed age of ${age} years, so few lenders lend.`;
export const fewLenders = (yearsLeft: number) => `Remaining statutory life is ${lifeOf(yearsLeft)}, so few lenders lend on this building.`;
export const atRent = (rent: string) => ` at a rent of ${rent} a month`;
export const allCash = (equity: string, flow: string, atRent: string) =>
  `An all-cash purchase requires ${equity} of equity; cash flow before tax is ${flow} in year 1${atRent}.`;
export const allCashIrr = (rate: string) => `All-cash IRR before tax is ${rate}.`;

// yields

export const yieldsByRent = (gross: string, net: string) =>
  `Gross yield is ${gross}; net yield is ${net}, depending on the rent of vacant units.`;
export const yields = (gross: string, net: string) =>
  `Gross yield is ${gross}; net yield is ${net} after vacancy, operating expenses and closing costs.`;

// rent that is not stated

export const rentByYield = (rent: string, net: string, dscr: string) =>
  `The rent is not stated. At ${rent} a month, from the gross yield you entered, net yield is ${net}${dscr}.`;
export const andDscr = (dscr: string) => ` and DSCR ${dscr}`;
export const rentNotStated = (fromPublicData: boolean, range: string) =>
  `The rent is not stated; ${fromPublicData ? 'public data put it at' : 'our rough default is'} ${range} a month.`;
export const netYieldByRent = (range: string, net: string, rent: string) =>
  `Net yield is ${range}, depending on the rent; ${net} at ${rent} a month.`;
export const dscrByRent = (range: string, dscr: string) => `DSCR is ${range}, depending on the rent; ${dscr} at the rent used.`;

// cash flow before tax

export const flowByRent = (range: string) => `${range} in year 1, depending on the rent`;
export const flowInYear1 = (flow: string) => `${flow} in year 1`;
export const flowAllCash = (flow: string) => `Cash flow before tax is ${flow}, all cash.`;
export const interestOnlyAtFirst = ' (interest only at first)';
export const theLoan = (isEntered: boolean, interestOnly: string) =>
  `the ${isEntered ? 'loan you entered' : 'assumed loan'}${interestOnly}`;
export const flowWithLoan = (loan: string, flow: string) => `Cash flow before tax with ${loan} is ${flow}.`;
export const coverage = (covers: string, flow: string) => `Income ${covers} in year 1. Cash flow before tax is ${flow}.`;

// scenario score

export const score = (value: string, first: string, second: string) =>
  `Scenario Score is ${value} / 10. The measures that lower it most are ${first} and ${second}.`;
export const scoreUnderCap = (value: string, before: string, first: string, second: string) =>
  `Scenario Score is ${value} / 10, and ${before} before its cap. The measures that lower it most before the cap are ${first} and ${second}.`;
export const mark = (label: string, value: string) => `${label} (${value} / 10)`;
const notAnOffer = ', a break-even target, not an offer to make.';
export const capLifted = (lifts: string) => `To lift the cap: ${lifts}.`;
export const capApplies = (label: string, score: string, before: string, lifted: string) =>
  `A score cap (${label}) limits the score to ${score}, down from ${before}. ${lifted}`;
export const capAtAnyPrice = (label: string, cap: string, lifted: string) =>
  `A score cap (${label}) limits the score to ${cap} at any price. ${lifted}`;
export const staysAtScore = (score: number, price: string) => ` It stays at ${score} or above up to a price of ${price}${notAnOffer}`;
export const reachesScore = (score: number, price: string) => ` It reaches ${score} at a price of ${price}${notAnOffer}`;

// evidence grade

export const readAsRanges = 'Read every figure as a range until documents are available.';
export const evidenceGrade = (grade: string) => `Evidence grade is ${grade}.`;

// checks

export const mainFlags = (titles: string) => `Main flags: ${titles}.`;
export const noFlags = 'No check is flagged; checks that are not verified are listed below.';
