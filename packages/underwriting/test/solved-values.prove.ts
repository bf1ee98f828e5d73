import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type Lever, leversFor } from '../src/analysis/levers.ts';
import { solveThreshold, type Target, targetsFor } from '../src/analysis/thresholds.ts';
import { settleInputs } from '../src/case/resettle.ts';
import { workOutCase } from '../src/case/work-out-case.ts';
import { readSubject } from '../src/facts/subject.ts';
import { type ScenarioInputs, withScenario } from '../src/index.ts';
import { type AnyOffer, anyOffer } from './any-offer.ts';

const asOf = '2026-11-20';
const leverIds: readonly Lever['id'][] = ['price', 'occupancy', 'rent', 'rate'];

/** A run of the product: facts read, assumptions settled, the case worked out, and what its report would solve for. */
function run({ facts, market, overrides }: AnyOffer) {
  const { subject, settings } = settleInputs(readSubject(facts, asOf, market), overrides, 36);
  const base = workOutCase(subject, settings);
  const levers = leversFor(subject, settings);
  const targets = targetsFor(settings);
  const leverOf = (id: Lever['id']): Lever => levers.find((lever) => lever.id === id) as Lever;
  const targetOf = (id: Target['id']): Target => targets.find((target) => target.id === id) as Target;
  return {
    settings,
    targets,
    leverOf,
    measure: (id: Target['id']) => targetOf(id).measure(base),
    solved: (target: Target['id'], lever: Lever['id']) => solveThreshold(subject, base, leverOf(lever), targetOf(target)).value,
    npv: base.npv,
    irr: base.ratios.irr.value,
  };
}

/** What a reader enters to have a solved value: a price, or an assumption. */
function entered(lever: Lever['id'], value: number, fullRent: number): ScenarioInputs {
  if (lever === 'price') return { price_jpy: value };
  if (lever === 'rent') return { assumptions: { monthly_rent: rentOf(value, fullRent) } };
  return { assumptions: lever === 'rate' ? { loan_rate: value } : { vacancy: Math.round((100 - value) * 100) / 100 } };
}

/** The rent of a fall in percent, as the report tells it: with six decimals. */
const rentOf = (fall: number, fullRent: number): number => Math.round(fullRent * (1 - Math.round(fall * 1e6) / 1e8));
/** One step further from the best end, in the lever's own unit. */
const stepOf: Record<Lever['id'], (value: number) => number> = {
  price: (value) => value + (value < 1_000_000 ? 1 : 10_000),
  occupancy: (value) => Math.round((value - 0.01) * 100) / 100,
  rent: (value) => value,
  rate: (value) => Math.round((value + 0.01) * 100) / 100,
};

const under = (offer: AnyOffer, scenario: ScenarioInputs): AnyOffer => ({ ...withScenario(offer, scenario), market: offer.market });

/** The rent of a source corrected, as the product does it. */
function corrected(offer: AnyOffer, rent: number): AnyOffer {
  const { facts } = offer;
  return {
    ...offer,
    facts: { ...facts, values: { ...facts.values, monthly_rent_jpy: rent, annual_rent_jpy: null }, given: { monthly_rent_jpy: null } },
  };
}

function checkOffer(offer: AnyOffer): number {
  const first = run(offer);
  let solved = 0;
  for (const { id: target } of first.targets)
    for (const lever of leverIds) {
      const value = first.solved(target, lever);
      if (value === null) continue;
      solved += 1;
      const what = `${target} by ${lever} at ${value}`;
      const full = first.settings.monthlyRent;
      const again = run(under(offer, entered(lever, value, full)));
      assert.ok(again.measure(target) >= 0, `${what}: entered, it misses by ${again.measure(target)}`);
      if (target === 'irr' && again.irr !== null)
        assert.ok(again.irr >= (again.settings.values.target_irr ?? 0) / 100 - 1e-9, `${what}: the report tells ${again.irr}`);
      const further =
        lever === 'rent' ? { assumptions: { monthly_rent: rentOf(value, full) - 10 } } : entered(lever, stepOf[lever](value), full);
      const beyond = run(under(offer, further)).measure(target);
      assert.ok(beyond < 0, `${what}: one step further still meets by ${beyond}`);
      const second = again.solved(target, lever);
      const same = lever === 'rent' ? Math.abs(second ?? Number.NaN) < 1e-9 : second === value;
      assert.ok(same, `${what}: solved again it is ${second}`);
      if (lever === 'rent') {
        const correction = run(corrected(offer, rentOf(value, full)));
        assert.equal(correction.npv, again.npv, `${what}: a correction is not the same as the panel`);
      }
    }
  return solved;
}

export default {
  title: 'a solved value, entered, reaches its target and is found again',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    const extent = scale === 'full' ? { numRuns: 2_000 } : { numRuns: 200, seed: 20_261_128 };
    let solved = 0;
    fc.assert(
      fc.property(anyOffer, (offer) => {
        solved += checkOffer(offer);
      }),
      extent,
    );
    assert.ok(solved > extent.numRuns * 4, `Only ${solved} values were solved.`);
    return `${solved} solved values of ${extent.numRuns} offers`;
  },
};
