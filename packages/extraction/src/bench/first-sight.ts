import type { LabelKnown } from '../facts/confidence-table.ts';
import type { FileScore } from './score.ts';

/** One value of a case at its first reading, before a rule was changed for it: how it was found, and whether it was right. */
export interface SightedValue {
  case: string;
  field: string;
  form: string;
  known: LabelKnown;
  weak: boolean;
  places: number;
  right: boolean;
}

const columns = ['case', 'field', 'form', 'known', 'weak', 'places', 'right'] as const;

/** Lines of a table of first readings. */
export function sightedLines(files: readonly FileScore[]): string {
  const values = files.flatMap(({ file, sureness }) =>
    sureness.flatMap(({ field, means, right }): SightedValue[] => {
      if (means === null || means.unsure) return [];
      const { form, known, weak, places } = means;
      return [{ case: file, field, form, known, weak, places, right }];
    }),
  );
  return values.map((value) => `${columns.map((column) => String(value[column])).join('\t')}\n`).join('');
}

/** Reads such a table, as it stands in `cases/first-sight.tsv`. Throws where a line is not one of it. */
export function sightedValues(table: string): SightedValue[] {
  return table
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name, field, form, known, weak, places, right, ...rest] = line.split('\t');
      if (name === undefined || field === undefined || form === undefined || !isKnown(known) || right === undefined || rest.length > 0)
        throw new Error(`Not a line of first readings: ${line}`);
      return { case: name, field, form, known, weak: weak === 'true', places: Number(places), right: right === 'true' };
    });
}

function isKnown(word: string | undefined): word is LabelKnown {
  return word === 'listed' || word === 'likely' || word === 'form' || word === 'none';
}
