import { hasFewLenders } from '../../assumptions/lender-terms.ts';
import type { Finding } from '../../checks/finding.ts';
import { type ReportDraft, rentIsEstimated } from '../../draft/report-draft.ts';
import { fieldWords } from '../../facts/field-words.ts';
import { coverageDigits, coversPayments } from '../../numbers/coverage-words.ts';
import { decimals, grouped } from '../../numbers/number-text.ts';
import type { EvidenceReading } from '../../score/evidence-grade.ts';
import type { ScenarioScore } from '../../score/scenario-score.ts';
import { type ScoreMeasure, scoreMeasureNames, scoreVersion } from '../../score/score-version.ts';
import { auctionSentences, staleSentences } from './auction.ts';
import { saleSentence } from './write-exit.ts';

const yen = (value: number) => `${grouped(value)} yen`;
const between = ([low, high]: readonly [number, number], digits: number) =>
  `between ${decimals(low, digits)} and ${decimals(high, digits)}`;
/** What is left of the cash of a year, or lacks. */
const cashLeft = (amount: number) => (amount >= 0 ? `leaves ${yen(amount)}` : `lacks ${yen(-amount)}`);

/** Whether the terms of the loan are the user's own, all three of them. */
function loanGiven({ settled }: ReportDraft): boolean {
  return (['loan_to_price', 'loan_rate', 'loan_years'] as const).every((key) => settled.get(key)?.given != null);
}

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

/** Why few lenders lend: what is left of the building's tax life, as far as its age is known. */
function lifeLeftWords({ ageMonths, ageYears, lifeLeftYears: left }: ReportDraft['subject']): string {
  const life =
    left === 0 ? 'its tax life is over' : `${left} ${left === 1 ? 'year' : 'years'} of its tax life ${left === 1 ? 'is' : 'are'} left`;
  return ageMonths === null
    ? `Its age is not stated; at the ${ageYears} years assumed ${life}, and few lenders lend on such a building.`
    : `Few lenders lend on this building: ${life}.`;
}

/** Where few lenders lend on the building and the loan is our assumption, the purchase with cash is told first. */
function cashFirst(draft: ReportDraft): string[] {
  const { ledger, subject, settled } = draft;
  const equity = ledger.value('cash_purchase.equity');
  if (equity === null || !hasFewLenders(subject) || settled.get('loan_years')?.given != null) return [];
  const left = ledger.value('cash_purchase.btcf') ?? 0;
  const rate = ledger.value('cash_purchase.irr');
  return [
    `${lifeLeftWords(subject)} With cash it takes ${yen(equity)}, the first year ${cashLeft(left)} before income tax, and the rate of return is ${rate === null ? 'not defined' : `${decimals(rate, 1)} %`}${rentIsEstimated(draft) ? ` (at a rent of ${yen(draft.settings.monthlyRent)} a month)` : ''}.`,
  ];
}

/** What the report concludes of the rent: the yield it leaves, as a range where the rent is estimated. */
function rentSentence(draft: ReportDraft): string {
  const { metrics, ranges, rentBasis, settings, ledger, rent } = draft;
  const net = metrics['returns.net_yield'] ?? 0;
  const netRange = ranges['returns.net_yield'];
  if (rentBasis !== 'assumed')
    return `A gross yield of ${(metrics['returns.gross_yield'] ?? 0).toFixed(2)} % becomes a net yield of ${netRange ? `${between(netRange, 1)} %, by the rent of the empty rooms,` : `${decimals(net, 1)} %`} after vacancy, running costs, property tax and ${yen(metrics['financial_analysis.acquisition_costs.total'] ?? 0)} of purchase costs.`;
  const coverage = metrics['returns.dscr'] ?? null;
  const [low, high] = rent.ends;
  if (low === undefined || high === undefined || !netRange)
    return `No rent is stated. At ${yen(settings.monthlyRent)} a month, as the gross yield given has it, net yield comes to ${decimals(net, 1)} %${coverage === null ? '' : ` and coverage to ${coverageDigits(coverage)}`}.`;
  const coverageRange = ranges['returns.dscr'];
  return `No rent is stated: by ${ledger.has('rent.public_level') ? 'the public level of the place' : 'a rough guide'} it lies between ${grouped(low)} and ${yen(high)} a month. Net yield then lies ${between(netRange, 1)} %${coverage !== null && coverageRange ? ` and coverage ${between(coverageRange, 2)}` : ''}; in the middle, at a rent of ${yen(settings.monthlyRent)}, they are ${decimals(net, 1)} %${coverage === null ? ', without a loan' : ` and ${coverageDigits(coverage)}`}.`;
}

/** Whether what the loan costs is borne, and what the first year leaves or lacks. */
function cashSentence(draft: ReportDraft): string {
  const { metrics, ranges, settings } = draft;
  const coverage = metrics['returns.dscr'] ?? null;
  const range = ranges['returns.btcf'];
  const alike = range ? range[0] < 0 === range[1] < 0 : false;
  const cash = range
    ? `${cashLeft(range[0])} at the lower rent and ${alike ? yen(Math.abs(range[1])) : cashLeft(range[1])} at the higher,`
    : cashLeft(metrics['returns.btcf'] ?? 0);
  if (coverage === null) return `Bought with cash, the first full year ${cash} before income tax.`;
  const interestOnly = (settings.values.interest_only_years ?? 0) > 0;
  const loan = `With the loan ${loanGiven(draft) ? 'given' : 'assumed'}${interestOnly ? ', of which only interest is paid at first' : ''},`;
  return range
    ? `${loan} the first full year ${cash} before income tax.`
    : `${loan} income ${coversPayments(coverage, 'the payments')} and the first full year ${cash} before income tax.`;
}

/** The two measures that cost the score most, the price that would bring 6.5, and the cap that holds it, with what would lift it. */
function scoreSentences({ score, beforeCaps, caps, marks }: ScenarioScore, bestFifthPrice: number | null): string[] {
  const cost = (name: ScoreMeasure) => scoreVersion.measures[name].weight * (10 - marks[name]);
  const [first, second] = scoreMeasureNames.toSorted((one, other) => cost(other) - cost(one));
  const lost = (name: ScoreMeasure | undefined) =>
    name === undefined ? '' : `${scoreVersion.measures[name].label.toLowerCase()} (${decimals(marks[name], 1)} of 10)`;
  const [cap] = caps
    .filter(({ applied, cap: at }) => applied && at !== null && at < beforeCaps)
    .sort((one, other) => (one.cap ?? 0) - (other.cap ?? 0));
  const { bestFifth } = scoreVersion.meaning;
  const target =
    bestFifthPrice === null || (cap?.cap ?? 10) < bestFifth
      ? ''
      : ` The score reaches ${bestFifth} at a price of ${yen(bestFifthPrice)}: a break-even target, not an offer to make.`;
  return [
    `The Scenario Score is ${decimals(score, 1)}; ${lost(first)} and ${lost(second)} cost it most.${target}`,
    ...(cap
      ? [
          `The Scenario Score would be ${decimals(beforeCaps, 1)}; a score cap holds it at ${decimals(score, 1)} (${cap.label}). What would lift it: ${cap.lifts}.`,
        ]
      : []),
  ];
}

/** What a grade of C or D rests on: A and B stand beside these sentences, C and D change how they are to be read. */
function evidenceSentences({ grade, reasons }: EvidenceReading): string[] {
  if (grade === 'A' || grade === 'B') return [];
  const why = reasons.map((reason) => `${reason.slice(0, 1).toLowerCase()}${reason.slice(1).replace(/\.$/, '')}`).join('; ');
  return [
    `Evidence grade ${grade}${why === '' ? '' : `: ${why}`}.${grade === 'D' ? ' Treat every figure as a range until documents are at hand.' : ''}`,
  ];
}

/** Sentences for the top of the report. Templates only: no number appears that is not a figure. */
export function writeReading(
  draft: ReportDraft,
  checks: readonly Finding[],
  evidence: EvidenceReading,
  score: ScenarioScore,
  bestFifthPrice: number | null,
): string[] {
  const flags = checks.filter((check) => check.state === 'flag' && check.severity !== 'note');
  return [
    ...staleSentences(draft.subject),
    ...auctionSentences(draft),
    ...sourcesInDoubt(draft.subject),
    ...cashFirst(draft),
    rentSentence(draft),
    saleSentence(draft),
    cashSentence(draft),
    ...scoreSentences(score, bestFifthPrice),
    flags.length > 0
      ? `To look into first: ${flags
          .slice(0, 3)
          .map((check) => check.title.toLowerCase())
          .join('; ')}.`
      : 'No check of the listing raised a caution; open questions are listed below.',
    ...evidenceSentences(evidence),
  ];
}
