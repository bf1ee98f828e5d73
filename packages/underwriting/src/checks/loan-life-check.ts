import { loanTermsOf, loanYearsOf } from '../case/hold.ts';
import { resettle } from '../case/resettle.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import { coverageDigits } from '../numbers/coverage-words.ts';
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
      'NOI ÷ payments of a loan that ends with the tax life',
      ['returns.noi', 'loan.amount', 'assumptions.loan_rate', 'facts.life_left'],
      {
        term: figureTerm(
          'Coverage if the loan ends with the tax life',
          null,
          'ratio',
          'NOI ÷ yearly payments of the same loan over the tax life left.',
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
    'How long a term does the lender grant for this building, and on which life does it rest?',
    'この建物への融資期間は何年まで可能ですか。その根拠となる耐用年数は何年ですか。',
  ),
  run: (draft): CheckOutcome => {
    const { subject, ledger, settings, base } = draft;
    const left = Math.floor(ledger.value('facts.life_left') ?? 0);
    const term = ledger.value('assumptions.loan_years') ?? 0;
    const figures = ['facts.life_left', 'assumptions.loan_years'];
    if (base.purchase.loanAmount === 0) return pass('No loan to outlast the building', 'The purchase is made with cash.');
    if (subject.ageMonths === null)
      return unknown('Loan term against the building’s life cannot be compared', 'No date of completion is stated.', figures);
    if (left >= term) return pass('The loan ends within the tax life', `${lifeLeft(left)}; the loan runs ${yearsOf(term)} here.`, figures);
    const title = 'The loan outlasts the tax life of the building';
    const told = `${lifeLeft(left)}, and the loan runs ${yearsOf(term)} here.`;
    if (left < shortestTerm)
      return {
        ...flag(title, `${told} Lenders that go by the tax life would not lend; all of it would have to be equity.`, figures),
        effect: writeEffect(draft, 'life_and_loan', {
          value: -base.purchase.loanAmount,
          ends: [-base.purchase.loanAmount, 0],
          unit: 'JPY',
          label: 'More equity, if the lender goes by the tax life',
          formula: '− loan; nothing where a lender goes by another life',
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
      label: 'More to pay a year if the loan ends with the tax life',
      formula: `payments over ${term} years − payments over ${left}; nothing where a lender goes by another life`,
      inputs: ['loan.annual_debt_service', 'loan.amount', 'assumptions.loan_rate', ...figures],
    });
    return {
      ...flag(
        title,
        `${told} Some lenders grant only the life left, which raises the payment${noi === null || noi <= 0 || short <= 0 ? '' : `: income would cover ${coverageDigits(noi / short)} of it`}${repaying > 0 ? `, counted in year ${repaying + 1}, once principal is repaid` : ''}.`,
        [...coverage, ...figures],
      ),
      effect,
    };
  },
};

/** `5 years of tax life are left`, or that it is over. */
function lifeLeft(left: number): string {
  if (left === 0) return 'The tax life of the building is over';
  return `${yearsOf(left)} of tax life ${left === 1 ? 'is' : 'are'} left`;
}
