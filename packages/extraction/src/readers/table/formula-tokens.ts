/** One piece of a formula. A sheet stands in front of a place of another sheet: `設定!$B$2`, `'R8 10'!A1:B3`. */
export type Token =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'flag'; value: boolean }
  | { kind: 'call'; name: string }
  | { kind: 'cell' | 'range'; sheet: string | null; place: string }
  | { kind: 'mark'; mark: string };

const sheet = `(?:(?:'(?<quoted>[^']+)'|(?<plain>[\\p{L}\\p{N}_.]+))!)?`;
const cell = '\\$?[A-Z]{1,3}\\$?\\d+';
const column = '\\$?[A-Z]{1,3}';
const pattern = new RegExp(
  `\\s*(?:(?<call>[A-Z][A-Z.]*)\\(|"(?<text>(?:[^"]|"")*)"|${sheet}(?:(?<range>${cell}:${cell}|${column}:${column})|(?<cell>${cell}))(?![\\p{L}(])|(?<flag>TRUE|FALSE)(?![\\p{L}\\d(])|(?<number>\\d+(?:\\.\\d+)?%?)|(?<mark><>|<=|>=|[-+*/(),<>=&^]))`,
  'iuy',
);

/** The pieces of a formula in order, or null where one is not known. */
export function tokensOf(formula: string): Token[] | null {
  const reader = new RegExp(pattern.source, 'iuy');
  const tokens: Token[] = [];
  while (reader.lastIndex < formula.trimEnd().length) {
    const groups = reader.exec(formula)?.groups;
    if (!groups || tokens.length > 500) return null;
    const of = groups.quoted ?? groups.plain ?? null;
    if (groups.call !== undefined) tokens.push({ kind: 'call', name: groups.call.toUpperCase() });
    else if (groups.text !== undefined) tokens.push({ kind: 'text', value: groups.text.replaceAll('""', '"') });
    else if (groups.flag !== undefined) tokens.push({ kind: 'flag', value: groups.flag.toUpperCase() === 'TRUE' });
    else if (groups.range !== undefined) tokens.push({ kind: 'range', sheet: of, place: groups.range.replaceAll('$', '') });
    else if (groups.cell !== undefined) tokens.push({ kind: 'cell', sheet: of, place: groups.cell.replaceAll('$', '') });
    else if (groups.number !== undefined)
      tokens.push({
        kind: 'number',
        value: groups.number.endsWith('%') ? Number(groups.number.slice(0, -1)) / 100 : Number(groups.number),
      });
    else tokens.push({ kind: 'mark', mark: groups.mark ?? '' });
  }
  return tokens;
}
