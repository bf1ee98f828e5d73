import { changedCase } from '../case/moved-cases.ts';
import { type Settings, settingOf } from '../case/settings.ts';
import type { CaseResult } from '../case/work-out-case.ts';
import type { Subject } from '../facts/subject.ts';
import { lastMet, type Measure, remembered } from '../numbers/last-met.ts';
import { yenText } from '../numbers/number-text.ts';
import { type Answer, answered, unanswered } from '../returns/answer.ts';
import { netPresentValue } from '../returns/net-present-value.ts';
import * as texts from '../texts/model/thresholds-texts.ts';
import type { Lever } from './levers.ts';

/** A bar that the case should clear: `measure` at or above zero means cleared, also where it is without limit. */
export interface Target {
  id: 'dscr' | 'cash' | 'cash_after_tax' | 'irr';
  title: string;
  measure: (result: CaseResult) => number;
  /** Why the base case cannot be held against this bar at all; null where it can. */
  notAsked?: (base: CaseResult) => string | null;
  /** Prices at which nothing is lent are left out. */
  ofLoan?: boolean;
  /** A larger loan may help to reach it. */
  gainsByLoan?: boolean;
}

/** The four bars, each at the height chosen: coverage, cash before and after tax, and rate of return. */
export function targetsFor(settings: Settings): Target[] {
  const coverage = settingOf(settings, 'target_dscr');
  const cash = settingOf(settings, 'target_cash');
  const rate = settingOf(settings, 'target_irr');
  const cashTitle = (words: string) => (cash === 0 ? texts.cashAtZero(words) : texts.cashOfAtLeast(yenText(cash), words));
  return [
    {
      id: 'dscr',
      title: texts.dscrOfAtLeast(coverage.toFixed(2)),
      // No payments, as at a rate of zero before the principal is due, are covered whatever comes in.
      measure: ({ ratios: { dscr } }) => (dscr.value === null ? Number.POSITIVE_INFINITY : dscr.value - coverage),
      notAsked: ({ purchase, ratios }) => (purchase.loanAmount > 0 ? null : ratios.dscr.because),
      ofLoan: true,
    },
    {
      id: 'cash',
      title: cashTitle(texts.beforeTax),
      measure: (result) => result.first.btcf - cash,
    },
    {
      id: 'cash_after_tax',
      title: cashTitle(texts.afterTax),
      measure: (result) => Math.min(...result.taxedYears(2).map((year) => year.atcf)) - cash,
    },
    {
      id: 'irr',
      title: texts.irrOfAtLeast(rate),
      // Flows that are worth something at the target rate earn more than it; where several rates fit, that is all that can be said.
      measure: ({ equityFlows, equity }) => netPresentValue(rate / 100, equityFlows) / Math.max(1, equity),
      notAsked: ({ equity, ratios }) => (equity > 0 ? null : ratios.irr.because),
      gainsByLoan: true,
    },
  ];
}

/** Cases that targets tried with one lever, by position. */
export type TriedCases = Map<number, CaseResult>;

/** The first position missed after one that is met, in growing steps up to the last, which is missed. */
function missedAfter(measure: Measure, met: number, last: number): number {
  for (let step = 1; met + step < last; step *= 2) if (measure(met + step) < 0) return met + step;
  return last;
}

/** Moves an answer on while the next step of the loan meets the target again. */
function beyondLoanSteps(measure: Measure, { loanSteps, last }: Lever, answer: number): number {
  for (let found = answer; ; ) {
    const next = loanSteps?.(found).findLast((position) => measure(position) >= 0);
    if (next === undefined) return found;
    found = lastMet(measure, next, missedAfter(measure, next, last));
  }
}

/**
 * The value of a lever furthest from its best end at which a target is still met, with the next step missing it. The answer is a value that was
 * tried as it would be entered, so that a run with it meets the target and finds the same answer. With the reason where there is none.
 * @param tried cases that other targets tried with this lever
 */
export function solveThreshold(subject: Subject, base: CaseResult, lever: Lever, target: Target, tried: TriedCases = new Map()): Answer {
  const reason = target.notAsked?.(base) ?? lever.idle?.(base) ?? null;
  if (reason !== null) return unanswered(reason);
  const about = { subject, settings: base.settings };
  const { last, base: own } = lever;
  if (own?.isSame === true && !tried.has(own.position)) tried.set(own.position, base);
  const caseAt = (position: number): CaseResult => {
    const known = tried.get(position);
    if (known !== undefined) return known;
    const result = changedCase(about, base, lever.changeAt(position));
    tried.set(position, result);
    return result;
  };
  const measure = remembered((position) => target.measure(caseAt(position)));
  const best = target.ofLoan === true ? lever.firstLent : 0;
  const answerAt = (found: number) => answered(lever.valueAt(target.gainsByLoan === true ? beyondLoanSteps(measure, lever, found) : found));
  const ownPositions = own !== null && own.position >= best && own.position < last ? [own.position] : [];
  // A case that meets the target and misses it one step on is the answer, whatever lies further off: where the rent follows the price, or the
  // loan grows in steps, a target can be missed and met again.
  for (const position of ownPositions) if (measure(position) >= 0 && measure(position + 1) < 0) return answerAt(position);
  if (measure(last) >= 0) return unanswered(texts.metEvenAt(lever.told(last)));
  // From the worst end on: the first that is met lies beside one that is missed.
  const looked = [...ownPositions, ...lever.breaks, best].filter((position) => position >= best).sort((left, right) => right - left);
  let missed = last;
  for (const position of looked) {
    if (measure(position) >= 0) return answerAt(lastMet(measure, position, missed, tried.keys()));
    missed = position;
  }
  return unanswered(texts.missedEvenAt(lever.told(best)));
}
