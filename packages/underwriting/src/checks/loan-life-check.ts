import { loanTermsOf, loanYearsOf } from '../case/hold.ts';
import { resettle } from '../case/resettle.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import { dscrText } from '../numbers/coverage-words.ts';
import { term as figureTerm } from '../terms/term.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';

const yearsOf = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

/** Shortest term for which a lender that goes by the tax life still lends, in years. */
const shortestTerm = 5;

function writeCoverage(draft: ReportDraft, noi: number | null, payments: number): string[] {
  if (noi === null || payments <= 0) return [];
  const id = 'check.life_and_loan.coverage';
  if (!draft.ledger.has(id))
    draft.ledger.computed(
      id,
      noi / payments,
      'NOI ÷ annual debt service over the remaining statutory life',
      ['returns.noi', 'loan.amount', 'assumptions.loan_rate', 'facts.life_left'],
      {
        term: figureTerm(
          'DSCR over the remaining statutory life',
          null,
          'ratio',
          'NOI ÷ annual debt service of the same loan repaid within the remaining statutory life.',
        ),
      },
    );
  return [id];
}

export const lifeAndLoan: Check = {
  frame: frame(
    'life_and_loan',
    31,
    'caution',
    'Lender’s written terms (融資条件提示書)',
    'What is the longest loan term (融資期間) for this building, and on which useful life (耐用年数) is it based?',
    'この建物への融資期間は何年まで可能ですか。その根拠となる耐用年数は何年ですか。',
  ),
  run: (draft): CheckOutcome => {
    const { subject, ledger, settings, base } = draft;
    const left = Math.floor(ledger.value('facts.life_left') ?? 0);
    const term = ledger.value('assumptions.loan_years') ?? 0;
    const figures = ['facts.life_left', 'assumptions.loan_years'];
    if (base.purchase.loanAmount === 0) return pass('No loan', 'An all-cash purchase is modeled.');
    if (subject.ageMonths === null)
      return unknown('Loan term against statutory life: not verified', 'No completion date is stated.', figures);
    if (left >= term)
      return pass('Loan term within remaining statutory life', `${lifeLeft(left)}; the loan term is ${yearsOf(term)}.`, figures);
    const title = 'Loan term exceeds remaining statutory life';
    const told = `${lifeLeft(left)}; the loan term is ${yearsOf(term)}.`;
    if (left < shortestTerm)
      return {
        ...flag(title, `${told} Lenders that go by statutory life would not lend, so the whole price would be equity.`, figures),
        effect: writeEffect(draft, 'life_and_loan', {
          value: -base.purchase.loanAmount,
          ends: [-base.purchase.loanAmount, 0],
          unit: 'JPY',
          label: 'Extra equity at a statutory-life lender',
          formula: '− loan; zero if the lender goes by another life',
          inputs: ['loan.amount', ...figures],
        }),
      };
    // While only interest is paid the term moves nothing: the first year with principal tells.
    const repaying = Math.ceil(Math.min(settings.values.interest_only_years ?? 0, left - 1));
    const shortened = loanTermsOf(resettle({ subject, settings }, { set: { loan_years: left } }).settings, base.purchase.loanAmount);
    const short = loanYearsOf(shortened)[repaying]?.payment ?? 0;
    const more = short - (base.loanYears[repaying]?.payment ?? 0);
    const noi = ledger.value('returns.noi');
    const coverage = writeCoverage(draft, noi, short);
    const effect = writeEffect(draft, 'life_and_loan', {
      value: -more,
      ends: [-more, 0],
      unit: 'JPY/year',
      label: 'Change in annual debt service at a shorter term',
      formula: `− (debt service over ${left} years − debt service over ${term} years); zero if the lender goes by another life`,
      inputs: ['loan.annual_debt_service', 'loan.amount', 'assumptions.loan_rate', ...figures],
    });
    return {
      ...flag(
        title,
        `${told} Some lenders limit the term to the remaining life${noi === null || noi <= 0 || short <= 0 ? '' : `: DSCR would be ${dscrText(noi / short)}`}${repaying > 0 ? ` in year ${repaying + 1}, once principal is repaid` : ''}.`,
        [...coverage, ...figures],
      ),
      effect,
    };
  },
};

/** `Remaining statutory life is 5 years`. */
function lifeLeft(left: number): string {
  if (left === 0) return 'Remaining statutory life is zero';
  return `Remaining statutory life is ${yearsOf(left)}`;
}
