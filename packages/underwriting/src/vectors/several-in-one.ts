import { firstAnswer } from './output-names.ts';
import type { Inputs, Outputs } from './vector.ts';

const isRow = (value: unknown): value is Inputs => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown) => value === null || ['number', 'string', 'boolean'].includes(typeof value);

/** One example of several that stand in one vector: as rows (`cases: [{…}, {…}]`), or as lists side by side (`years: [2026, 2027]`). */
function single(inputs: Inputs, index: number, count: number): Inputs | undefined {
  const entries = Object.entries(inputs);
  const rows = entries.find(([, value]) => Array.isArray(value) && value.length === count && value.every(isRow));
  if (rows) {
    const [key, value] = rows;
    const rest = Object.fromEntries(entries.filter(([name]) => name !== key));
    return { ...rest, ...(value as Inputs[])[index] };
  }
  const lists = entries.filter(([, value]) => Array.isArray(value) && value.length === count && value.every(isPlain));
  if (lists.length === 0) return undefined;
  const one: Inputs = { ...inputs };
  for (const [key, value] of lists) {
    const entry = (value as unknown[])[index];
    one[key] = entry;
    // A list is named in the plural, and its entry may be asked for by the same word in the singular.
    if (/[^s]s$/.test(key)) one[key.slice(0, -1)] ??= entry;
  }
  return one;
}

const namesOf = (key: string) => [
  key,
  ...(/[^s]s$/.test(key) ? [key.slice(0, -1)] : []),
  ...(/[sx]es$/.test(key) ? [key.slice(0, -2)] : []),
];

/** Answers to a key that asks for a list, each worked out as an example of its own. Undefined where the inputs hold no such list. */
export function severalAnswers(
  key: string,
  expected: readonly unknown[],
  inputs: Inputs,
  work: (inputs: Inputs, expected: Record<string, unknown>) => readonly Outputs[],
): unknown[] | undefined {
  const answers: unknown[] = [];
  for (const [index, entry] of expected.entries()) {
    const one = single(inputs, index, expected.length);
    const outputs = one === undefined ? [] : work(one, isRow(entry) ? entry : { [key]: entry });
    // `taxes` asks for the tax of each.
    const answer = namesOf(key).reduce<unknown>((found, name) => found ?? firstAnswer(name, outputs, entry), undefined);
    if (answer === undefined) return undefined;
    answers.push(answer);
  }
  return answers;
}
