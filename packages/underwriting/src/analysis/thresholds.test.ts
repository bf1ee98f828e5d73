import { describe, expect, it } from 'vitest';
import type { AssumptionOverrides } from '../assumptions/overrides.ts';
import { changedCase } from '../case/moved-cases.ts';
import { settleInputs } from '../case/resettle.ts';
import { workOutCase } from '../case/work-out-case.ts';
import { readSubject } from '../facts/subject.ts';
import { underwrite } from '../report/underwrite.ts';
import {
  sampleApartment,
  sampleCondominium,
  sampleContext,
  sampleDate,
  sampleFacts,
  sampleHouse,
  sampleKinds,
  sampleMarket,
  sampleReport,
} from '../testing/index.ts';
import { type Lever, leversFor } from './levers.ts';
import { type Target, targetsFor } from './thresholds.ts';

const facts = { apartment_building: sampleApartment, condominium_unit: sampleCondominium, detached_house: sampleHouse };

/** A loan that the sample block, past its tax life, would not be offered by default. */
const lent: AssumptionOverrides = { loan_years: 24, loan_rate: 2.5, loan_to_price: 60 };

/** How far a target is met by the case worked out in full with a lever at a position, as the reader would enter it. */
function substitute(kind: keyof typeof facts, given: AssumptionOverrides = {}) {
  const { subject, settings } = settleInputs(readSubject(facts[kind], sampleDate), { ...lent, ...given }, 1);
  const base = workOutCase(subject, settings);
  const levers = leversFor(subject, settings);
  const margin = (target: Target, lever: Lever, position: number) =>
    target.measure(changedCase({ subject, settings }, base, lever.changeAt(position)));
  return { targets: targetsFor(settings), levers, margin };
}

/** Position of a value that a figure tells; figures keep six decimals. */
function positionOf({ last, valueAt }: Lever, value: number): number {
  const position = Array.from({ length: last + 1 }, (_, index) => index).find((index) => Math.abs(valueAt(index) - value) < 1e-6);
  if (position === undefined) throw new Error(`${value} is not a value of the lever.`);
  return position;
}

describe('a threshold', () => {
  it.each(sampleKinds)('of a sample %s meets its target when entered, and one step further misses it', (kind) => {
    const { figures } = sampleReport(kind, lent);
    const { targets, levers, margin } = substitute(kind);
    let solved = 0;
    for (const target of targets) {
      for (const lever of levers) {
        const value = figures[`threshold.${target.id}.${lever.id}`]?.value ?? null;
        if (value === null) continue;
        solved += 1;
        const position = positionOf(lever, value);
        expect(margin(target, lever, position), `${target.id} by ${lever.id} at ${value}`).toBeGreaterThanOrEqual(0);
        expect(margin(target, lever, position + 1), `${target.id} by ${lever.id} one step further`).toBeLessThan(0);
      }
    }
    expect(solved).toBeGreaterThanOrEqual(4);
  });

  it('counts a loan without payments as covered, and asks for the highest rate', () => {
    const overrides = { interest_only_years: 3 };
    const { figures } = sampleReport('apartment_building', { ...lent, ...overrides });
    const rate = figures['threshold.dscr.rate'];
    expect(rate?.because).toBeNull();
    const { targets, levers, margin } = substitute('apartment_building', overrides);
    const [coverage, lever] = [targets.find(({ id }) => id === 'dscr'), levers.find(({ id }) => id === 'rate')];
    if (!coverage || !lever) throw new Error('The coverage target or the rate is missing.');
    expect(margin(coverage, lever, 0)).toBe(Number.POSITIVE_INFINITY);
    const position = positionOf(lever, Number(rate?.value));
    expect(margin(coverage, lever, position)).toBeGreaterThanOrEqual(0);
    expect(margin(coverage, lever, position + 10)).toBeLessThan(0);
  });

  it('leaves out prices at which our default lends nothing, where it asks of a loan', () => {
    const facts = sampleFacts('condominium_unit', { ...sampleCondominium.values, price_jpy: 6_000_000, monthly_rent_jpy: 25_000 });
    const { figures } = underwrite(facts, sampleContext(facts, 'A cheap unit'), {}, sampleDate);
    expect(figures['threshold.dscr.price']?.because).toBe('Not available: the target is missed even at a price of ¥5,000,000.');
    const again = underwrite(facts, sampleContext(facts, 'A cheap unit'), { loan_to_price: 70 }, sampleDate);
    expect(again.figures['threshold.dscr.price']?.because).toBe('Not available: the target is missed even at a price of ¥1,800,000.');
  });

  it('is found again where the rent follows the price and a target is missed, then met again', () => {
    const priceFor = (price: number) => {
      const facts = sampleFacts('condominium_unit', {
        price_jpy: price,
        gross_yield_pct: 9.81,
        prefecture: '長野県',
        municipality: '飯山市',
        floor_area_m2: 43,
        units: 40,
        land_rights: '所有権',
        occupancy: 'tenanted',
      });
      const given: AssumptionOverrides = {
        loan_rate: 1.57,
        loan_years: 11,
        repayment: 'level_principal',
        interest_only_years: 1,
        vacancy: 5.46,
        rent_change: -0.67,
        building_share: 10,
        restoration: 186_404,
        owner: 'non_resident',
        target_cash: -298_513,
      };
      const { figures } = underwrite(facts, { ...sampleContext(facts, 'A unit'), market: sampleMarket() }, given, sampleDate);
      return figures['threshold.cash_after_tax.price']?.value;
    };
    expect(priceFor(9_080_000)).toBe(4_990_000);
    expect(priceFor(4_990_000)).toBe(4_990_000);
  });

  it('of a rate of return says that no equity is put in, not that it is missed', () => {
    const { figures } = sampleReport('apartment_building', { loan_to_price: 110 });
    for (const lever of ['price', 'occupancy', 'rent', 'rate'])
      expect(figures[`threshold.irr.${lever}`]).toMatchObject({ value: null, because: 'Not available: the purchase needs no equity.' });
  });

  it('of a coverage has no answer for a purchase with cash, whichever input is moved', () => {
    const { figures } = sampleReport('apartment_building', { loan_to_price: 0 });
    for (const lever of ['price', 'occupancy', 'rent', 'rate'])
      expect(figures[`threshold.dscr.${lever}`]?.because).toBe('N/A: there is no loan.');
  });

  it('says that a bar is out of reach where nothing ever comes back', () => {
    const { figures } = sampleReport('apartment_building', { monthly_rent: 1 });
    expect(figures['threshold.irr.rate']?.because).toBe('Not available: the target is missed even at a rate of 0%.');
  });

  it('keeps IRR in capitals in its title and begins other targets small', () => {
    const { thresholds, figures } = sampleReport('apartment_building');
    const titles = thresholds.map((entry) => entry.title);
    expect(titles.some((title) => title.startsWith('Highest price for: IRR before tax of at least'))).toBe(true);
    expect(titles).toContain('Highest price for: DSCR of at least 1.20× in year 1');
    expect(figures['threshold.irr.price']?.label).toMatch(/^Highest price: IRR before tax/);
  });
});
