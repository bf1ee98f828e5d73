import type { Goldens } from './golden-files.ts';

/** A line that differs: of which case and field, and what is behind them before and after; null where it was or is not there. */
export interface GoldenChange {
  case: string;
  field: string;
  before: string | null;
  after: string | null;
}

/** Lines by case and field; several lines of one field, such as conflicts, together. */
function byField(goldens: Goldens): Map<string, string> {
  const lines = new Map<string, string>();
  for (const [file, text] of goldens)
    for (const line of text.split('\n').filter((each) => each !== '')) {
      const [name, field, ...rest] = line.split('\t');
      const key = `${file}/${name}\t${field}`;
      const before = lines.get(key);
      lines.set(key, before === undefined ? rest.join('\t') : `${before}\n${rest.join('\t')}`);
    }
  return lines;
}

/** What differs between two sets of goldens, by field and then by case. */
export function goldenChanges(before: Goldens, after: Goldens): GoldenChange[] {
  const [old, now] = [byField(before), byField(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map((key): GoldenChange => {
      const [name = '', field = ''] = key.split('\t');
      return { case: name, field, before: old.get(key) ?? null, after: now.get(key) ?? null };
    })
    .toSorted((a, b) => (a.field === b.field ? (a.case < b.case ? -1 : 1) : a.field < b.field ? -1 : 1));
}

const shown = (text: string | null): string =>
  text === null
    ? 'nothing'
    : text
        .split('\t')
        .filter((part) => part !== '')
        .join(' | ');

/** Changes as text: each field with the number of its cases, then what each case said before and says now. */
export function changesText(changes: readonly GoldenChange[]): string {
  const fields = [...new Set(changes.map(({ field }) => field))];
  return fields
    .flatMap((field) => {
      const own = changes.filter((change) => change.field === field);
      return [
        `${field}: ${own.length} ${own.length === 1 ? 'case' : 'cases'}`,
        ...own.map((change) => `  ${change.case}\n    before ${shown(change.before)}\n    now    ${shown(change.after)}`),
      ];
    })
    .join('\n');
}
