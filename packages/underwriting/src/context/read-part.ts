import { UnderwritingError } from '../errors.ts';
import { isRecord, shown } from '../facts/check-shape.ts';
import type { DatasetReference, DatasetValue } from './dataset.ts';

/** Says whether a value of a stored context is of the type. */
export type Fits<Value> = (value: unknown) => value is Value;
/** A test for each entry of a part. */
export type Shape<Part> = { readonly [Name in keyof Part]: Fits<Part[Name]> };

export const isText: Fits<string> = (value) => typeof value === 'string';
export const isTextOrNull: Fits<string | null> = (value) => value === null || isText(value);
export const isNumber: Fits<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);
export const isNumberOrNull: Fits<number | null> = (value) => value === null || isNumber(value);
export const isCount: Fits<number> = (value): value is number => isNumber(value) && value >= 0;
export const isAboveZero: Fits<number> = (value): value is number => isNumber(value) && value > 0;
export const isBoolean: Fits<boolean> = (value) => typeof value === 'boolean';
/** One of a list of words. */
export const isOneOf =
  <Word extends string>(...words: readonly Word[]): Fits<Word> =>
  (value): value is Word =>
    words.some((word) => word === value);
export const isTexts: Fits<string[]> = (value): value is string[] => Array.isArray(value) && value.every(isText);

/** Throws `invalid_fact` for a part of the context that is not what the engine needs. */
export function refuse(field: string, value: unknown): never {
  throw new UnderwritingError(
    'invalid_fact',
    `${field} is ${shown(value)}, which is not what the engine needs to know about the place and the day.`,
    field,
  );
}

/** The part with its known entries alone, each checked: what it holds beside them is not the engine's. */
export function readPart<Part extends object>(value: unknown, shape: Shape<Part>, field: string): Part {
  if (!isRecord(value)) return refuse(field, value);
  const entries = Object.entries<Fits<unknown>>(shape).map(([name, fits]) => {
    if (!fits(value[name])) refuse(`${field}.${name}`, value[name]);
    return [name, value[name]];
  });
  // Every entry of the shape was checked by the test that stands for its type.
  return Object.fromEntries(entries) as Part;
}

/** As {@link readPart}, for parts that the report shows as they are: what they hold besides would be lost unseen. */
export function readExactly<Part extends object>(value: unknown, shape: Shape<Part>, field: string): Part {
  const read = readPart(value, shape, field);
  const other = Object.keys(value as object).find((name) => !Object.hasOwn(shape, name));
  if (other !== undefined)
    throw new UnderwritingError('invalid_fact', `${field} has an entry "${other}", which the report has no place for.`, field);
  return read;
}

const dataset: Shape<DatasetReference> = { id: isText, title: isText, vintage: isText, licence: isText, source: isText, url: isTextOrNull };

/** A dataset as the report cites it: with these entries and no other. */
export function readDataset(value: unknown, field: string): DatasetReference {
  return readExactly(value, dataset, field);
}

/** A value with its dataset and row. */
export function readDatasetValue(value: unknown, field: string): DatasetValue {
  if (!isRecord(value)) return refuse(field, value);
  return {
    ...readPart(value, { value: isCount, row: isText }, field),
    dataset: readDataset(value.dataset, `${field}.dataset`),
  };
}
