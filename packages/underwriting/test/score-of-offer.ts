import type { AssumptionOverrides } from '../src/assumptions/overrides.ts';
import { inputsOf } from '../src/case/input-change.ts';
import { changedCase } from '../src/case/moved-cases.ts';
import { settleInputs } from '../src/case/resettle.ts';
import { scenarioPlans } from '../src/case/scenarios.ts';
import { workOutCase } from '../src/case/work-out-case.ts';
import { readSubject } from '../src/facts/subject.ts';
import { type FactValues, type ScenarioInputs, withScenario } from '../src/index.ts';
import { scenarioScore } from '../src/score/scenario-score.ts';
import type { AnyOffer } from './any-offer.ts';

/** Case and score of an offer from their own parts, without the checks: a hundred times as fast as a whole report. */
export function scoreOfOffer({ facts, market, overrides }: AnyOffer) {
  const { subject, settings } = settleInputs(readSubject(facts, '2026-11-20', market), overrides, 36);
  const base = workOutCase(subject, settings);
  const change = scenarioPlans(subject).find(({ id }) => id === 'cautious')?.change ?? {};
  const cautious = changedCase({ subject, settings }, base, inputsOf(settings, change));
  const score = scenarioScore({ subject, base, cautious, checks: [], populationIndex: null, grade: 'A' });
  return { subject, settings, base, score };
}

export const under = (offer: AnyOffer, scenario: ScenarioInputs): AnyOffer => ({ ...withScenario(offer, scenario), market: offer.market });
export const entered = (offer: AnyOffer, assumptions: AssumptionOverrides) => scoreOfOffer(under(offer, { assumptions }));

/** The offer with other facts; null leaves one out. */
export const stating = ({ facts, ...offer }: AnyOffer, values: Partial<FactValues>): AnyOffer => ({
  ...offer,
  facts: { ...facts, values: { ...facts.values, ...values } },
});

export const walking = (offer: AnyOffer, minutes: number | null): AnyOffer =>
  stating(offer, { stations: minutes === null ? null : [{ line: null, station: '駅', walk_min: minutes }] });
