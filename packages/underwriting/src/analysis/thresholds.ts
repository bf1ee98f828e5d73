import { workOutPurchase } from '../case/purchase.ts';
import { changeSettings, type Settings, settingOf } from '../case/settings.ts';
import { type CaseResult, workOutCase } from '../case/work-out-case.ts';
import type { Subject } from '../facts/subject.ts';
import { grouped } from '../numbers/number-text.ts';
import { type Answer, answered, unanswered } from '../returns/answer.ts';
import { netPresentValue } from '../returns/net-present-value.ts';

/** A bar that the case should clear: `measure` at or above zero means cleared, also where it is without limit. */
export interface Target {
  id: string;
  title: string;
  measure: (result: CaseResult) => Answer;
  /** Why a case, changed from `base`, cannot be held against this bar at all; null where it can. */
  notAsked?: (result: CaseResult, base: CaseResult) => string | null;
}

/** One input to solve for, between two ends; `better` says which way the case improves. */
export interface Lever {
  id: string;
  title: string;
  worst: number;
  best: number;
  /** Distance of the values tried and told: the answer is one of them, so it needs no rounding afterwards. */
  step: number;
  /** A value of the lever in words, with its unit. */
  told: (value: number) => string;
  /** Why the lever moves nothing in this case; null where it does. */
  idle?: (base: CaseResult) => string | null;
  /** Settings, and a price where that is the lever. */
  apply: (value: number) => { settings: Settings; price?: number };
}

/** The four bars, each at the height chosen: coverage, cash before and after tax, and rate of return. */
export function targetsFor(settings: Settings): Target[] {
  const coverage = settingOf(settings, 'target_dscr');
  const cash = settingOf(settings, 'target_cash');
  const rate = settingOf(settings, 'target_irr');
  const cashTitle = (words: string) =>
    cash === 0 ? `No negative cash flow ${words}` : `Cash flow of at least ${grouped(cash)} yen a year ${words}`;
  return [
    {
      id: 'dscr',
      title: `Coverage of at least ${coverage} in the first year`,
      // No payments, as at a rate of zero before the principal is due, are covered whatever comes in.
      measure: ({ ratios: { dscr } }) => reached(dscr.value === null ? Number.POSITIVE_INFINITY : dscr.value - coverage),
      // Asked of the base: at a low price the loan may be too small to be lent, which is not a reason against that price.
      notAsked: (_, base) => (base.purchase.loanAmount > 0 ? null : base.ratios.dscr.because),
    },
    {
      id: 'cash',
      title: cashTitle('before tax in the first year'),
      measure: (result) => reached(result.first.btcf - cash),
    },
    {
      id: 'cash_after_tax',
      title: cashTitle('after tax in the first two years'),
      measure: (result) => reached(Math.min(...result.taxedYears(2).map((year) => year.atcf)) - cash),
    },
    {
      id: 'irr',
      title: `IRR before tax of at least ${rate}%`,
      measure: ({ ratios: { irr }, equityFlows, equity }) => {
        if (irr.value !== null) return reached(irr.value - rate / 100);
        // Where no single rate exists, flows that are worth something at the target rate earn more than it.
        return reached(netPresentValue(rate / 100, equityFlows) / equity);
      },
      notAsked: (result) => (result.equity > 0 ? null : result.ratios.irr.because),
    },
  ];
}

/** Unlike `answered`, takes a coverage without limit. */
function reached(value: number): Answer {
  return { value, because: null };
}

/** Price, rent, occupancy and rate, each in the units of its figure. */
export function leversFor(subject: Subject, settings: Settings): Lever[] {
  // Prices are spoken of in units of 10,000 yen; the cheapest houses need a finer step.
  const priceStep = subject.price >= 1_000_000 ? 10_000 : 1;
  return [
    {
      id: 'price',
      title: 'Highest price',
      worst: subject.price * 2,
      best: Math.ceil((subject.price * 0.3) / priceStep) * priceStep,
      step: priceStep,
      told: (value) => `${grouped(Math.round(value))} yen`,
      apply: (value) => ({ settings, price: Math.round(value) }),
    },
    {
      id: 'occupancy',
      title: 'Lowest occupancy',
      worst: 40,
      best: 100,
      step: 0.01,
      told: (value) => `an occupancy of ${value}%`,
      apply: (value) => ({ settings: changeSettings(settings, { set: { vacancy: inHundredths(100 - value) } }) }),
    },
    {
      id: 'rent',
      title: 'Fall of rent that is tolerated',
      worst: 60,
      best: -60,
      step: 0.01,
      told: (value) => (value < 0 ? `a rent ${-value}% higher` : `a rent ${value}% lower`),
      apply: (value) => ({ settings: changeSettings(settings, { rentFactor: 1 - value / 100 }) }),
    },
    {
      id: 'rate',
      title: 'Highest interest rate',
      worst: 12,
      best: 0,
      step: 0.01,
      told: (value) => `a rate of ${value}%`,
      idle: (base) => (base.purchase.loanAmount > 0 ? null : 'There is no loan, so no rate bears on it.'),
      apply: (value) => {
        const moved = changeSettings(settings, { ratePoints: value - (settings.values.loan_rate ?? 0) });
        return { settings: { ...moved, values: { ...moved.values, loan_rate: value } } };
      },
    },
  ];
}

function inHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * The value of a lever furthest from its best end at which a target is still met, with the next step missing it; by halving with
 * secant steps. The answer is a value that was tried and met the target, in whole steps of the lever, so it is never rounded past it.
 * With the reason where there is none between the ends.
 * @param tried cases that other targets tried with this lever, by the number of the step
 */
export function solveThreshold(
  subject: Subject,
  base: CaseResult,
  lever: Lever,
  target: Target,
  tried = new Map<number, CaseResult>(),
): Answer {
  const steps = Math.floor(Math.abs(lever.worst - lever.best) / lever.step + 1e-6);
  const toWorst = Math.sign(lever.worst - lever.best) * lever.step;
  const valueAt = (count: number) => inHundredths(lever.best + count * toWorst);
  const caseAt = (count: number): CaseResult => {
    const known = tried.get(count);
    if (known !== undefined) return known;
    const { settings, price } = lever.apply(valueAt(count));
    const purchase = price === undefined ? base.purchase : workOutPurchase(subject, settings, price);
    const result = workOutCase(subject, settings, { purchase });
    tried.set(count, result);
    return result;
  };
  const ends = [caseAt(0), caseAt(steps)] as const;
  for (const end of ends) {
    const reason = target.notAsked?.(end, base) ?? null;
    if (reason !== null) return unanswered(reason);
  }
  const idle = lever.idle?.(base) ?? null;
  if (idle !== null) return unanswered(idle);
  const good = target.measure(ends[0]);
  if (good.value === null) return good;
  if (good.value < 0) return unanswered(`Not met even at ${lever.told(valueAt(0))}.`);
  const bad = target.measure(ends[1]).value ?? -1;
  if (bad >= 0) return unanswered(`Met even at ${lever.told(valueAt(steps))}.`);
  let [met, missed, metAt, missedAt] = [0, steps, good.value, bad];
  for (let round = 0; missed - met > 1; round += 1) {
    const secant = metAt / (metAt - missedAt);
    const share = round % 3 === 2 || !Number.isFinite(secant) ? 0.5 : Math.min(0.98, Math.max(0.02, secant));
    const middle = Math.min(missed - 1, Math.max(met + 1, Math.round(met + (missed - met) * share)));
    const value = target.measure(caseAt(middle)).value ?? -1;
    if (value >= 0) [met, metAt] = [middle, value];
    else [missed, missedAt] = [middle, value];
  }
  return answered(valueAt(met));
}
