import { isRecord } from '../facts/check-shape.ts';
import type { ExchangeRate, MarketContext, OwnDefaultsNote } from './market-context.ts';
import {
  isAboveZero,
  isBoolean,
  isNumberOrNull,
  isText,
  isTextOrNull,
  isTexts,
  readDataset,
  readDatasetValue,
  readExactly,
  readPart,
  refuse,
  type Shape,
} from './read-part.ts';
import { readPlaceMarket } from './read-place-market.ts';

const subject: Shape<Omit<MarketContext['subject'], 'own_defaults'>> = {
  analysis_id: isText,
  title: isText,
  listing_url: isTextOrNull,
  documents: isTexts,
};
const ownDefaults: Shape<OwnDefaultsNote> = { saved_on: isText, names: isTexts };
const place: Shape<MarketContext['place']> = {
  municipality_code: isTextOrNull,
  prefecture: isTextOrNull,
  prefecture_en: isTextOrNull,
  municipality: isTextOrNull,
  municipality_en: isTextOrNull,
  latitude: isNumberOrNull,
  longitude: isNumberOrNull,
};
const exchangeRate: Shape<Omit<ExchangeRate, 'dataset'>> = {
  jpy_per_usd: isAboveZero,
  date: isText,
  source: isText,
  illustrative: isBoolean,
};

function readExchangeRate(value: unknown, field: string): ExchangeRate {
  if (!isRecord(value)) return refuse(field, value);
  const { dataset: source, ...rate } = value;
  const read = readExactly(rate, exchangeRate, field);
  return source === undefined ? read : { ...read, dataset: readDataset(source, `${field}.dataset`) };
}

function readAbout(value: unknown): MarketContext['subject'] {
  const about = readPart(value, subject, 'context.subject');
  const own = isRecord(value) ? value.own_defaults : undefined;
  return own === undefined ? about : { ...about, own_defaults: readPart(own, ownDefaults, 'context.subject.own_defaults') };
}

/**
 * Checks what was gathered about place, population, market and exchange rate, and takes what the engine uses of it, as plain JSON.
 * Throws `invalid_fact` naming the part that is wrong.
 */
export function readContext(context: unknown): MarketContext {
  if (!isRecord(context)) return refuse('context', context);
  const population = context.population;
  if (population !== null && !isRecord(population)) return refuse('context.population', population);
  return {
    subject: readAbout(context.subject),
    place: readPart(context.place, place, 'context.place'),
    population: population && {
      latest: readDatasetValue(population.latest, 'context.population.latest'),
      projected_2050: readDatasetValue(population.projected_2050, 'context.population.projected_2050'),
    },
    exchange_rate: readExchangeRate(context.exchange_rate, 'context.exchange_rate'),
    ...(context.market === undefined ? {} : { market: readPlaceMarket(context.market, 'context.market') }),
  };
}
