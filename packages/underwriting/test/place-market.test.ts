import { describe, expect, it } from 'vitest';
import { readPlaceMarket } from '../src/context/read-place-market.ts';
import { insightReportSchema, schemaErrors, underwrite } from '../src/index.ts';
import { sampleCondominium, sampleContext, sampleDate, sampleMarket } from '../src/testing/index.ts';
import { outcome, pathsOf, replaced } from './hostile-facts.ts';

const market = sampleMarket();

describe('readPlaceMarket', () => {
  it('takes a market as it was gathered, and nothing that stands beside it', () => {
    expect(readPlaceMarket({ ...market, more: 1 }, 'market')).toStrictEqual(market);
  });

  it('takes one of which nothing is known', () => {
    const nothing = sampleMarket({
      belt: null,
      rent_levels: [],
      land_price: null,
      contract_price: null,
      price_by_age: null,
      typical_yield: null,
      population_path: null,
      stations: [],
      investment_loan_rate: null,
    });
    expect(readPlaceMarket(nothing, 'market')).toStrictEqual(nothing);
  });

  it('refuses a wrong value anywhere, naming the place', () => {
    const wrong = pathsOf(market).filter((path) => {
      try {
        readPlaceMarket(replaced(market, path, { wrong: true }), 'market');
        return true;
      } catch (error) {
        return !/market/.test(String(error));
      }
    });
    expect(wrong).toEqual([]);
  });

  it('refuses a range that does not hold its value, and a population without a value for each year', () => {
    const level = market.rent_levels[0];
    expect(() => readPlaceMarket({ ...market, rent_levels: [{ ...level, low: 200_000 }] }, 'market')).toThrowError(/rent_levels\.0\.low/);
    expect(() => readPlaceMarket({ ...market, rent_levels: [{ ...level, high: 1 }] }, 'market')).toThrowError(/rent_levels\.0\.high/);
    expect(() => readPlaceMarket({ ...market, population_path: { ...market.population_path, place: [1] } }, 'market')).toThrowError(
      /population_path\.place/,
    );
  });

  it('is kept in the report, which holds to its schema, and the report can be made again from it', () => {
    const context = { ...sampleContext(sampleCondominium, 'x'), market };
    const report = underwrite(sampleCondominium, context, {}, sampleDate);
    expect(report.inputs.context.market).toStrictEqual(market);
    expect(schemaErrors(insightReportSchema, JSON.parse(JSON.stringify(report)))).toEqual([]);
    expect(outcome(sampleCondominium, context, {})).toBe('report');
  });
});
