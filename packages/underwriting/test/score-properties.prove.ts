import assert from 'node:assert/strict';
import fc from 'fast-check';
import { exitLadder } from '../src/analysis/exit-ladder.ts';
import { lenderTerms } from '../src/assumptions/lender-terms.ts';
import { inputsOf } from '../src/case/input-change.ts';
import { changedCase } from '../src/case/moved-cases.ts';
import { settleInputs } from '../src/case/resettle.ts';
import { scenarioPlans } from '../src/case/scenarios.ts';
import { workOutCase } from '../src/case/work-out-case.ts';
import { readSubject } from '../src/facts/subject.ts';
import { type AssumptionOverrides, type FactValues, type ScenarioInputs, withScenario } from '../src/index.ts';
import { scenarioScore } from '../src/score/scenario-score.ts';
import { bindingCap, scoreCaps } from '../src/score/score-caps.ts';
import { scoreMeasureNames, scoreVersion } from '../src/score/score-version.ts';
import { type AnyOffer, anyOffer } from './any-offer.ts';

const asOf = '2026-11-20';

/** Case and score of an offer from their own parts, without the checks: a hundred times as fast as a whole report. */
function work({ facts, market, overrides }: AnyOffer) {
  const { subject, settings } = settleInputs(readSubject(facts, asOf, market), overrides, 36);
  const base = workOutCase(subject, settings);
  const change = scenarioPlans(subject).find(({ id }) => id === 'cautious')?.change ?? {};
  const cautious = changedCase({ subject, settings }, base, inputsOf(settings, change));
  const score = scenarioScore({ subject, base, cautious, checks: [], populationIndex: null, grade: 'A' });
  return { subject, settings, base, score };
}

const under = (offer: AnyOffer, scenario: ScenarioInputs): AnyOffer => ({ ...withScenario(offer, scenario), market: offer.market });
const entered = (offer: AnyOffer, assumptions: AssumptionOverrides) => work(under(offer, { assumptions }));
const stating = ({ facts, ...offer }: AnyOffer, values: Partial<FactValues>): AnyOffer => ({
  ...offer,
  facts: { ...facts, values: { ...facts.values, ...values } },
});
const walking = (offer: AnyOffer, minutes: number | null) =>
  stating(offer, { stations: minutes === null ? null : [{ line: null, station: '駅', walk_min: minutes }] });

const share = fc.double({ min: 0, max: 1, noNaN: true });
const atMost = (low: number, high: number, what: string) => assert.ok(low <= high + 1e-9, `${what}: ${low} above ${high}`);

type Check = (offer: AnyOffer, more: number) => void;

const properties: [what: string, check: Check][] = [
  [
    '1: never scores higher at a higher price, a longer walk, more vacancy, larger fees, reserve or turnover cost, nor lower at a higher rent',
    (offer, more) => {
      const price = offer.facts.values.price_jpy ?? 0;
      const { settings } = work(offer);
      // A printed yield would let the rent follow the price.
      const fixed = under(offer, { assumptions: { monthly_rent: settings.monthlyRent } });
      const dearer = under(fixed, { price_jpy: Math.round(price * (1.01 + more)) });
      atMost(work(dearer).score.beforeCaps, work(fixed).score.beforeCaps, 'price');
      for (const [key, by] of [
        ['vacancy', 10],
        ['capital_reserve_per_unit', 60_000],
        ['restoration', 80_000],
        ['management_rate', 4],
      ] as const) {
        const value = settings.values[key];
        if (value === undefined) continue;
        const [here, there] = [entered(offer, { [key]: value }), entered(offer, { [key]: value + by * more })];
        atMost(there.score.beforeCaps, here.score.beforeCaps, key);
      }
      atMost(work(walking(offer, 8 + Math.round(more * 20))).score.beforeCaps, work(walking(offer, 8)).score.beforeCaps, 'walk');
      const rent = settings.monthlyRent;
      atMost(
        entered(offer, { monthly_rent: rent }).score.beforeCaps,
        entered(offer, { monthly_rent: Math.round(rent * (1 + more / 2)) }).score.beforeCaps,
        'rent',
      );
    },
  ],
  [
    '2: has no value, rent or cap rate that rises with the asking price',
    (offer, more) => {
      const fixed = under(offer, { assumptions: { monthly_rent: work(offer).settings.monthlyRent } });
      const dearer = under(fixed, { price_jpy: Math.round((offer.facts.values.price_jpy ?? 0) * (1.01 + more)) });
      const [here, there] = [work(fixed), work(dearer)];
      atMost(there.base.today.base, here.base.today.base, 'value today');
      atMost(there.base.exit.price, here.base.exit.price, 'value at the sale');
      assert.equal(there.settings.values.market_cap_rate, here.settings.values.market_cap_rate);
      const isStated = offer.facts.values.gross_yield_pct === null;
      if (isStated) assert.equal(work(under(offer, { price_jpy: 77_770_000 })).settings.monthlyRent, work(offer).settings.monthlyRent);
    },
  ],
  [
    '3: is not harmed by less debt or a lower rate, and a loan never lifts it above the score',
    (offer, more) => {
      const lent = under(offer, { assumptions: { loan_to_price: 60, loan_rate: 3 } });
      const { score } = work(lent);
      atMost(score.withLoan, score.score, 'with the loan');
      atMost(score.withLoan, entered(lent, { loan_to_price: 60 * (1 - more) }).score.withLoan, 'less debt');
      atMost(score.withLoan, entered(lent, { loan_rate: 3 * (1 - more) }).score.withLoan, 'a lower rate');
      const cash = entered(offer, { loan_to_price: 0 }).score;
      assert.equal(cash.withLoan, cash.score);
    },
  ],
  [
    '4: gains at most 0.3 by leaving out a long walk, and no good fact is worth less than silence',
    (offer, more) => {
      const unknown = work(walking(offer, null)).score.score;
      atMost(unknown, work(walking(offer, 15 + Math.round(more * 15))).score.score + 0.3, 'walk left out');
      atMost(unknown, work(walking(offer, Math.round(1 + more * 14))).score.score, 'a short walk');
      const owned = work(stating(offer, { land_rights: '所有権' })).score.score;
      atMost(work(stating(offer, { land_rights: null })).score.score, owned, 'land owned');
    },
  ],
  [
    '5: is capped by constants alone, and never multiplied',
    (offer) => {
      const { score, subject } = work(offer);
      const constants = [...Object.values(scoreVersion.caps).filter((cap) => typeof cap === 'number'), 7.9, 7.4, null];
      for (const grade of ['A', 'B', 'C', 'D'] as const)
        for (const { cap } of scoreCaps({ subject, checks: [], grade, income: 1 })) assert.ok(constants.includes(cap), String(cap));
      assert.equal(score.score, Math.round(Math.min(bindingCap(score.caps), score.beforeCaps) * 10) / 10);
    },
  ],
  [
    '6: begins the exit ladder with the value of today, by the same methods',
    (offer) => {
      const { subject, settings } = work(offer);
      const base = workOutCase(subject, settings, { horizon: 12 });
      const rungs = exitLadder(subject, base);
      for (const { exit } of rungs) assert.deepEqual(Object.keys(exit.methods), Object.keys(base.today.methods));
      const given = settings.given.has('exit_cap_spread');
      if (!given) for (const [index, { exit }] of rungs.entries()) atMost(rungs[index - 1]?.exit.capRate ?? 0, exit.capRate, 'cap rate');
      if (!given) atMost(base.today.capRate, rungs[0]?.exit.capRate ?? 0, 'cap rate of the first year');
    },
  ],
  [
    '7: is lent for no longer and at no lower a rate when it is older',
    (offer, more) => {
      const { structureUsed } = work(offer).subject;
      const ageYears = Math.round(more * 60);
      const [young, old] = [lenderTerms({ structureUsed, ageYears }), lenderTerms({ structureUsed, ageYears: ageYears + 5 })];
      atMost(old.years, young.years, 'term');
      atMost(young.rate[0], old.rate[0], 'rate');
      assert.ok(young.years <= 35 && young.years >= 10);
    },
  ],
  [
    '8: counts revenue of a lodging as rent in part alone, and no more than 4.9',
    (offer) => {
      const lodging: AnyOffer = {
        ...stating(offer, { monthly_rent_jpy: 300_000, gross_yield_pct: null }),
        overrides: {},
      };
      const { facts } = lodging;
      const made = work({ ...lodging, facts: { ...facts, kind: 'other_building', extra: { use: '旅館業（ホテル）' } } });
      assert.ok(made.subject.isBusinessIncome);
      assert.equal(made.settings.monthlyRent, 135_000);
      atMost(made.score.score, 4.9, 'score of a lodging');
    },
  ],
  [
    '9: is the weighted mean of the card’s nine measures on its scale',
    (offer) => {
      const { score } = work(offer);
      const weights = scoreMeasureNames.map((name) => scoreVersion.measures[name].weight);
      assert.equal(
        weights.reduce<number>((sum, weight) => sum + weight, 0),
        100,
      );
      const mean = scoreMeasureNames.reduce((sum, name) => sum + score.marks[name] * scoreVersion.measures[name].weight, 0) / 100;
      assert.ok(Math.abs(mean - score.weighted) < 1e-9);
      for (const name of scoreMeasureNames) assert.ok(score.marks[name] >= 0 && score.marks[name] <= 10, name);
    },
  ],
];

export default {
  title: 'the score keeps the nine properties of its calibration',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    const extent = scale === 'full' ? { numRuns: 2_000 } : { numRuns: 200, seed: 20_261_128 };
    for (const [what, check] of properties)
      try {
        fc.assert(fc.property(anyOffer, share, check), extent);
      } catch (cause) {
        throw new Error(`It is not so that any offer ${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      }
    return `${properties.length} × ${extent.numRuns} offers`;
  },
};
