import { readFileSync } from 'node:fs';
import { type ReadingName, readingNames } from './reading-names.ts';

/** A label of listing sites, auction pages, flyers and rolls: a line of `labels.tsv`. */
export interface ListedLabel {
  meaning: ReadingName;
  /** As printed, without spaces; spelling variants fold in `labelKey`. */
  label: string;
  /** `weak` where it means that only when nothing stronger speaks; an empty cell is strong. */
  strength: 'strong' | 'weak';
  language: 'ja' | 'en';
  /** The first kept case in which it stands; the commit that holds all cases where only others do; null where no case shows it. */
  seen: string | null;
}

const columns = 'meaning\tlabel\tstrength\tlanguage\tseen';

function labelIn(line: string): ListedLabel {
  const [meaning, label, strength, language, seen, ...further] = line.split('\t');
  const name = readingNames.find((known) => known === meaning);
  if (
    name === undefined ||
    !label ||
    /\s/.test(label) ||
    (strength !== '' && strength !== 'weak') ||
    (language !== 'ja' && language !== 'en') ||
    !seen ||
    further.length > 0
  )
    throw new Error(`labels.tsv has a line that is not ${columns.replaceAll('\t', ', ')}: ${line}`);
  return { meaning: name, label, strength: strength === '' ? 'strong' : strength, language, seen: seen === '-' ? null : seen };
}

/** The lines of a table of labels, in order: the first line of a label decides what it means. Throws on a line of another form. */
export function labelsIn(table: string): ListedLabel[] {
  const [head, ...lines] = table.trimEnd().split('\n');
  if (head !== columns) throw new Error(`labels.tsv begins with another line than ${columns.replaceAll('\t', ', ')}`);
  return lines.map(labelIn);
}

/** Every label of `labels.tsv`. */
export function listedLabels(): ListedLabel[] {
  return labelsIn(readFileSync(new URL('./labels.tsv', import.meta.url), 'utf8'));
}
