import { UnderwritingError } from '../errors.ts';
import { isRecord, shown } from '../facts/check-shape.ts';
import type { DatasetReference, DatasetValue, ExchangeRate, MarketContext } from './market-context.ts';

type Fits<Value> = (value: unknown) => value is Value;
type Shape<Part> = { readonly [Name in keyof Part]: Fits<Part[Name]> };

const isText: Fits<string> = (value) => typeof value === 'string';
const isTextOrNull: Fits<string | null> = (value) => value === null || isText(value);
const isNumber: Fits<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);
const isNumberOrNull: Fits<number | null> = (value) => value === null || isNumber(value);
const isCount: Fits<number> = (value): value is number => isNumber(value) && value >= 0;
const isAboveZero: Fits<number> = (value): value is number => isNumber(value) && value > 0;
const isBoolean: Fits<boolean> = (value) => typeof value === 'boolean';
const isTexts: Fits<string[]> = (value): value is string[] => Array.isArray(value) && value.every(isText);

const subject: Shape<MarketContext['subject']> = {
  analysis_id: isText,
  title: isText,
  listing_url: isTextOrNull,
  documents: isTexts,
};
const place: Shape<MarketContext['place']> = {
  municipality_code: isTextOrNull,
  prefecture: isTextOrNull,
  prefecture_en: isTextOrNull,
  municipality: isTextOrNull,
  municipality_en: isTextOrNull,
  latitude: isNumberOrNull,
  longitude: isNumberOrNull,
};
const dataset: Shape<DatasetReference> = { id: isText, title: isText, vintage: isText, licence: isText, source: isText, url: isTextOrNull };
const exchangeRate: Shape<Omit<ExchangeRate, 'dataset'>> = {
  jpy_per_usd: isAboveZero,
  date: isText,
  source: isText,
  illustrative: isBoolean,
};

function refuse(field: string, value: unknown): never {
  throw new UnderwritingError(
    'invalid_fact',
    `${field} is ${shown(value)}, which is not what the engine needs to know about the place and the day.`,
    field,
  );
}

/** The part with its known entries alone, each checked: what it holds beside them is not the engine's. */
function readPart<Part extends object>(value: unknown, shape: Shape<Part>, field: string): Part {
  if (!isRecord(value)) return refuse(field, value);
  const entries = Object.entries<Fits<unknown>>(shape).map(([name, fits]) => {
    if (!fits(value[name])) refuse(`${field}.${name}`, value[name]);
    return [name, value[name]];
  });
  // Every entry of the shape was checked by the test that stands for its type.
  return Object.fromEntries(entries) as Part;
}

/** As {@link readPart}, for parts that the report shows as they are: what they hold besides would be lost unseen. */
function readExactly<Part extends object>(value: unknown, shape: Shape<Part>, field: string): Part {
  const read = readPart(value, shape, field);
  const other = Object.keys(value as object).find((name) => !Object.hasOwn(shape, name));
  if (other !== undefined)
    throw new UnderwritingError('invalid_fact', `${field} has an entry "${other}", which the report has no place for.`, field);
  return read;
}

function readDatasetValue(value: unknown, field: string): DatasetValue {
  if (!isRecord(value)) return refuse(field, value);
  return {
    ...readPart(value, { value: isCount, row: isText }, field),
    dataset: readExactly(value.dataset, dataset, `${field}.dataset`),
  };
}

function readExchangeRate(value: unknown, field: string): ExchangeRate {
  if (!isRecord(value)) return refuse(field, value);
  const { dataset: source, ...rate } = value;
  const read = readExactly(rate, exchangeRate, field);
  return source === undefined ? read : { ...read, dataset: readExactly(source, dataset, `${field}.dataset`) };
}

/**
 * Checks what was gathered about place, population and exchange rate, and takes what the engine uses of it, as plain JSON.
 * Throws `invalid_fact` naming the part that is wrong.
 */
export function readContext(context: unknown): MarketContext {
  if (!isRecord(context)) return refuse('context', context);
  const population = context.population;
  if (population !== null && !isRecord(population)) return refuse('context.population', population);
  return {
    subject: readPart(context.subject, subject, 'context.subject'),
    place: readPart(context.place, place, 'context.place'),
    population: population && {
      latest: readDatasetValue(population.latest, 'context.population.latest'),
      projected_2050: readDatasetValue(population.projected_2050, 'context.population.projected_2050'),
    },
    exchange_rate: readExchangeRate(context.exchange_rate, 'context.exchange_rate'),
  };
}
