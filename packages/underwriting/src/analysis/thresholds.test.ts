import { describe, expect, it } from 'vitest';
import { type AssumptionOverrides, settleAssumptions, settleChoices } from '../assumptions/overrides.ts';
import { workOutPurchase } from '../case/purchase.ts';
import { settingsFrom } from '../case/settings.ts';
import { settleRent } from '../case/settle-rent.ts';
import { workOutCase } from '../case/work-out-case.ts';
import { readSubject } from '../facts/subject.ts';
import { sampleApartment, sampleCondominium, sampleDate, sampleHouse, sampleKinds, sampleReport } from '../testing/index.ts';
import { leversFor, type Target, targetsFor } from './thresholds.ts';

const facts = { apartment_building: sampleApartment, condominium_unit: sampleCondominium, detached_house: sampleHouse };

/** A loan that the sample block, past its tax life, would not be offered by default. */
const lent: AssumptionOverrides = { loan_years: 24, loan_rate: 2.5, loan_to_price: 60 };

/** How far a target is met by the case worked out in full with a lever at a value, as the reader would put it back. */
function substitute(kind: keyof typeof facts, given: AssumptionOverrides = {}) {
  const overrides = { ...lent, ...given };
  const subject = readSubject(facts[kind], sampleDate);
  const settled = settleAssumptions(subject, overrides);
  const rent = settleRent(subject, settled);
  const settings = settingsFrom(settled, rent.monthly, settleChoices(overrides), rent.firstYear);
  const base = workOutCase(subject, settings);
  const levers = leversFor(subject, settings);
  const margin = (target: Target, leverId: string, value: number) => {
    const lever = levers.find((entry) => entry.id === leverId);
    if (!lever) throw new Error(`There is no lever ${leverId}.`);
    const changed = lever.apply(value);
    const purchase = changed.price === undefined ? base.purchase : workOutPurchase(subject, changed.settings, changed.price);
    return target.measure(workOutCase(subject, changed.settings, { purchase })).value ?? Number.NaN;
  };
  return { targets: targetsFor(settings), levers, margin };
}

describe('a threshold', () => {
  it.each(sampleKinds)('of a sample %s meets its target when put back, and one step further misses it', (kind) => {
    const { figures } = sampleReport(kind, lent);
    const { targets, levers, margin } = substitute(kind);
    let solved = 0;
    for (const target of targets) {
      for (const { id, worst, best, step } of levers) {
        const value = figures[`threshold.${target.id}.${id}`]?.value ?? null;
        if (value === null) continue;
        solved += 1;
        const further = Number(value) + Math.sign(worst - best) * (id === 'price' ? 10_000 : 0.1);
        expect(margin(target, id, Number(value)), `${target.id} by ${id} at ${value}`).toBeGreaterThanOrEqual(0);
        expect(margin(target, id, further), `${target.id} by ${id} at ${further}`).toBeLessThan(0);
        expect(Number(value) / step).toBeCloseTo(Math.round(Number(value) / step), 6);
      }
    }
    expect(solved).toBeGreaterThanOrEqual(4);
  });

  it('holds in a whole report made with the rate or the vacancy it names', () => {
    const { figures } = sampleReport('apartment_building', lent);
    const value = (id: string) => Number(figures[id]?.value ?? Number.NaN);
    const again = (overrides: AssumptionOverrides, id: string) =>
      sampleReport('apartment_building', { ...lent, ...overrides }).figures[id]?.value;
    expect(again({ loan_rate: value('threshold.cash.rate') }, 'returns.btcf')).toBeGreaterThanOrEqual(0);
    expect(again({ loan_rate: value('threshold.dscr.rate') }, 'returns.dscr')).toBeGreaterThanOrEqual(1.2);
    const vacancy = Math.round((100 - value('threshold.dscr.occupancy')) * 100) / 100;
    expect(again({ vacancy }, 'returns.dscr')).toBeGreaterThanOrEqual(1.2);
  });

  it('counts a loan without payments as covered, and asks for the highest rate', () => {
    const overrides = { interest_only_years: 3 };
    const { figures } = sampleReport('apartment_building', { ...lent, ...overrides });
    const rate = figures['threshold.dscr.rate'];
    expect(rate?.because).toBeNull();
    const { targets, margin } = substitute('apartment_building', overrides);
    const coverage = targets.find((target) => target.id === 'dscr');
    if (!coverage) throw new Error('The coverage target is missing.');
    expect(margin(coverage, 'rate', 0)).toBe(Number.POSITIVE_INFINITY);
    expect(margin(coverage, 'rate', Number(rate?.value))).toBeGreaterThanOrEqual(0);
    expect(margin(coverage, 'rate', Number(rate?.value) + 0.1)).toBeLessThan(0);
  });

  it('of a rate of return says that no equity is put in, not that it is missed', () => {
    const { figures } = sampleReport('apartment_building', { loan_to_price: 110 });
    for (const lever of ['price', 'occupancy', 'rent', 'rate'])
      expect(figures[`threshold.irr.${lever}`]).toMatchObject({ value: null, because: 'No equity is put in.' });
  });

  it('of a coverage has no answer for a purchase with cash, whichever input is moved', () => {
    const { figures } = sampleReport('apartment_building', { loan_to_price: 0 });
    for (const lever of ['price', 'occupancy', 'rent', 'rate'])
      expect(figures[`threshold.dscr.${lever}`]?.because).toBe('There is no loan, so there are no payments to cover.');
  });

  it('says that a bar is out of reach where nothing ever comes back', () => {
    const { figures } = sampleReport('apartment_building', { monthly_rent: 1 });
    expect(figures['threshold.irr.rate']?.because).toBe('Not met even at a rate of 0%.');
  });

  it('keeps IRR in capitals in its title and begins other targets small', () => {
    const { thresholds, figures } = sampleReport('apartment_building');
    const titles = thresholds.map((entry) => entry.title);
    expect(titles.some((title) => title.startsWith('Highest price for: IRR before tax of at least'))).toBe(true);
    expect(titles).toContain('Highest price for: coverage of at least 1.2 in the first year');
    expect(figures['threshold.irr.price']?.label).toMatch(/^Highest price: IRR before tax/);
  });
});
