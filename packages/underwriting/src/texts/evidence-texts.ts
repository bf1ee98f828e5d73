import { term } from '../terms/term.ts';

// evidence.market_assumed, evidence.loan_assumed

export const assumedFormula = (all: number) => `number of these ${all} inputs at our default`;
export const assumed = (label: string, label_ja: string, all: number) =>
  term(label, label_ja, 'count', `Of ${all} that apply. The evidence grade covers the property only.`);
export const marketInputs = 'Assumed market inputs';
export const marketInputsJa = '想定値を使った市場条件の数';
export const loanInputs = 'Assumed loan inputs';
export const loanInputsJa = '想定値を使った融資条件の数';

// evidence.assumed_share

export const assumedShareFormula = 'squared NPV swings of these inputs ÷ squared NPV swings of all inputs that no source states';
export const assumedShare = term(
  'Share of spread from assumed inputs',
  'NPVのばらつきのうち想定値による割合',
  'percent',
  'Each input moved alone across its range. The rest comes from property facts not stated.',
);
export const noAssumedShare = 'Not available: no assumed input changes NPV.';

// note

export const countOf = (count: number, all: number, name: string) => `${count} of ${all} ${name} inputs`;
export const and = ' and ';
export const propertyOnly = (counted: string, share: string) =>
  `The evidence grade covers the property only. In addition, ${counted} are assumed${share}.`;
export const shareOfSpread = (percent: string) => `; they account for ${percent}% of the spread in NPV from inputs that no source states`;

// document_meter

export const rent = 'Rent';
export const split = 'Land/building split';
export const moved = (definition: string) => `${definition} The range moves the inputs this document settles to their ends.`;
export const movedFormula =
  'base case recalculated with every input the document settles at its less favorable, then its more favorable end';

// document_meter, effect

export const swing = 'Swing between the ends';
export const swingDefinition =
  'Cash flow after tax, year 1, at the more favorable ends of the inputs this document settles − the same at the less favorable ends.';
