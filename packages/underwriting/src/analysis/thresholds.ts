import { workOutPurchase } from '../case/purchase.ts';
import { changeSettings, type Settings, settingOf } from '../case/settings.ts';
import { type CaseResult, workOutCase } from '../case/work-out-case.ts';
import type { Subject } from '../facts/subject.ts';
import { grouped } from '../report/grouped.ts';
import { type Answer, answered, unanswered } from '../returns/answer.ts';

/** A bar that the case should clear: `measure` at or above zero means cleared. */
export interface Target {
  id: string;
  title: string;
  measure: (result: CaseResult) => number | null;
  /** Years that the measure looks at; without it the whole holding period. */
  firstYears?: number;
  needsTax?: boolean;
}

/** One input to solve for, between two ends; `better` says which way the case improves. */
export interface Lever {
  id: string;
  title: string;
  worst: number;
  best: number;
  /** A value of the lever in words, with its unit. */
  told: (value: number) => string;
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
      title: `Coverage of at least ${coverage}`,
      measure: (result) => (result.ratios.dscr.value === null ? null : result.ratios.dscr.value - coverage),
      firstYears: 1,
    },
    {
      id: 'cash',
      title: cashTitle('before tax in the first year'),
      measure: (result) => (result.years[0]?.btcf ?? 0) - cash,
      firstYears: 1,
    },
    {
      id: 'cash_after_tax',
      title: cashTitle('after tax in the first two years'),
      measure: (result) => Math.min(...(result.afterTax?.years.slice(0, 2) ?? []).map((year) => year.atcf)) - cash,
      firstYears: 2,
      needsTax: true,
    },
    {
      id: 'irr',
      title: `IRR before tax of at least ${rate} %`,
      measure: (result) => (result.ratios.irr.value === null ? -1 : result.ratios.irr.value - rate / 100),
    },
  ];
}

/** Price, rent, occupancy and rate, each in the units of its figure. */
export function leversFor(subject: Subject, settings: Settings): Lever[] {
  const vacancy = settings.values.vacancy ?? 0;
  return [
    {
      id: 'price',
      title: 'Highest price',
      worst: subject.price * 2,
      best: subject.price * 0.3,
      told: (value) => `${grouped(Math.round(value))} yen`,
      apply: (value) => ({ settings, price: Math.round(value) }),
    },
    {
      id: 'occupancy',
      title: 'Lowest occupancy',
      worst: 40,
      best: 100,
      told: (value) => `an occupancy of ${value} %`,
      apply: (value) => ({ settings: changeSettings(settings, { vacancyPoints: 100 - value - vacancy }) }),
    },
    {
      id: 'rent',
      title: 'Fall of rent that is tolerated',
      worst: 60,
      best: -60,
      told: (value) => (value < 0 ? `a rent ${-value} % higher` : `a rent ${value} % lower`),
      apply: (value) => ({ settings: changeSettings(settings, { rentFactor: 1 - value / 100 }) }),
    },
    {
      id: 'rate',
      title: 'Highest interest rate',
      worst: 12,
      best: 0,
      told: (value) => `a rate of ${value} %`,
      apply: (value) => ({ settings: changeSettings(settings, { ratePoints: value - (settings.values.loan_rate ?? 0) }) }),
    },
  ];
}

/**
 * Value of a lever at which a target is just met, by halving with secant steps; with the reason where there is none between the ends.
 * @param entryYield yield the sale is priced from; a lower price does not change what a later buyer asks
 */
export function solveThreshold(subject: Subject, base: CaseResult, lever: Lever, target: Target, entryYield: number): Answer {
  const at = (value: number): number | null => {
    const { settings, price } = lever.apply(value);
    const purchase = price === undefined ? base.purchase : workOutPurchase(subject, settings, price);
    return target.measure(
      workOutCase(subject, settings, {
        entryYield,
        purchase,
        withTax: target.needsTax ?? false,
        ...(target.firstYears ? { firstYears: target.firstYears } : {}),
      }),
    );
  };
  const good = at(lever.best);
  const bad = at(lever.worst);
  if (good === null || bad === null) return unanswered('There is no loan, so there are no payments to cover.');
  if (good < 0) return unanswered(`Not met even at ${lever.told(lever.best)}.`);
  if (bad >= 0) return unanswered(`Met even at ${lever.told(lever.worst)}.`);
  let [met, missed, metAt, missedAt] = [lever.best, lever.worst, good, bad];
  const precise = Math.abs(lever.worst - lever.best) * 1e-4;
  for (let step = 0; step < 40 && Math.abs(met - missed) > precise; step += 1) {
    const share = step % 3 === 2 ? 0.5 : Math.min(0.98, Math.max(0.02, metAt / (metAt - missedAt)));
    const middle = met + (missed - met) * share;
    const value = at(middle) ?? -1;
    if (value >= 0) [met, metAt] = [middle, value];
    else [missed, missedAt] = [middle, value];
  }
  return answered(met);
}
