import { furtherSynonyms } from './further-output-synonyms.ts';
import { sameResult } from './output-synonyms.ts';
import type { Outputs } from './vector.ts';

const rows = [...sameResult, ...furtherSynonyms];

const lookUp = (outputs: Outputs, key: string): unknown => {
  if (outputs[key] !== undefined) return outputs[key];
  for (const names of rows) if (names.includes(key)) for (const name of names) if (outputs[name] !== undefined) return outputs[name];
  return undefined;
};

const times = (value: unknown, factor: number): unknown => {
  if (typeof value === 'number') return Number((value * factor).toPrecision(15));
  return Array.isArray(value) ? value.map((entry) => times(entry, factor)) : undefined;
};
const timesHundred = (value: unknown) => times(value, 100);

/** Units that the end of an expected key states, other than the reader's own. */
const units: readonly (readonly [RegExp, number])[] = [
  [/_man(_en|_yen)?$/, 1 / 10_000],
  [/_(oku|oku_yen)$/, 1 / 100_000_000],
  [/_(thousand|thousand_yen)$/, 1 / 1_000],
  [/_(bp|bps)$/, 10_000],
];

/** Ways to say that a price or fee has consumption tax in it. */
const taxWords: readonly (readonly [RegExp, string])[] = [
  [/_(with|incl|including)_(consumption_)?tax$|_tax_(included|inclusive|incl|in)$/, '_inc_tax'],
  [/_(without|excl|excluding|before)_(consumption_)?tax$|_tax_(excluded|exclusive|excl|ex)$/, '_ex_tax'],
];

/** Greatest K (debt service over loan) that is still read as a ratio: above it the example prints percent. */
const highestConstant = 0.5;

/**
 * What a reader worked out for an expected key: under that name, a synonym of its family, or in percent where the key says so.
 * The unit of `k_pct`, which examples print both ways, is told by the size of the figure.
 */
export function answerFor(key: string, outputs: Outputs, expected: unknown): unknown {
  if (key === 'k_pct' && typeof expected === 'number' && expected > highestConstant) return timesHundred(lookUp(outputs, key));
  const direct = lookUp(outputs, key);
  if (direct !== undefined) return direct;
  // Floor area and coverage ratios are percent by their nature.
  if (/(far|bcr|coverage)(_used|_allowed)?_(pct|percent)$/.test(key)) return lookUp(outputs, key.replace(/_(pct|percent)$/, ''));
  const worded = taxWords.find(([words]) => words.test(key));
  if (worded) return answerFor(key.replace(worded[0], worded[1]), outputs, expected);
  if (/_(pct|percent)$/.test(key)) return timesHundred(lookUp(outputs, key.replace(/_(pct|percent)$/, '')));
  if (/_(yen|jpy|sqm|m2)$/.test(key)) return lookUp(outputs, key.replace(/_(yen|jpy|sqm|m2)$/, ''));
  const unit = units.find(([ending]) => ending.test(key));
  if (unit) return times(lookUp(outputs, key.replace(unit[0], '')), unit[1]);
  return undefined;
}

const isPart = (value: unknown): value is Outputs => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first reader's answer; where an example prints results in named parts (`land: { tax }`), each by its name with that of the part. */
export function firstAnswer(key: string, outputs: readonly Outputs[], expected: unknown): unknown {
  for (const known of outputs) {
    const answer = answerFor(key, known, expected);
    if (answer !== undefined && (!isPart(expected) || isPart(answer))) return answer;
  }
  if (!isPart(expected)) return undefined;
  const parts = Object.entries(expected).map(([name, value]) => [
    name,
    firstAnswer(`${key}_${name}`, outputs, value) ?? firstAnswer(name, outputs, value),
  ]);
  return parts.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(parts);
}
