import { planKind } from '../../lexicon/layouts.ts';
import { composed } from '../../lexicon/pattern.ts';
import { knownLabels, meaningOf } from '../../vocabulary/labels.ts';

/** Whether one letter put in, left out or replaced makes one text of the other. */
export function differsByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let end = 0;
  while (end < a.length - from && end < b.length - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return Math.max(a.length, b.length) - from - end <= 1;
}

const byLength = new Map<number, string[]>();

function labelsOfLength(length: number): readonly string[] {
  if (byLength.size === 0) {
    for (const label of knownLabels()) {
      const list = byLength.get([...label].length) ?? [];
      list.push(label);
      byLength.set([...label].length, list);
    }
  }
  return byLength.get(length) ?? [];
}

/**
 * A text that is a known label but for one letter becomes that label, where only one label is so near and it has at
 * least three letters. Everything else stays as it was read.
 */
export function nearestLabel(text: string): string {
  const bare = text.replace(/\s+/g, '').replace(/^[|｜・*]+|[|｜・*]+$/g, '');
  const length = [...bare].length;
  if (length < 3 || length > 9 || /\d/.test(bare) || !/\p{Script=Han}/u.test(bare)) return text;
  if (meaningOf(bare) !== null) return bare;
  const near = [length - 1, length, length + 1]
    .flatMap(labelsOfLength)
    .filter((label) => [...label].length >= 3 && differsByOne(bare, label));
  const exact = near.filter((label) => [...label].length === length);
  const [only] = exact.length > 0 ? exact : near;
  return only !== undefined && (exact.length === 1 || (exact.length === 0 && near.length === 1)) ? only : text;
}

/** What a small bullet before a label became. */
const bulletBefore =
  /^[\d$'’)）·・.,●]{1,2}\s*((?![階戸年月分帖畳番号丁室台坪件棟区円万億日時人]|[LDKSR]{1,4}(?![a-z])|(?:storey|stories|floor|unit|apartment|room)s?\b)\p{L}\S*(?:\s?[(（][^()（）]*[)）])?)$/u;

/** A label without the bullet before it, which was read as a figure or a mark: `5専有面積`, `$所在階`. */
function withoutBullet(text: string): string {
  const label = bulletBefore.exec(text)?.[1];
  return label !== undefined && meaningOf(label) !== null ? label : text;
}

const plan = composed`^\d${planKind}$`;

/** What a line says as a label: as it was put together of both readings, or as the second reader alone saw it, where that alone is a label. */
export function labelOfEither(read: string, seen: string | undefined): string {
  const text = withoutBullet(read);
  // The plan of a flat that the second reader alone saw whole: `1和雄` for `1K`, `4DEK` for `4DK`.
  const isBrokenPlan = /^\d(?:[^\dA-Z]{1,3}|[A-Z]{2,5})$/.test(text) && !plan.test(text);
  if (seen !== undefined && plan.test(seen) && isBrokenPlan && seen[0] === text[0]) return seen;
  const own = nearestLabel(text);
  const isLabel = meaningOf(own.replace(/\s+/g, '')) !== null;
  if (isLabel || seen === undefined || [...seen].length < 2 || [...text.replace(/\s/g, '')].length > 9 || /\d/.test(text + seen))
    return own;
  return meaningOf(seen) !== null ? seen : own;
}
