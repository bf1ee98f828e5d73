import { hasFewLenders } from '../../assumptions/lender-terms.ts';
import type { Finding } from '../../checks/finding.ts';
import { type ReportDraft, rentIsEstimated } from '../../draft/report-draft.ts';
import { fieldWords } from '../../facts/field-words.ts';
import { coversLoan, dscrText } from '../../numbers/coverage-words.ts';
import { midSentence } from '../../numbers/mid-sentence.ts';
import { decimals, percentText, rangeText, yenText } from '../../numbers/number-text.ts';
import type { EvidenceReading } from '../../score/evidence-grade.ts';
import type { ScenarioScore } from '../../score/scenario-score.ts';
import type { ScoreCap } from '../../score/score-caps.ts';
import { type ScoreMeasure, scoreMeasureNames, scoreVersion } from '../../score/score-version.ts';
import { auctionSentences, staleSentences } from './auction.ts';
import { saleSentence } from './write-exit.ts';

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
          `Not verified: ${unmatched.join(' and ')} may describe another property. ${unmatched.length > 1 ? 'They are' : 'It is'} used together with the other sources.`,
        ]
      : []),
    ...(fields.length > 0 ? [`Sources disagree on ${fields.join(', ')}; we use the better documented value.`] : []),
  ];
}

/** Why few lenders lend: the remaining statutory life, as far as the building's age is known. */
function lifeLeftWords({ ageMonths, ageYears, lifeLeftYears: left }: ReportDraft['subject']): string {
  const life = left === 0 ? 'zero' : `${left} ${left === 1 ? 'year' : 'years'}`;
  return ageMonths === null
    ? `Remaining statutory life is ${life} at the assumed age of ${ageYears} years, so few lenders lend.`
    : `Remaining statutory life is ${life}, so few lenders lend on this building.`;
}

/** Where few lenders lend on the building and the loan is our assumption, the all-cash purchase is told first. */
function cashFirst(draft: ReportDraft): string[] {
  const { ledger, subject, settled } = draft;
  const equity = ledger.value('cash_purchase.equity');
  if (equity === null || !hasFewLenders(subject) || settled.get('loan_years')?.given != null) return [];
  const flow = ledger.value('cash_purchase.btcf') ?? 0;
  const rate = ledger.value('cash_purchase.irr');
  const atRent = rentIsEstimated(draft) ? ` at a rent of ${yenText(draft.settings.monthlyRent)} a month` : '';
  return [
    lifeLeftWords(subject),
    `An all-cash purchase requires ${yenText(equity)} of equity; cash flow before tax is ${yenText(flow)} in year 1${atRent}.`,
    ...(rate === null ? [] : [`All-cash IRR before tax is ${percentText(rate, 1)}.`]),
  ];
}

/** What the report concludes of the rent: the net yield, as a range where the rent is estimated. */
function rentSentences(draft: ReportDraft): string[] {
  const { metrics, ranges, rentBasis, settings, ledger, rent } = draft;
  const net = metrics['returns.net_yield'] ?? 0;
  const netRange = ranges['returns.net_yield'];
  const percent = (value: number) => percentText(value, 1);
  if (rentBasis !== 'assumed') {
    const gross = percentText(metrics['returns.gross_yield'] ?? 0, 2);
    return [
      netRange
        ? `Gross yield is ${gross}; net yield is ${rangeText(netRange, percent)}, depending on the rent of vacant units.`
        : `Gross yield is ${gross}; net yield is ${percent(net)} after vacancy, operating expenses and closing costs.`,
    ];
  }
  const coverage = metrics['returns.dscr'] ?? null;
  const [low, high] = rent.ends;
  if (low === undefined || high === undefined || !netRange)
    return [
      `The rent is not stated. At ${yenText(settings.monthlyRent)} a month, from the gross yield you entered, net yield is ${percent(net)}${coverage === null ? '' : ` and DSCR ${dscrText(coverage)}`}.`,
    ];
  const coverageRange = ranges['returns.dscr'];
  return [
    `The rent is not stated; ${ledger.has('rent.public_level') ? 'public data put it at' : 'our rough default is'} ${rangeText([low, high], yenText)} a month.`,
    `Net yield is ${rangeText(netRange, percent)}, depending on the rent; ${percent(net)} at ${yenText(settings.monthlyRent)} a month.`,
    ...(coverage !== null && coverageRange
      ? [`DSCR is ${rangeText(coverageRange, dscrText)}, depending on the rent; ${dscrText(coverage)} at the same rent.`]
      : []),
  ];
}

/** Whether income covers the loan, and the cash flow of the first year. */
function cashSentence(draft: ReportDraft): string {
  const { metrics, ranges, settings } = draft;
  const coverage = metrics['returns.dscr'] ?? null;
  const range = ranges['returns.btcf'];
  const flow = range
    ? `${rangeText(range, yenText)} in year 1, depending on the rent`
    : `${yenText(metrics['returns.btcf'] ?? 0)} in year 1`;
  if (coverage === null) return `Cash flow before tax is ${flow}, all cash.`;
  const interestOnly = (settings.values.interest_only_years ?? 0) > 0 ? ' (interest only at first)' : '';
  const loan = `the ${loanGiven(draft) ? 'loan you entered' : 'assumed loan'}${interestOnly}`;
  return range
    ? `Cash flow before tax with ${loan} is ${flow}.`
    : `Income ${coversLoan(coverage, loan)} in year 1. Cash flow before tax is ${flow}.`;
}

/** The cap that holds the score, or keeps it from the best fifth at any price, and what would lift it. */
function capSentences({ score, beforeCaps }: ScenarioScore, lowest: ScoreCap | undefined): string[] {
  const at = lowest?.cap ?? 10;
  const lifted = `The cap would be lifted by ${lowest?.lifts}.`;
  if (lowest !== undefined && at < beforeCaps)
    return [
      `A score cap (${midSentence(lowest.label)}) limits it to ${decimals(score, 1)}, down from ${decimals(beforeCaps, 1)}. ${lifted}`,
    ];
  if (lowest !== undefined && at < scoreVersion.meaning.bestFifth)
    return [`A score cap (${midSentence(lowest.label)}) limits it to ${decimals(at, 1)} at any price. ${lifted}`];
  return [];
}

/** The two measures that cost the score most, and the price that brings 6.5 or up to which it stays there, or the cap below it. */
function scoreSentences(reading: ScenarioScore, bestFifthPrice: number | null): string[] {
  const { score, beforeCaps, caps, marks } = reading;
  const cost = (name: ScoreMeasure) => scoreVersion.measures[name].weight * (10 - marks[name]);
  const [first, second] = scoreMeasureNames.toSorted((one, other) => cost(other) - cost(one));
  const lost = (name: ScoreMeasure | undefined) =>
    name === undefined ? '' : `${midSentence(scoreVersion.measures[name].label)} (${decimals(marks[name], 1)} / 10)`;
  const [lowest] = caps.filter(({ applied, cap }) => applied && cap !== null).sort((one, other) => (one.cap ?? 0) - (other.cap ?? 0));
  const { bestFifth } = scoreVersion.meaning;
  const price = bestFifthPrice === null || (lowest?.cap ?? 10) < bestFifth ? null : yenText(bestFifthPrice);
  const target =
    beforeCaps >= bestFifth
      ? `It stays at ${bestFifth} or above up to a price of ${price}`
      : `It reaches ${bestFifth} at a price of ${price}`;
  return [
    `Scenario Score is ${decimals(score, 1)} / 10. The measures that lower it most are ${lost(first)} and ${lost(second)}.${price === null ? '' : ` ${target}, a break-even target, not an offer to make.`}`,
    ...capSentences(reading, lowest),
  ];
}

/** What a grade of C or D rests on: A and B stand beside these sentences, C and D change how they are to be read. */
function evidenceSentences({ grade, reasons }: EvidenceReading): string[] {
  if (grade === 'A' || grade === 'B') return [];
  const limits = grade === 'D' ? ['Read every figure as a range until documents are available.'] : [];
  return [[`Evidence grade is ${grade}.`, ...reasons, ...limits].join(' ')];
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
    ...rentSentences(draft),
    saleSentence(draft),
    cashSentence(draft),
    ...scoreSentences(score, bestFifthPrice),
    flags.length > 0
      ? `Main flags: ${flags
          .slice(0, 3)
          .map((check) => midSentence(check.title))
          .join('; ')}.`
      : 'No check is flagged; checks that are not verified are listed below.',
    ...evidenceSentences(evidence),
  ];
}
