import type { PropertyFacts } from '@rimawari/underwriting';
import { describe, expect, it } from 'vitest';
import { sampleApartment, sampleCondominium, sampleFacts, sampleHouse } from '../../../underwriting/src/testing/index.ts';
import { readDataPack } from '../data-pack.ts';
import { areaOf, areasOf } from './areas.ts';
import { contractPriceLevel, priceAgeFactor } from './contract-price.ts';
import { landPriceLevel } from './land-price.ts';
import { gatherPlaceMarket } from './place-market.ts';
import { investmentLoanRate, publishedRates } from './rates.ts';
import { type Dwelling, rentLevel } from './rent-level.ts';
import { meanRentModel, stockRent } from './rent-model.ts';
import { populationPath, rentalVacancy, totalVacancy } from './statistics.ts';
import { typicalYield } from './typical-yield.ts';

const dwelling = (change: Partial<Dwelling> = {}): Dwelling => ({
  code: '13112',
  areaM2: 25,
  ageYears: 15,
  structure: 'RC',
  floor: null,
  floorsTotal: 5,
  walkMinutes: 7,
  isByBus: false,
  ...change,
});
const asOf = '2026-11-22';

describe('the stock rent of 2023', () => {
  it('is the printed mean of the ward at the middle of a size', () => {
    expect(stockRent('13112', 21.5)).toMatchObject({ method: 'A', rent: expect.closeTo(75_381, 0) });
  });

  it('comes from the mean rent of the municipality, and where there is none from prefecture, density and population', () => {
    expect(stockRent('11203', 25)?.method).toBe('B');
    const unsurveyed = areasOf(null).find(({ meanRent, population }) => meanRent === null && population !== null);
    expect(stockRent(unsurveyed?.code ?? '', 25)?.method).toBe('C');
    expect(stockRent('99999', 25)).toBeNull();
  });

  it('rests, where it is guessed, on coefficients that least squares over the surveyed areas give again', () => {
    const prefectureRent = new Map(readDataPack('rent-prefectures').rows.map(([code = '', rent = '']) => [code, Number(rent)]));
    const rows = areasOf(null).flatMap(({ code, population, areaKm2, meanRent }) =>
      population && areaKm2 && meanRent
        ? [
            {
              x: [1, Math.log(prefectureRent.get(code.slice(0, 2)) ?? 1), Math.log(population / areaKm2), Math.log(population)],
              y: Math.log(meanRent),
            },
          ]
        : [],
    );
    expect(rows).toHaveLength(1227);
    const { constant, prefectureRent: slope, density, population } = meanRentModel;
    const residuals = rows.map(({ x, y }) => y - [constant, slope, density, population].reduce((sum, b, at) => sum + b * (x[at] ?? 0), 0));
    // At the least squares the residuals lean on no input; the coefficients are rounded to three places.
    for (const at of [0, 1, 2, 3]) {
      const lean = residuals.reduce((sum, residual, row) => sum + residual * (rows[row]?.x[at] ?? 0), 0) / rows.length;
      expect(Math.abs(lean)).toBeLessThan(0.05);
    }
    const sd = Math.sqrt(residuals.reduce((sum, residual) => sum + residual ** 2, 0) / rows.length);
    expect(sd).toBeLessThan(0.15);
  });
});

describe('rentLevel', () => {
  it('is stock rent times age, step to asking rents and walk, worked by hand for a ward of Tokyo', () => {
    // 75,381 at 21.5 m² and 105,921-like next size on a straight line in logarithms; age 15 of 東京23区; ln(25/30) = −0.18232.
    const stock = stockRent('13112', 25)?.rent ?? 0;
    const age = Number(readDataPack('rent-age').rows.find(([city, years]) => city === '東京23区' && years === '15')?.[2]);
    const uplift = 0.1739 + 0.1879 * -0.18232 + 0.153 * 0.18232 ** 2;
    const expected = stock * age * Math.exp(uplift);
    const level = rentLevel(dwelling());
    expect(level?.value).toBe(Math.round(expected / 100) * 100);
    expect(level).toMatchObject({
      method: 'A',
      low: Math.round((expected * 0.8) / 100) * 100,
      high: Math.round((expected * 1.2) / 100) * 100,
    });
    expect(level?.basis).toContain('±20%');
  });

  it('rises with area, and falls with age, walk, a ground floor and wood', () => {
    const value = (change: Partial<Dwelling>) => rentLevel(dwelling(change))?.value ?? 0;
    expect(value({ areaM2: 40 })).toBeGreaterThan(value({ areaM2: 25 }));
    expect(value({ ageYears: 40 })).toBeLessThan(value({ ageYears: 5 }));
    expect(value({ walkMinutes: 15 })).toBeLessThan(value({ walkMinutes: 3 }));
    expect(value({ floor: 1 })).toBeLessThan(value({ floor: 4 }));
    expect(value({ structure: 'W' })).toBe(Math.round((value({}) * 0.85) / 100) * 100);
    expect(value({ walkMinutes: null, isByBus: true })).toBeLessThan(value({ walkMinutes: null }));
  });

  it('states wider ranges the less it rests on, and the widest for large and wooden dwellings', () => {
    const reach = (change: Partial<Dwelling>) => {
      const level = rentLevel(dwelling(change));
      return level ? Math.round((level.high / level.value - 1) * 100) : null;
    };
    expect([reach({}), reach({ code: '27127' }), reach({ code: '13201' }), reach({ code: '11203' })]).toEqual([20, 25, 25, 30]);
    expect([reach({ areaM2: 90 }), reach({ floorsTotal: 45 }), reach({ structure: 'W' })]).toEqual([38, 38, 30]);
  });

  it('is nothing for an area that is not a dwelling’s or a place that is in no survey', () => {
    expect(rentLevel(dwelling({ areaM2: 3 }))).toBeNull();
    expect(rentLevel(dwelling({ areaM2: 5_000 }))).toBeNull();
    expect(rentLevel(dwelling({ code: '99999' }))).toBeNull();
  });
});

describe('levels of the place', () => {
  it('agree with the figures that are published', () => {
    expect(landPriceLevel('13112', null, null)).toMatchObject({ value: 724_064, basis_kind: 'municipal_estimate' });
    expect(contractPriceLevel('13103', 'condominium')?.value).toBeCloseTo(1_880_000, -5);
    expect(contractPriceLevel('13112', 'condominium')?.value).toBe(984_615);
    expect(contractPriceLevel('01101', 'condominium')).toMatchObject({ value: 335_088, count: 914 });
    expect(rentalVacancy('40133')).toMatchObject({ nation: { value: 18.56 } });
    expect(rentalVacancy('13101').prefecture?.value).toBe(15.09);
    expect(populationPath('01101')).toMatchObject({ years: [2020, 2025, 2030, 2035, 2040, 2045, 2050] });
    expect(populationPath('01101')?.place.at(-1)).toBe(255_587);
    expect(populationPath('01101')?.nation[0]).toBe(126_146_099);
    expect(totalVacancy('13107').place?.value).toBe(11.7);
  });

  it('rest on official points near a town in Tokyo and Osaka, and say how many and how far', () => {
    const near = landPriceLevel('13112', { latitude: 35.6437, longitude: 139.6698 }, '第一種住居');
    expect(near).toMatchObject({ basis_kind: 'official_points' });
    expect(near?.count).toBeGreaterThanOrEqual(4);
    expect(near?.within_m).toBeLessThanOrEqual(2_500);
    expect((near?.high ?? 0) / (near?.value ?? 1)).toBeGreaterThanOrEqual(1.1499);
    expect((near?.low ?? 1) / (near?.value ?? 1)).toBeLessThanOrEqual(0.8501);
    const shops = landPriceLevel('13107', { latitude: 35.697, longitude: 139.814 }, '商業');
    expect(shops?.row).toContain('commercial');
  });

  it('are nothing where no open source has them', () => {
    expect(contractPriceLevel('13361', 'condominium')).toBeNull();
    expect(populationPath('99999')).toBeNull();
    expect(rentalVacancy('99999').place).toBeNull();
  });

  it('age a price as in the one city where it is measured', () => {
    expect(priceAgeFactor(0)).toBeGreaterThan(1.5);
    expect(priceAgeFactor(80)).toBeLessThan(0.5);
    expect(priceAgeFactor(30)).toBeGreaterThan(priceAgeFactor(31));
  });

  it('quote rates of the newest month that had begun, and none from the future', () => {
    const rate = (day: string, name: string) => publishedRates(day).find((one) => one.name === name);
    expect(rate(asOf, 'long_prime')).toMatchObject({ month: '2026-09', value: 3.4 });
    expect(rate('2010-01-15', 'long_prime')?.month).toBe('2010-01');
    expect(rate('2024-03-10', 'flat35')?.month).toBe('2024-02');
    expect(investmentLoanRate(asOf)).toMatchObject({ value: 2.7, low: 2.3, high: 4.53, count: 5 });
    expect(investmentLoanRate('2026-09-30')).toBeNull();
  });
});

describe('typicalYield', () => {
  const question = { ageYears: 20, structure: null, rent: null, contract: null } as const;
  it('is what was published for the city, else for Japan', () => {
    expect(typicalYield({ ...question, code: '40101', kind: 'condominium_unit' })).toMatchObject({
      value: 15.32,
      area: '北九州市',
      kind: 'asking',
    });
    expect(typicalYield({ ...question, code: '20485', kind: 'apartment_building', structure: 'W' })).toMatchObject({
      value: 8.05,
      area: '全国',
    });
    expect(typicalYield({ ...question, code: '20485', kind: 'apartment_building', structure: 'RC' })).toMatchObject({ value: 7.45 });
  });

  it('is the investors’ survey for blocks in its cities, and says that it is of NOI', () => {
    expect(typicalYield({ ...question, code: '13112', kind: 'apartment_building' })).toMatchObject({
      kind: 'expected',
      value: 3.7,
      high: 8.05,
    });
  });

  it('is rent level over contract price for a unit where both are known', () => {
    const rent = rentLevel(dwelling({ ageYears: 20 }));
    const contract = contractPriceLevel('13112', 'condominium');
    const level = typicalYield({ ...question, code: '13112', kind: 'condominium_unit', rent, contract });
    expect(level?.value).toBeCloseTo(((rent?.value ?? 0) * 1200) / (984_615 * priceAgeFactor(20) * 25), 2);
    expect(level?.low).toBeLessThan(level?.value ?? 0);
  });

  it('is nothing for houses and other buildings', () => {
    expect(typicalYield({ ...question, code: '13112', kind: 'detached_house' })).toBeNull();
  });
});

describe('gatherPlaceMarket', () => {
  const priced = (facts: PropertyFacts, price_jpy: number | null): PropertyFacts => ({ ...facts, values: { ...facts.values, price_jpy } });

  it('is the same at any price and any rent of the property: neither enters a level', () => {
    for (const facts of [sampleCondominium, sampleApartment, sampleHouse]) {
      const level = gatherPlaceMarket(facts, asOf);
      const other = {
        ...priced(facts, 999_000_000),
        values: { ...priced(facts, 999_000_000).values, monthly_rent_jpy: 1, gross_yield_pct: 30 },
      };
      expect(gatherPlaceMarket(other, asOf)).toEqual(level);
    }
  });

  it('lists the nearest stations of a town, and none from the office of a municipality', () => {
    const [nearest] = gatherPlaceMarket(sampleCondominium, asOf).stations;
    expect(nearest).toMatchObject({ name: '錦糸町', distance_m: 170, lines: expect.arrayContaining(['総武線']) });
    expect(gatherPlaceMarket(sampleFacts('condominium_unit', { address: '東京都墨田区' }), asOf).stations).toEqual([]);
  });

  it('gives a level for the dwelling and for each room of the roll, the storey read from its number', () => {
    const roll = ['101', '203'].map((unit) => ({
      unit,
      layout: '1K',
      area_m2: 22,
      rent_jpy: null,
      common_fee_jpy: null,
      occupied: false,
      lease_start: null,
    }));
    const facts = { ...sampleApartment, extra: { ...sampleApartment.extra, rent_roll: roll } };
    const levels = gatherPlaceMarket(facts, asOf).rent_levels;
    expect(levels.map(({ room, area_m2 }) => [room, area_m2])).toEqual([
      [null, 22],
      [0, 22],
      [1, 22],
    ]);
    expect(levels[1]?.value).toBeLessThan(levels[2]?.value ?? 0);
  });

  it('takes the area from the building, its dwellings and its common parts, or from the layout', () => {
    const building = sampleFacts('apartment_building', {
      address: '東京都世田谷区世田谷4-21-27',
      floor_area_m2: 200,
      units: 8,
      structure: 'RC',
    });
    expect(gatherPlaceMarket(building, asOf).rent_levels[0]).toMatchObject({ area_m2: 21.75, area_basis: 'mean_of_building' });
    const unit = sampleFacts('condominium_unit', { address: '東京都世田谷区世田谷4-21-27', layout: '2LDK' });
    expect(gatherPlaceMarket(unit, asOf).rent_levels[0]).toMatchObject({ area_m2: 57, area_basis: 'layout' });
    expect(
      gatherPlaceMarket(sampleFacts('other_building', { address: '東京都世田谷区世田谷4-21-27', floor_area_m2: 200 }), asOf).rent_levels,
    ).toEqual([]);
  });

  it('knows nothing of a place that stays ambiguous, and names the places it may be', () => {
    const market = gatherPlaceMarket(sampleFacts('condominium_unit', { address: '府中市宮町1-1', floor_area_m2: 25 }), asOf);
    expect(market).toMatchObject({ place_class: null, rent_levels: [], land_price: null, typical_yield: null, population_path: null });
    expect(market.location.candidates).toEqual(['東京都府中市', '広島県府中市']);
    expect(market.hazards.every(({ state }) => state === 'not_checked')).toBe(true);
  });
});

it('has a census figure for a place that every level needs', () => {
  expect(areaOf('13107')).toMatchObject({ population: expect.any(Number), areaKm2: expect.any(Number) });
});
