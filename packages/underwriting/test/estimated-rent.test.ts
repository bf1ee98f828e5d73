import { describe, expect, it } from 'vitest';
import type { PropertyFacts } from '../src/facts/property-facts.ts';
import { underwrite } from '../src/report/underwrite.ts';
import { sampleContext, sampleFacts, sampleMarket } from '../src/testing/index.ts';

const asOf = '2026-11-20';
const unstated = sampleFacts('condominium_unit', {
  price_jpy: 23_000_000,
  monthly_rent_jpy: null,
  annual_rent_jpy: null,
  gross_yield_pct: null,
  occupancy: null,
  address: '東京都墨田区錦糸1-2-3',
  built: '2004-05',
  structure: 'RC',
  floor_area_m2: 24,
  stations: [{ line: null, station: '錦糸町', walk_min: 7 }],
  management_fee_jpy_month: 8_000,
  repair_reserve_jpy_month: 6_000,
});
const reportOn = (facts: PropertyFacts, overrides = {}) =>
  underwrite(facts, { ...sampleContext(facts, 'x'), market: sampleMarket() }, overrides, asOf);

describe('a report on a rent that nobody states', () => {
  const report = reportOn(unstated);
  const range = report.headline.net_rental_yield_range ?? [0, 0];
  const all = report.headline.reading.join(' ');

  it('gives the net yield of lists as a range, the one of its figure, around the figure itself', () => {
    expect(report.headline.net_rental_yield_range).toEqual(report.figures['returns.net_yield']?.range);
    expect(range[0]).toBeLessThan(report.headline.net_rental_yield ?? 0);
    expect(range[1]).toBeGreaterThan(report.headline.net_rental_yield ?? 0);
  });

  it('speaks of yield, coverage and cash as ranges, and of the sale at a rent that it names', () => {
    expect(all).toMatch(/The rent is not stated; .* at ¥[\d,]+–¥[\d,]+ a month\. Net yield is [\d.]+%–[\d.]+%, depending on the rent/);
    expect(all).toMatch(/DSCR is [\d.]+×–[\d.]+×, depending on the rent/);
    expect(all).toMatch(/Model value today is ¥[\d,]+, .* the asking price\. Its range is ¥[\d,]+–¥[\d,]+, depending/);
    expect(all).toMatch(/Cash flow before tax with the assumed loan is −¥[\d,]+ to ¥[\d,]+ in year 1, depending on the rent/);
    expect(report.notes.join(' ')).toContain('The rent is estimated as a range');
  });

  it('knows a limit of the price only at a rent', () => {
    const titles = report.thresholds.filter(({ lever }) => lever === 'price').map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(2);
    for (const title of titles) expect(title).toMatch(/^Highest price at a rent of ¥[\d,]+ a month for: /);
  });

  it('caps the score of the middle by the grade: 7.9 with the public level, 7.4 with a rough guide', () => {
    expect(report.headline.evidence_grade).toBe('C');
    const guide = underwrite(unstated, sampleContext(unstated, 'x'), {}, asOf);
    expect(guide.headline.evidence_grade).toBe('D');
    const capOf = ({ score_gates: gates }: typeof report) => gates.find(({ id }) => id === 'evidence')?.cap;
    expect([capOf(report), capOf(guide)]).toEqual([7.9, 7.4]);
    expect(guide.headline.net_rental_yield_range).not.toBeNull();
  });

  it('is one number again once a rent is stated or given', () => {
    const stated = reportOn(sampleFacts('condominium_unit', { price_jpy: 23_000_000, monthly_rent_jpy: 85_000, occupancy: 'tenanted' }));
    expect(stated.headline.net_rental_yield_range).toBeNull();
    expect(reportOn(unstated, { monthly_rent: 85_000 }).headline.net_rental_yield_range).toBeNull();
    expect(stated.thresholds.some(({ title }) => title.includes('at a rent of'))).toBe(false);
  });
});

describe('the sentence on the score', () => {
  it('names the cap that holds the score, and what would lift it', () => {
    const cheap = sampleFacts('condominium_unit', { price_jpy: 5_500_000, monthly_rent_jpy: 85_000, occupancy: 'tenanted' });
    const report = reportOn(cheap);
    const before = report.figures['score.before_gates']?.value ?? 0;
    const sentence = report.headline.reading.find((text) => text.startsWith('A score cap')) ?? '';
    expect(before).toBeGreaterThan(report.headline.scenario_score ?? 10);
    expect(sentence).toContain(`limits the score to ${report.headline.scenario_score?.toFixed(1)}, down from ${before.toFixed(1)}`);
    expect(sentence).toContain('To lift the cap: ');
  });

  it('gives no price for 6.5 where a cap holds the score below it at any price', () => {
    const undated = sampleFacts('condominium_unit', { price_jpy: 23_000_000, monthly_rent_jpy: 85_000, built: null });
    const report = reportOn(undated);
    const reading = report.headline.reading.join(' ');
    expect(report.headline.scenario_score).toBeLessThan(6.4);
    expect(report.figures['score.best_fifth_price']?.value).toBeNull();
    expect(reading).not.toContain('reaches 6.5');
    expect(reading).toContain('limits the score to 6.4 at any price. To lift the cap: a completion date after May 1981');
  });

  it('gives the price that brings 6.5, or up to which the score stays there', () => {
    const at = (price_jpy: number) =>
      reportOn(
        sampleFacts('condominium_unit', { price_jpy, monthly_rent_jpy: 85_000, built: '2005-04', occupancy: 'tenanted' }),
      ).headline.reading.join(' ');
    expect(at(30_000_000)).toMatch(/lower it most are .*\. It reaches 6\.5 at a price of ¥[\d,]+, a break-even target/);
    expect(at(8_000_000)).toMatch(
      /lower it most before the cap are .*\. It stays at 6\.5 or above up to a price of ¥[\d,]+, a break-even target/,
    );
  });

  it('compares with the base price where a court sells', () => {
    const facts = sampleFacts('condominium_unit', { price_jpy: 23_000_000, monthly_rent_jpy: 85_000 }, { sale_kind: 'court_auction' });
    const reading = reportOn(facts).headline.reading.join(' ');
    expect(reading).toMatch(/Model value today is ¥[\d,]+, \d+% (below|above) the base price/);
  });
});

describe('a paid rent above the level of the place', () => {
  it('is counted, and flagged with what a new tenant would pay', () => {
    const facts = sampleFacts('condominium_unit', { price_jpy: 23_000_000, monthly_rent_jpy: 400_000, occupancy: 'tenanted' });
    const report = reportOn(facts);
    const level = report.figures['rent.public_level'];
    expect(report.figures['rent.monthly_full']?.value).toBe(400_000);
    expect(report.checks.find(({ id }) => id === 'rent_basis')).toMatchObject({
      state: 'flag',
      title: 'Rent above market rent estimate',
    });
    expect(report.figures['check.rent_basis.effect']?.value).toBe(((level?.value ?? 0) - 400_000) * 12);
  });

  it('is not spoken of within the range', () => {
    const facts = sampleFacts('condominium_unit', { price_jpy: 23_000_000, monthly_rent_jpy: 85_000, occupancy: 'tenanted' });
    const level = reportOn(facts).figures['rent.public_level'];
    const within = sampleFacts('condominium_unit', { price_jpy: 23_000_000, monthly_rent_jpy: level?.value ?? 0, occupancy: 'tenanted' });
    expect(reportOn(within).checks.find(({ id }) => id === 'rent_basis')).toBeUndefined();
  });
});
