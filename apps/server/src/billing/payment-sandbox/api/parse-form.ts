import { invalid } from '../stripe-problem.ts';

export type FormValue = string | FormValue[] | { [name: string]: FormValue };

const pairsAtMost = 500;
const depthAtMost = 6;
const isIndex = /^\d{1,3}$/;

/** The nested value that a form-encoded text stands for: `a[b][0]=x` is `{a: {b: ['x']}}`. */
export function parseForm(text: string): Record<string, FormValue> {
  const top = new Map<string, unknown>();
  const pairs = [...new URLSearchParams(text)];
  if (pairs.length > pairsAtMost) throw invalid('The request has too many parameters.');
  for (const [name, value] of pairs) {
    // The database takes neither, and nobody types them.
    if (/\0/.test(name + value) || !(name + value).isWellFormed()) throw invalid('The request holds characters that are not text.');
    place(top, partsOf(name), value, name);
  }
  return Object.fromEntries([...top].map(([name, value]) => [name, toValue(value)]));
}

function partsOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (match === null) throw invalid(`Invalid name of a parameter: ${name.slice(0, 100)}`);
  const [, first = '', rest = ''] = match;
  const parts = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
  if (parts.length > depthAtMost) throw invalid(`The parameter is nested too deeply: ${name.slice(0, 100)}`);
  return parts;
}

function place(into: Map<string, unknown>, [part = '', ...rest]: string[], value: string, name: string): void {
  const key = part === '' ? String(into.size) : part;
  const there = into.get(key);
  if (rest.length === 0) {
    if (there instanceof Map) throw invalid(`The parameter is given in two ways: ${name}`);
    into.set(key, value);
    return;
  }
  if (typeof there === 'string') throw invalid(`The parameter is given in two ways: ${name}`);
  const inner = there instanceof Map ? (there as Map<string, unknown>) : new Map<string, unknown>();
  into.set(key, inner);
  place(inner, rest, value, name);
}

function toValue(value: unknown): FormValue {
  if (!(value instanceof Map)) return String(value);
  const entries = [...(value as Map<string, unknown>)].map(([name, inner]) => [name, toValue(inner)] as const);
  if (entries.length > 0 && entries.every(([name]) => isIndex.test(name)))
    return entries.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, inner]) => inner);
  return Object.fromEntries(entries);
}
