import type { AssumptionOverrides, ScenarioInputs } from '@rimawari/underwriting';

/**
 * A scenario as a short text for addresses and messages: `1,price_jpy:21800000,loan_rate:2.4,owner:company`. The number at its head is the
 * version of the form.
 */
const version = '1';
const longest = 1000;
const mostEntries = 40;
const name = /^[a-z][a-z0-9_]{1,39}$/;
const number = /^-?\d{1,13}(?:\.\d{1,6})?$/;
const priceName = 'price_jpy';

/** Empty where the scenario changes nothing. Of a value with its reason the value is written. */
export function labText({
  price_jpy: price,
  assumptions = {},
}: {
  price_jpy?: number | undefined;
  assumptions?: object | undefined;
}): string {
  const entries = Object.entries(assumptions).map(([key, value]: [string, unknown]): [string, string] => [
    key,
    String(typeof value === 'object' && value !== null && 'value' in value ? value.value : value),
  ]);
  const all = [...(price === undefined ? [] : [[priceName, String(price)]]), ...entries];
  return all.length === 0 ? '' : [version, ...all.map(([key, value]) => `${key}:${value}`)].join(',');
}

/** What a text says; null where it has not exactly this form. Whether such names and values can be is the engine's to say. */
export function readLabText(text: unknown): ScenarioInputs | null {
  if (typeof text !== 'string' || text.length > longest) return null;
  if (text === '') return {};
  const [first, ...parts] = text.split(',');
  if (first !== version || parts.length === 0 || parts.length > mostEntries) return null;
  const read = new Map<string, number | string>();
  for (const part of parts) {
    const [key = '', value = '', ...rest] = part.split(':');
    const isNumber = number.test(value);
    if (rest.length > 0 || !name.test(key) || read.has(key) || !(isNumber || name.test(value))) return null;
    read.set(key, isNumber ? Number(value) : value);
  }
  const price = read.get(priceName);
  read.delete(priceName);
  if (typeof price === 'string') return null;
  return {
    ...(price !== undefined && { price_jpy: price }),
    ...(read.size > 0 && { assumptions: Object.fromEntries(read) as AssumptionOverrides }),
  };
}
