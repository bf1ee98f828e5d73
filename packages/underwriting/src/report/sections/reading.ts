import { hasFewLenders } from '../../assumptions/defaults.ts';
import type { Finding } from '../../checks/finding.ts';
import type { ReportDraft } from '../../draft/report-draft.ts';
import { coversPayments } from '../../numbers/coverage-words.ts';
import { decimals, grouped } from '../../numbers/number-text.ts';
import type { EvidenceGrade } from '../../score/evidence-grade.ts';
import { auctionSentences, staleSentences } from './auction.ts';
import { saleSentence } from './write-exit.ts';

const yen = (value: number) => `${grouped(value)} yen`;
const span = (range: [number, number] | null | undefined, digits: number) =>
  range ? ` (${decimals(range[0], digits)} to ${decimals(range[1], digits)})` : '';

/** Whether the terms of the loan are the user's own, all three of them. */
function loanGiven({ settled }: ReportDraft): boolean {
  return (['loan_to_price', 'loan_rate', 'loan_years'] as const).every((key) => settled.get(key)?.given != null);
}

const fieldWords = (field: string): string =>
  field
    .replace('extra.', '')
    .replace(/_(?:jpy|m2|pct)\b/g, '')
    .replace(/_(?:jpy|m2|pct)_/g, '_')
    .replaceAll('_', ' ');

/** What must be settled before anything else: sources that may be about another property, and what sources disagree on. */
function sourcesInDoubt({ extra, facts }: ReportDraft['subject']): string[] {
  const unmatched = extra.unmatched_sources ?? [];
  const fields = [...new Set(facts.conflicts.map(({ field }) => fieldWords(field)))];
  return [
    ...(unmatched.length > 0
      ? [
          `Nothing says whether ${unmatched.join(' and ')} ${unmatched.length > 1 ? 'are' : 'is'} about the same property as the other sources; they are used together here.`,
        ]
      : []),
    ...(fields.length > 0 ? [`The sources disagree on ${fields.join(', ')}; the better evidenced reading is used.`] : []),
  ];
}

/** Where few lenders lend on the building and the loan is our assumption, the purchase with cash is told first. */
function cashFirst(draft: ReportDraft): string[] {
  const { ledger, subject, settled } = draft;
  const equity = ledger.value('cash_purchase.equity');
  if (equity === null || !hasFewLenders(subject) || settled.get('loan_years')?.given != null) return [];
  const left = ledger.value('cash_purchase.btcf') ?? 0;
  const rate = ledger.value('cash_purchase.irr');
  return [
    `Few lenders lend on this building: ${subject.lifeLeftYears} ${subject.lifeLeftYears === 1 ? 'year' : 'years'} of its tax life ${subject.lifeLeftYears === 1 ? 'is' : 'are'} left. With cash it takes ${yen(equity)}, the first year ${left >= 0 ? `leaves ${yen(left)}` : `lacks ${yen(-left)}`} before income tax, and the rate of return is ${rate === null ? 'not defined' : `${decimals(rate, 1)} %`}.`,
  ];
}

/** Sentences for the top of the report. Templates only: no number appears that is not a figure. */
export function writeReading(draft: ReportDraft, checks: readonly Finding[], grade: EvidenceGrade): string[] {
  const { metrics, ranges, rentBasis, subject } = draft;
  const sentences = [...staleSentences(subject), ...auctionSentences(draft), ...sourcesInDoubt(subject), ...cashFirst(draft)];
  const net = metrics['returns.net_yield'] ?? 0;
  const gross = metrics['returns.gross_yield'] ?? 0;
  if (rentBasis === 'assumed')
    sentences.push(
      `No rent is stated. At a rent of ${grouped(draft.settings.monthlyRent)} yen a month, ${draft.ledger.has('rent.public_level') ? 'the public level of the place' : 'a rough guide'}, net yield comes to ${decimals(net, 1)} %${span(ranges['returns.net_yield'], 1)} and coverage to ${metrics['returns.dscr'] == null ? 'none, without a loan' : decimals(metrics['returns.dscr'] ?? 0, 2)}${span(ranges['returns.dscr'], 2)}.`,
    );
  else
    sentences.push(
      `A gross yield of ${gross.toFixed(2)} % becomes a net yield of ${decimals(net, 1)} % after vacancy, running costs, property tax and ${yen(metrics['financial_analysis.acquisition_costs.total'] ?? 0)} of purchase costs.`,
    );
  sentences.push(saleSentence(draft));
  const dscr = metrics['returns.dscr'] ?? null;
  const btcf = metrics['returns.btcf'] ?? 0;
  const cash = btcf >= 0 ? `leaves ${yen(btcf)}` : `lacks ${yen(-btcf)}`;
  const interestOnly = (draft.settings.values.interest_only_years ?? 0) > 0;
  if (dscr === null) sentences.push(`Bought with cash, the first full year ${cash} before income tax.`);
  else
    sentences.push(
      `With the loan ${loanGiven(draft) ? 'given' : 'assumed'}${interestOnly ? ', of which only interest is paid at first' : ''}, income ${coversPayments(dscr, 'the payments')} and the first full year ${cash} before income tax.`,
    );
  const flags = checks.filter((check) => check.state === 'flag' && check.severity !== 'note');
  if (flags.length > 0)
    sentences.push(
      `To look into first: ${flags
        .slice(0, 3)
        .map((check) => check.title.toLowerCase())
        .join('; ')}.`,
    );
  else sentences.push('No check of the listing raised a caution; open questions are listed below.');
  // A and B stand beside these sentences; C and D change how they are to be read.
  if (grade === 'C') sentences.push('Evidence grade C: some inputs are inferred.');
  if (grade === 'D') sentences.push('Evidence grade D: treat every figure as a range until documents are at hand.');
  return sentences;
}
