import { term } from '../terms/term.ts';

// notes

export const silentNames = {
  management_fee_per_m2: 'management fee',
  reserve_per_m2: 'repair reserve fee',
  building_age: 'year built',
  structure: 'structure',
};
export const rightsNotStated =
  'Land rights are not stated: the Scenario Score is the lower of freehold and leasehold (借地権), the rest of the report counts freehold.';
export const silent = (facts: string) =>
  `Not stated: ${facts}. The Scenario Score uses the worst fifth of the usual range, the rest of the report the middle.`;

// marks

export const curve = (points: string) => `: ${points}, linear in between`;
export const markFormula = (version: string) => `curve of score version ${version}`;
export const mark = (label: string, definition: string, curve: string) => term(label, null, 'score', `${definition}${curve}.`);

// flat_market.return

const flatMarketText = (years: number, rentChange: string) =>
  `All cash, sold after ${years} years; rent ${rentChange}% a year, operating expenses and price level unchanged.`;
export const flatReturnFormula = 'IRR of the flat-market case before tax';
export const flatReturn = (years: number, rentChange: string) =>
  term('Ten-year return, flat market', '横ばい市場の内部収益率', 'percent', flatMarketText(years, rentChange));

// weights

export const weightReason = (version: string) => `Weight of version ${version} of the score, published with its curves, scale and caps.`;
export const weight = (label: string) => term(`${label}, weight`, null, 'percent', 'Share of the Scenario Score.');

// score.before_gates

export const beforeGatesFormula = 'weighted average of the marks, on the published scale';
export const beforeGates = (scale: string) =>
  term('Score before caps', null, 'score', `Weighted average of the nine marks, on the scale ${scale}.`);

// score.scenario

export const scenarioFormula = 'score before caps, limited by the caps that apply';
export const scenario = (version: string) =>
  term(
    'Scenario Score',
    null,
    'score',
    `Summary of the model’s results on a scale of 0–10, version ${version}: the property at this price, all cash, in a flat market. 5 is typical, 6.5 marks the best fifth of listings, 8 needs documents. The range moves each estimated input to its ends. Not advice or an appraisal.`,
  );

// score.best_fifth_price

export const bestFifthPriceFormula = (score: number) => `highest price at which the score before caps is ${score}`;
export const bestFifthPrice = (score: number) =>
  term(`Price for a score of ${score}`, null, 'JPY', 'A break-even target with every other input unchanged; not an offer to make.');
export const cappedAtAnyPrice = (cap: string) => `Not available: a score cap of ${cap} applies at any price.`;
export const noPriceGivesIt = (score: number) => `Not available: no price between 20% and 200% of the asking price gives ${score}.`;

// readings

export const years = ' years';
export const minutes = ' minutes';
export const becauseNotStated = ' because no source states it';
export const ofTen = (mark: string) => `${mark} / 10`;
export const measureWithout = (label: string, mark: string, reason: string) => `${label}: ${mark}${reason}.`;
export const measureIs = (label: string, value: string, unit: string, mark: string) => `${label} is ${value}${unit}: ${mark}.`;

// score.loan

export const covered = 'covered';
export const tight = 'tight';
export const notCovered = 'not covered';
export const loanFormula = '0.6 × DSCR score + 0.4 × cautious DSCR score';
export const loanMark = (word: string, covers: number, tight: number) =>
  term(
    'Loan mark',
    null,
    'score',
    `NOI ÷ the highest annual debt service, in the base case and the cautious scenario: ${word}. A score of ${covers} or more means covered, from ${tight} tight.`,
  );

// score.with_loan

export const withLoanFormula = (factor: number, from: number) => `score − ${factor} × max(0, ${from} − loan mark)`;
export const withLoan = (isWithoutEffect: boolean) =>
  term(
    'Scenario Score with the loan',
    null,
    'score',
    isWithoutEffect ? 'The loan does not lower the score.' : 'A weak loan lowers the score by up to 1.5; a loan never raises it.',
  );
