import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../cases/pictured/layouts/', import.meta.url);
const head = /^<!-- layout ([a-z0-9-]+) -->\n/m;

/** Takes a set of layouts apart: a line `<!-- layout NAME -->` stands before the page of each. @throws SyntaxError where none comes first */
export function layoutsOfSet(text: string): [name: string, page: string][] {
  const [before, ...parts] = text.split(head);
  if (before !== '' || parts.length === 0) throw new SyntaxError('A set of layouts begins with the name of its first one');
  return Array.from({ length: parts.length / 2 }, (_, index) => [parts[2 * index] ?? '', parts[2 * index + 1] ?? '']);
}

/** The stored sets, `keptOut` of `layoutSets` in `kept-out.html`, each with its layouts in order. */
export function storedSets(): Map<string, [name: string, page: string][]> {
  const sets = readdirSync(folder).map((file) => file.replace(/\.html$/, ''));
  return new Map(sets.toSorted().map((set) => [set, layoutsOfSet(readFileSync(new URL(`${set}.html`, folder), 'utf8'))]));
}

/** Pages of all layouts, by name. */
export function layoutPages(): Map<string, string> {
  return new Map([...storedSets().values()].flat());
}
