import assert from 'node:assert/strict';
import fc from 'fast-check';
import { exitLadder } from '../src/analysis/exit-ladder.ts';
import { lenderTerms } from '../src/assumptions/lender-terms.ts';
import { workOutCase } from '../src/case/work-out-case.ts';
import { bindingCap, scoreCaps } from '../src/score/score-caps.ts';
import { scoreMeasureNames, scoreVersion } from '../src/score/score-version.ts';
import { type AnyOffer, anyOffer } from './any-offer.ts';
import { entered, scoreOfOffer, stating, under, walking } from './score-of-offer.ts';

/** Even over its range: `fc.double` gives mostly tiny numbers. */
const share = fc.integer({ min: 0, max: 1_000 }).map((thousandths) => thousandths / 1_000);
const atMost = (low: number, high: number, what: string) => assert.ok(low <= high + 1e-9, `${what}: ${low} above ${high}`);

type Check = (offer: AnyOffer, more: number) => void;

const properties: [what: string, check: Check][] = [
  [
    '1: never scores higher at a higher price, a longer walk, more vacancy, larger fees, reserve or turnover cost, nor lower at a higher rent',
    (offer, more) => {
      const price = offer.facts.values.price_jpy ?? 0;
      const { settings } = scoreOfOffer(offer);
      // A printed yield would let the rent follow the price.
      const fixed = under(offer, { assumptions: { monthly_rent: settings.monthlyRent } });
      const dearer = under(fixed, { price_jpy: Math.round(price * (1.01 + more)) });
      atMost(scoreOfOffer(dearer).score.beforeCaps, scoreOfOffer(fixed).score.beforeCaps, 'price');
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
      atMost(
        scoreOfOffer(walking(offer, 8 + Math.round(more * 20))).score.beforeCaps,
        scoreOfOffer(walking(offer, 8)).score.beforeCaps,
        'walk',
      );
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
      const fixed = under(offer, { assumptions: { monthly_rent: scoreOfOffer(offer).settings.monthlyRent } });
      const dearer = under(fixed, { price_jpy: Math.round((offer.facts.values.price_jpy ?? 0) * (1.01 + more)) });
      const [here, there] = [scoreOfOffer(fixed), scoreOfOffer(dearer)];
      atMost(there.base.today.base, here.base.today.base, 'value today');
      atMost(there.base.exit.price, here.base.exit.price, 'value at the sale');
      assert.equal(there.settings.values.market_cap_rate, here.settings.values.market_cap_rate);
      const isStated = offer.facts.values.gross_yield_pct === null;
      if (isStated)
        assert.equal(scoreOfOffer(under(offer, { price_jpy: 77_770_000 })).settings.monthlyRent, scoreOfOffer(offer).settings.monthlyRent);
    },
  ],
  [
    '3: is not harmed by less debt or a lower rate, and a loan never lifts it above the score',
    (offer, more) => {
      const lent = under(offer, { assumptions: { loan_to_price: 60, loan_rate: 3 } });
      const { score } = scoreOfOffer(lent);
      atMost(score.withLoan, score.score, 'with the loan');
      atMost(score.withLoan, entered(lent, { loan_to_price: 60 * (1 - more) }).score.withLoan, 'less debt');
      atMost(score.withLoan, entered(lent, { loan_rate: 3 * (1 - more) }).score.withLoan, 'a lower rate');
      const cash = entered(offer, { loan_to_price: 0 }).score;
      assert.equal(cash.withLoan, cash.score);
    },
  ],
  [
    '4: has no good fact that is worth less than silence; what silence on a bad one gains is proved in `left-out-facts.prove.ts`',
    (offer, more) => {
      const unknown = scoreOfOffer(walking(offer, null)).score.score;
      atMost(unknown, scoreOfOffer(walking(offer, Math.round(1 + more * 14))).score.score, 'a short walk');
      const owned = scoreOfOffer(stating(offer, { land_rights: '所有権' })).score.score;
      atMost(scoreOfOffer(stating(offer, { land_rights: null })).score.score, owned, 'land owned');
    },
  ],
  [
    '5: is capped by constants alone, and never multiplied',
    (offer) => {
      const { score, subject } = scoreOfOffer(offer);
      const constants = [...Object.values(scoreVersion.caps).filter((cap) => typeof cap === 'number'), 7.9, 7.4, null];
      for (const grade of ['A', 'B', 'C', 'D'] as const)
        for (const { cap } of scoreCaps({ subject, checks: [], grade, income: 1 })) assert.ok(constants.includes(cap), String(cap));
      assert.equal(score.score, Math.round(Math.min(bindingCap(score.caps), score.beforeCaps) * 10) / 10);
    },
  ],
  [
    '6: begins the exit ladder with the value of today, by the same methods',
    (offer) => {
      const { subject, settings } = scoreOfOffer(offer);
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
      const { structureUsed } = scoreOfOffer(offer).subject;
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
      const made = scoreOfOffer({ ...lodging, facts: { ...facts, kind: 'other_building', extra: { use: '旅館業（ホテル）' } } });
      assert.ok(made.subject.isBusinessIncome);
      assert.equal(made.settings.monthlyRent, 135_000);
      atMost(made.score.score, 4.9, 'score of a lodging');
    },
  ],
  [
    '9: is the weighted mean of the card’s nine measures on its scale',
    (offer) => {
      const { score } = scoreOfOffer(offer);
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
