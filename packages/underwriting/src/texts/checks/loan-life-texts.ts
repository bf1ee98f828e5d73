import { dscrText } from '../../numbers/coverage-words.ts';
import { term } from '../../terms/term.ts';
import { asked, effect, found } from './check-text.ts';
import { lenderTerms, noCompletionDate, yearsText } from './shared-texts.ts';

// life_and_loan

export const coverageFormula = 'NOI ÷ annual debt service over the remaining statutory life';
export const coverage = term(
  'DSCR over the remaining statutory life',
  null,
  'ratio',
  'NOI ÷ annual debt service of the same loan repaid within the remaining statutory life.',
);
export const lifeAndLoanAsked = asked(
  lenderTerms,
  'What is the longest loan term (融資期間) for this building, and on which useful life (耐用年数) is it based?',
  'この建物への融資期間は何年まで可能ですか。その根拠となる耐用年数は何年ですか。',
);
export const noLoan = found('No loan', 'An all-cash purchase is modeled.');
export const lifeNotVerified = found('Loan term against statutory life: not verified', noCompletionDate);
const lifeAndTerm = (left: number, term: number) =>
  `Remaining statutory life is ${left === 0 ? 'zero' : yearsText(left)}; the loan term is ${yearsText(term)}.`;
export const withinLife = (left: number, term: number) => found('Loan term within remaining statutory life', lifeAndTerm(left, term));
const exceedsLifeTitle = 'Loan term exceeds remaining statutory life';
export const noLoanByLife = (left: number, term: number) =>
  found(
    exceedsLifeTitle,
    `${lifeAndTerm(left, term)} Lenders that go by statutory life would not lend, so the whole price would be equity.`,
  );
export const extraEquity = effect('Loan change at a statutory-life lender', '− loan; zero if the lender goes by another life');
export const shorterTerm = (left: number, term: number) =>
  effect(
    'Cash flow change with a shorter loan term',
    `− (debt service over ${left} years − debt service over ${term} years); zero if the lender goes by another life`,
  );
/** With the coverage of the shorter loan, and the year in which its principal begins to be repaid, where it is not the first. */
export const exceedsLife = (left: number, term: number, coverage: number | null, fromYear: number | null) =>
  found(
    exceedsLifeTitle,
    `${lifeAndTerm(left, term)} Some lenders limit the term to the remaining life${coverage === null ? '' : `: DSCR would be ${dscrText(coverage)}`}${fromYear === null ? '' : ` in year ${fromYear}, when principal repayment starts`}.`,
  );
