import type { LabelKnown } from '../facts/confidence-table.ts';
import type { FileScore } from './score.ts';

/** The confidence is fitted on one half of the cases and reported on the other. */
export type Half = 'fitted' | 'other';

/** One value of a case at its first reading, before a rule was changed for it: how it was found, and whether it was right. */
export interface SightedValue {
  half: Half;
  /** Kind of the input, as its truth says. */
  kind: string;
  field: string;
  form: string;
  known: LabelKnown;
  weak: boolean;
  places: number;
  right: boolean;
}

/** First readings of all cases that were ever read so, the removed ones with them. */
export interface FirstSights {
  /** Cases in each half. */
  cases: Record<Half, number>;
  values: SightedValue[];
}

const head = 'half\tkind\tfield\tform\tlabel\tweak\tplaces\tright\twrong';

/** Cases are halved by their names, so that a new batch does not move those before it. */
export function halfOf(name: string): Half {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (hash >>> 7) % 2 === 0 ? 'fitted' : 'other';
}

/** The first readings with those of a run of the bench added. */
export function withFirstSights({ cases, values }: FirstSights, files: readonly FileScore[]): FirstSights {
  const sighted = files.map(({ file, kind, sureness }) => ({
    half: halfOf(file),
    values: sureness.flatMap(({ field, means, right }): SightedValue[] => {
      if (means === null || means.unsure) return [];
      const { form, known, weak, places } = means;
      return [{ half: halfOf(file), kind, field, form, known, weak, places, right }];
    }),
  }));
  const added = (half: Half): number => sighted.filter((one) => one.half === half && one.values.length > 0).length;
  return {
    cases: { fitted: cases.fitted + added('fitted'), other: cases.other + added('other') },
    values: [...values, ...sighted.flatMap((one) => one.values)],
  };
}

/** First readings as they stand in `cases/first-sight.tsv`: one line for all values that were found alike, with how many were right and wrong. */
export function firstSightText({ cases, values }: FirstSights): string {
  const counts = new Map<string, [right: number, wrong: number]>();
  for (const { half, kind, field, form, known, weak, places, right } of values) {
    const key = [half, kind, field, form, known, weak, places].join('\t');
    const [rightOnes, wrongOnes] = counts.get(key) ?? [0, 0];
    counts.set(key, right ? [rightOnes + 1, wrongOnes] : [rightOnes, wrongOnes + 1]);
  }
  const lines = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, [right, wrong]]) => `${key}\t${right}\t${wrong}`);
  return `cases\t${cases.fitted}\t${cases.other}\n${head}\n${lines.join('\n')}\n`;
}

const count = /^\d+$/;

/** Reads such a table into its values. Throws where a line is not one of it. */
export function firstSightsIn(table: string): FirstSights {
  const [first = '', second, ...lines] = table.trimEnd().split('\n');
  const [name, fitted, other] = first.split('\t');
  if (name !== 'cases' || second !== head) throw new Error('Not a table of first readings');
  const values = lines.flatMap((line): SightedValue[] => {
    const [half, kind, field, form, known, weak, places, right, wrong, ...rest] = line.split('\t');
    if (
      (half !== 'fitted' && half !== 'other') ||
      kind === undefined ||
      field === undefined ||
      form === undefined ||
      !isKnown(known) ||
      !count.test(right ?? '') ||
      !count.test(wrong ?? '') ||
      rest.length > 0
    )
      throw new Error(`Not a line of first readings: ${line}`);
    const value: Omit<SightedValue, 'right'> = { half, kind, field, form, known, weak: weak === 'true', places: Number(places) };
    const times = (many: number, isRight: boolean): SightedValue[] => Array.from({ length: many }, () => ({ ...value, right: isRight }));
    return [...times(Number(right), true), ...times(Number(wrong), false)];
  });
  return { cases: { fitted: Number(fitted), other: Number(other) }, values };
}

function isKnown(word: string | undefined): word is LabelKnown {
  return word === 'listed' || word === 'likely' || word === 'form' || word === 'none';
}
