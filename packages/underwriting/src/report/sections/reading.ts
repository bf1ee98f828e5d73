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
import * as texts from '../../texts/reading-texts.ts';
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
    ...(unmatched.length > 0 ? [texts.maybeAnother(unmatched)] : []),
    ...(fields.length > 0 ? [texts.sourcesDisagree(fields.join(', '))] : []),
  ];
}

/** Why few lenders lend: the remaining statutory life, as far as the building's age is known. */
function lifeLeftWords({ ageMonths, ageYears, lifeLeftYears: left }: ReportDraft['subject']): string {
  return ageMonths === null ? texts.fewLendersAtAge(left, ageYears) : texts.fewLenders(left);
}

/** Where few lenders lend on the building and the loan is our assumption, the all-cash purchase is told first. */
function cashFirst(draft: ReportDraft): string[] {
  const { ledger, subject, settled } = draft;
  const equity = ledger.value('cash_purchase.equity');
  if (equity === null || !hasFewLenders(subject) || settled.get('loan_years')?.given != null) return [];
  const flow = ledger.value('cash_purchase.btcf') ?? 0;
  const rate = ledger.value('cash_purchase.irr');
  const atRent = rentIsEstimated(draft) ? texts.atRent(yenText(draft.settings.monthlyRent)) : '';
  return [
    lifeLeftWords(subject),
    texts.allCash(yenText(equity), yenText(flow), atRent),
    ...(rate === null ? [] : [texts.allCashIrr(percentText(rate, 1))]),
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
    return [netRange ? texts.yieldsByRent(gross, rangeText(netRange, percent)) : texts.yields(gross, percent(net))];
  }
  const coverage = metrics['returns.dscr'] ?? null;
  const [low, high] = rent.ends;
  if (low === undefined || high === undefined || !netRange)
    return [texts.rentByYield(yenText(settings.monthlyRent), percent(net), coverage === null ? '' : texts.andDscr(dscrText(coverage)))];
  const coverageRange = ranges['returns.dscr'];
  return [
    texts.rentNotStated(ledger.has('rent.public_level'), rangeText([low, high], yenText)),
    texts.netYieldByRent(rangeText(netRange, percent), percent(net), yenText(settings.monthlyRent)),
    ...(coverage !== null && coverageRange ? [texts.dscrByRent(rangeText(coverageRange, dscrText), dscrText(coverage))] : []),
  ];
}

/** Whether income covers the loan, and the cash flow of the first year. */
function cashSentence(draft: ReportDraft): string {
  const { metrics, ranges, settings } = draft;
  const coverage = metrics['returns.dscr'] ?? null;
  const range = ranges['returns.btcf'];
  const flow = range ? texts.flowByRent(rangeText(range, yenText)) : texts.flowInYear1(yenText(metrics['returns.btcf'] ?? 0));
  if (coverage === null) return texts.flowAllCash(flow);
  const interestOnly = (settings.values.interest_only_years ?? 0) > 0 ? texts.interestOnlyAtFirst : '';
  const loan = texts.theLoan(loanGiven(draft), interestOnly);
  return range ? texts.flowWithLoan(loan, flow) : texts.coverage(coversLoan(coverage, loan), flow);
}

/** The cap that holds the score, or keeps it from the best fifth at any price, and what would lift it. */
function capSentences({ score, beforeCaps }: ScenarioScore, lowest: ScoreCap | undefined): string[] {
  const at = lowest?.cap ?? 10;
  const lifted = texts.capLifted(lowest?.lifts ?? '');
  if (lowest !== undefined && at < beforeCaps)
    return [texts.capApplies(midSentence(lowest.label), decimals(score, 1), decimals(beforeCaps, 1), lifted)];
  if (lowest !== undefined && at < scoreVersion.meaning.bestFifth)
    return [texts.capAtAnyPrice(midSentence(lowest.label), decimals(at, 1), lifted)];
  return [];
}

/** The two measures that cost the score most, and the price that brings 6.5 or up to which it stays there, or the cap below it. */
function scoreSentences(reading: ScenarioScore, bestFifthPrice: number | null): string[] {
  const { score, beforeCaps, caps, marks } = reading;
  const cost = (name: ScoreMeasure) => scoreVersion.measures[name].weight * (10 - marks[name]);
  const [first, second] = scoreMeasureNames.toSorted((one, other) => cost(other) - cost(one));
  const lost = (name: ScoreMeasure | undefined) =>
    name === undefined ? '' : texts.mark(midSentence(scoreVersion.measures[name].label), decimals(marks[name], 1));
  const [lowest] = caps.filter(({ applied, cap }) => applied && cap !== null).sort((one, other) => (one.cap ?? 0) - (other.cap ?? 0));
  const { bestFifth } = scoreVersion.meaning;
  const price = bestFifthPrice === null || (lowest?.cap ?? 10) < bestFifth ? null : yenText(bestFifthPrice);
  const target = beforeCaps >= bestFifth ? texts.staysAtScore : texts.reachesScore;
  const [shown, before] = [decimals(score, 1), decimals(beforeCaps, 1)];
  return [
    (shown === before ? texts.score(shown, lost(first), lost(second)) : texts.scoreUnderCap(shown, before, lost(first), lost(second))) +
      (price === null ? '' : target(bestFifth, price)),
    ...capSentences(reading, lowest),
  ];
}

/** What a grade of C or D rests on: A and B stand beside these sentences, C and D change how they are to be read. */
function evidenceSentences({ grade, reasons }: EvidenceReading): string[] {
  if (grade === 'A' || grade === 'B') return [];
  const limits = grade === 'D' ? [texts.readAsRanges] : [];
  return [[texts.evidenceGrade(grade), ...reasons, ...limits].join(' ')];
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
      ? texts.mainFlags(
          flags
            .slice(0, 3)
            .map((check) => midSentence(check.title))
            .join('; '),
        )
      : texts.noFlags,
    ...evidenceSentences(evidence),
  ];
}
