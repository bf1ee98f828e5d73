import { loanTermsOf, loanYearsOf } from '../case/hold.ts';
import { resettle } from '../case/resettle.ts';
import type { ReportDraft } from '../draft/report-draft.ts';
import * as texts from '../texts/checks/loan-life-texts.ts';
import { type Check, type CheckOutcome, flag, frame, pass, unknown, writeEffect } from './finding.ts';

/** Shortest term for which a lender that goes by the tax life still lends, in years. */
const shortestTerm = 5;

function writeCoverage(draft: ReportDraft, noi: number | null, payments: number): string[] {
  if (noi === null || payments <= 0) return [];
  const id = 'check.life_and_loan.coverage';
  if (!draft.ledger.has(id))
    draft.ledger.computed(
      id,
      noi / payments,
      texts.coverageFormula,
      ['returns.noi', 'loan.amount', 'assumptions.loan_rate', 'facts.life_left'],
      {
        term: texts.coverage,
      },
    );
  return [id];
}

export const lifeAndLoan: Check = {
  frame: frame('life_and_loan', 31, 'caution', texts.lifeAndLoanAsked),
  run: (draft): CheckOutcome => {
    const { subject, ledger, settings, base } = draft;
    const left = Math.floor(ledger.value('facts.life_left') ?? 0);
    const term = ledger.value('assumptions.loan_years') ?? 0;
    const figures = ['facts.life_left', 'assumptions.loan_years'];
    if (base.purchase.loanAmount === 0) return pass(texts.noLoan);
    if (subject.ageMonths === null) return unknown(texts.lifeNotVerified, figures);
    if (left >= term) return pass(texts.withinLife(left, term), figures);
    if (left < shortestTerm)
      return {
        ...flag(texts.noLoanByLife(left, term), figures),
        effect: writeEffect(draft, 'life_and_loan', texts.extraEquity, {
          value: -base.purchase.loanAmount,
          ends: [-base.purchase.loanAmount, 0],
          unit: 'JPY',
          inputs: ['loan.amount', ...figures],
        }),
      };
    // While only interest is paid the term moves nothing: the first year with principal tells.
    const repaying = Math.ceil(Math.min(settings.values.interest_only_years ?? 0, left - 1));
    const shortened = loanTermsOf(resettle({ subject, settings }, { set: { loan_years: left } }).settings, base.purchase.loanAmount);
    const short = loanYearsOf(shortened)[repaying]?.payment ?? 0;
    const more = short - (base.loanYears[repaying]?.payment ?? 0);
    const noi = ledger.value('returns.noi');
    const shortCoverage = noi === null || noi <= 0 || short <= 0 ? null : noi / short;
    const coverage = writeCoverage(draft, noi, short);
    const effect = writeEffect(draft, 'life_and_loan', texts.shorterTerm(left, term), {
      value: -more,
      ends: [-more, 0],
      unit: 'JPY/year',
      inputs: ['loan.annual_debt_service', 'loan.amount', 'assumptions.loan_rate', ...figures],
    });
    return {
      ...flag(texts.exceedsLife(left, term, shortCoverage, repaying > 0 ? repaying + 1 : null), [...coverage, ...figures]),
      effect,
    };
  },
};
