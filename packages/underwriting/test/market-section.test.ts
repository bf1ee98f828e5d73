import { describe, expect, it } from 'vitest';
import { insightReportSchema, type PlaceMarket, schemaErrors, underwrite } from '../src/index.ts';
import { sampleApartment, sampleCondominium, sampleContext, sampleDate, sampleHouse, sampleMarket } from '../src/testing/index.ts';

function reportOn(facts: typeof sampleCondominium, change: Partial<PlaceMarket> = {}) {
  return underwrite(facts, { ...sampleContext(facts, 'x'), market: sampleMarket(change) }, {}, sampleDate);
}
const rowsOf = (report: ReturnType<typeof reportOn>) => new Map(report.market?.comparisons.map((row) => [row.id, row]));

describe('the section Market', () => {
  it('is absent where no market was gathered, and part of a valid report where one was', () => {
    expect(underwrite(sampleHouse, sampleContext(sampleHouse, 'x'), {}, sampleDate).market).toBeUndefined();
    const report = reportOn(sampleCondominium);
    expect(schemaErrors(insightReportSchema, JSON.parse(JSON.stringify(report)))).toEqual([]);
  });

  it('puts the property’s own figures beside the levels, worked by hand', () => {
    const report = reportOn(sampleCondominium);
    const rows = rowsOf(report);
    const own = (id: string) => report.figures[rows.get(id)?.own ?? '']?.value;
    expect(own('market.rent_level')).toBe(98_000);
    expect(own('market.contract_price')).toBe(Math.round(23_800_000 / 25.4));
    expect(own('market.typical_yield')).toBeCloseTo((98_000 * 12 * 100) / 23_800_000, 4);
    expect(rows.get('market.land_price')?.own).toBeNull();
    const block = reportOn(sampleApartment);
    expect(block.figures[rowsOf(block).get('market.rent_level')?.own ?? '']?.value).toBe(52_500);
    const house = reportOn(sampleHouse);
    const land = house.figures['split.land']?.value ?? 0;
    expect(house.figures[rowsOf(house).get('market.land_price')?.own ?? '']?.value).toBe(Math.round(land / 101.5));
  });

  it('says whether the property lies above, within or below each range', () => {
    expect(reportOn(sampleCondominium).market?.reading).toEqual(
      expect.arrayContaining([expect.stringContaining('this property is at ¥98,000 a month, within the range of ¥81,000–¥121,000.')]),
    );
    const dear = { ...sampleCondominium, values: { ...sampleCondominium.values, monthly_rent_jpy: 140_000 } };
    expect(reportOn(dear).market?.reading.join(' ')).toContain('¥140,000 a month, above');
  });

  it('shows the vacancy of prefecture and Japan beside the municipality, and the next wider one where it has none', () => {
    const rows = rowsOf(reportOn(sampleCondominium));
    expect(rows.get('market.rental_vacancy')?.others).toEqual(['market.rental_vacancy_prefecture', 'market.rental_vacancy_nation']);
    const { rental_vacancy } = sampleMarket();
    const wider = reportOn(sampleCondominium, { rental_vacancy: { ...rental_vacancy, place: null } });
    expect(wider.figures['market.rental_vacancy']?.value).toBe(15.1);
    expect(rowsOf(wider).get('market.rental_vacancy')?.basis).toContain('Level of the prefecture');
  });

  it('draws the population against its first year, of place, prefecture and Japan', () => {
    const report = reportOn(sampleCondominium);
    expect(report.market?.population?.years).toEqual([2020, 2035, 2050]);
    const path = report.series['market.population_path_nation'];
    expect(path?.values[0]).toBe(1);
    expect(path?.values.at(-1)).toBeCloseTo(104_686 / 126_146, 3);
  });

  it('leaves every hazard not checked without a live answer', () => {
    expect(reportOn(sampleCondominium).market?.hazards.map(({ state }) => state)).toEqual(Array(6).fill('not_checked'));
  });

  it('asks which place is meant where several have the name, and uses no level', () => {
    const { location } = sampleMarket();
    const unsettled = {
      ...location,
      town: null,
      latitude: null,
      longitude: null,
      precision: null,
      candidates: ['東京都府中市', '広島県府中市'],
    };
    const report = reportOn(sampleCondominium, {
      location: unsettled,
      belt: null,
      rent_levels: [],
      land_price: null,
      contract_price: null,
    });
    expect(report.market?.location).toContain('東京都府中市 or 広島県府中市');
    const step = report.next_steps.find(({ id }) => id === 'which-place');
    expect(step?.action).toContain('東京都府中市 or 広島県府中市');
    expect(step?.question_ja).toContain('所在地');
    expect(rowsOf(report).has('market.rent_level')).toBe(false);
  });

  it('states the measured error of the rent level, where it was measured', () => {
    expect(reportOn(sampleCondominium).market?.accuracy).toBeNull();
    const rent_accuracy = { median_error_pct: 12.4, coverage_pct: 83.5, median_width_pct: 25, cases: 91, measured_on: '2026-11-22' };
    expect(reportOn(sampleCondominium, { rent_accuracy }).market?.accuracy).toContain('median error of 12.4%. 83.5% of rents');
  });
});
