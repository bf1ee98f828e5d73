import { ServiceFailure } from './fetch-json.ts';

/** An object of JSON. */
export type JsonRecord = Record<string, unknown>;

export const isRecord = (value: unknown): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer had another shape than its documentation says. */
export function otherShape(): never {
  throw new ServiceFailure('its answer does not have the documented shape');
}

/** The object under a name. */
export function recordAt(value: unknown, name: string): JsonRecord {
  const found = isRecord(value) ? value[name] : undefined;
  return isRecord(found) ? found : otherShape();
}

/** The list under a name, each entry an object. */
export function recordsAt(value: unknown, name: string): JsonRecord[] {
  const found = isRecord(value) ? value[name] : undefined;
  return Array.isArray(found) && found.every(isRecord) ? found : otherShape();
}

/** A text, or a number as text; empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** A number that is printed with commas and a unit, `560,000(円/㎡)`; null where there is none above zero. */
export function amountOf(value: unknown): number | null {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(textOf(value).normalize('NFKC'))?.[0];
  const number = digits === undefined ? Number.NaN : Number(digits.replaceAll(',', ''));
  return Number.isFinite(number) && number > 0 ? number : null;
}
