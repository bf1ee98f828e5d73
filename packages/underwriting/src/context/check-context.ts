import { UnderwritingError } from '../errors.ts';
import { isRecord, shown } from '../facts/check-shape.ts';

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown) => isNumber(value) && Number(value) >= 0;

type Shape = Readonly<Record<string, (value: unknown) => boolean>>;

const subject: Shape = {
  analysis_id: isText,
  title: isText,
  listing_url: isTextOrNull,
  documents: (value) => Array.isArray(value) && value.every(isText),
};
const place: Shape = {
  municipality_code: isTextOrNull,
  prefecture: isTextOrNull,
  prefecture_en: isTextOrNull,
  municipality: isTextOrNull,
  municipality_en: isTextOrNull,
};
const exchangeRate: Shape = {
  jpy_per_usd: (value) => isNumber(value) && Number(value) > 0,
  date: isText,
  source: isText,
  illustrative: (value) => typeof value === 'boolean',
};
const dataset: Shape = { id: isText, title: isText, vintage: isText, licence: isText, source: isText, url: isTextOrNull };

function refuse(field: string, value: unknown): never {
  throw new UnderwritingError(
    'invalid_fact',
    `${field} is ${shown(value)}, which is not what the engine needs to know about the place and the day.`,
    field,
  );
}

function check(value: unknown, shape: Shape, field: string): Record<string, unknown> {
  if (!isRecord(value)) return refuse(field, value);
  for (const [name, fits] of Object.entries(shape)) if (!fits(value[name])) refuse(`${field}.${name}`, value[name]);
  return value;
}

/** As {@link check}, for parts that go into the report as they are: a further entry would be no part of its schema. */
function checkExactly(value: unknown, shape: Shape, field: string): void {
  const further = Object.keys(check(value, shape, field)).find((name) => !Object.hasOwn(shape, name));
  if (further !== undefined)
    throw new UnderwritingError('invalid_fact', `${field} has an entry "${further}", which the report has no place for.`, field);
}

/** Checks what was gathered about place, population and exchange rate. Throws `invalid_fact` naming the part that is wrong. */
export function checkContext(context: unknown): void {
  if (!isRecord(context)) refuse('context', context);
  check(context.subject, subject, 'context.subject');
  check(context.place, place, 'context.place');
  checkExactly(context.exchange_rate, exchangeRate, 'context.exchange_rate');
  if (context.population === null) return;
  const population = check(context.population, {}, 'context.population');
  for (const name of ['latest', 'projected_2050']) {
    const field = `context.population.${name}`;
    const { dataset: source } = check(population[name], { value: isCount, row: isText }, field);
    checkExactly(source, dataset, `${field}.dataset`);
  }
}
