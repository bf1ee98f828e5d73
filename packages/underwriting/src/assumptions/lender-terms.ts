import type { Subject } from '../facts/subject.ts';
import type { Structure } from '../rules/structure.ts';

/**
 * Which lenders give such a building the longest term: A, banks that count a working life well beyond the statutory one; B, regional banks
 * with a longer life and higher rate; C, nonbanks, for what is older. Terms as published between 2018 and October 2026.
 */
export type LenderClass = 'A' | 'B' | 'C';

interface LenderTerms {
  lender: LenderClass;
  /** Longest term, years. */
  years: number;
  /** Rate, percent a year: middle, low, high. */
  rate: readonly [number, number, number];
}

/** No lender writes a longer term for a used building, in years. */
const longestTerm = 30;
const termOfC = 15;
const livesOfA: Record<Structure, number> = { W: 40, LGS: 40, CB: 40, S: 45, RC: 55, SRC: 55 };
const livesOfB: Record<Structure, number> = { W: 55, LGS: 55, CB: 55, S: 55, RC: 60, SRC: 60 };
const rates: Record<LenderClass, readonly [number, number, number]> = { A: [2.9, 2.3, 3.6], B: [3.4, 3, 3.9], C: [4.2, 3.9, 4.9] };

export const lenderNames: Record<LenderClass, string> = {
  A: 'Banks that lend against a building’s useful life',
  B: 'Regional banks',
  C: 'Nonbanks',
};

export const lenderSource =
  'Terms as published: Orix Bank (オリックス銀行), Shizuoka Bank (静岡銀行), Sumitomo Mitsui Trust Loan & Finance (三井住友トラスト・ローン&ファイナンス), 2018–Oct 2026';

/**
 * The longest term that a class of lenders offers, at the lowest rate for it: with age it never grows, and the rate never falls. Depends on
 * structure and age alone.
 */
export function lenderTerms({ structureUsed, ageYears }: Pick<Subject, 'structureUsed' | 'ageYears'>): LenderTerms {
  const ofA = Math.min(longestTerm, livesOfA[structureUsed] - ageYears);
  const ofB = Math.min(longestTerm, livesOfB[structureUsed] - ageYears);
  if (ofA >= ofB) return { lender: 'A', years: ofA, rate: rates.A };
  if (ofB >= termOfC) return { lender: 'B', years: ofB, rate: rates.B };
  return { lender: 'C', years: termOfC, rate: rates.C };
}

/** Whether only nonbanks lend on the building, at a higher rate and for a short term. */
export function hasFewLenders(subject: Subject): boolean {
  return lenderTerms(subject).lender === 'C';
}

/** Longest term that earns a mark of the loan: a longer one that somebody offers counts no more. Years. */
export function longestLoanYears(subject: Subject): number {
  return lenderTerms(subject).years;
}
