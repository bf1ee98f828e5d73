import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * What readers know is spelled once, in the lexicon: a term that other files spell again is known twice, and will differ.
 * Patterns that are too long to be read are lists, and lists have names.
 */
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const source = 'packages/extraction/src';
const longest = 200;

/**
 * Patterns that still spell a term of the lexicon, by file. This list only shrinks: a file with fewer is to be changed here too.
 */
const spelledAgain: Readonly<Record<string, number>> = {
  'facts/income/columns-of-state.ts': 1,
  'facts/roll-tables/roll-columns.ts': 1,
  'facts/unlabelled/building-name.ts': 1,
  'facts/unlabelled/headlines.ts': 1,
  'facts/unlabelled/read-sentences.ts': 2,
  'normalise/occupancy.ts': 1,
  'readers/picture/expected-value.ts': 1,
  'vocabulary/value-forms.ts': 2,
};

/** Patterns of more than {@link longest} characters, by file. This list only shrinks. */
const tooLong: Readonly<Record<string, number>> = {
  'facts/income/rents-of-master-lease.ts': 1,
  'facts/income/state-of-income.ts': 1,
  'facts/roll-tables/payment-months.ts': 1,
  'facts/roll-tables/roll-cells.ts': 1,
  'facts/rolls/roll-rows.ts': 1,
  'facts/unlabelled/price-in-line.ts': 1,
  'facts/unlabelled/read-english-sentences.ts': 1,
  'readers/table/formula-tokens.ts': 1,
};

interface Node {
  type?: string;
  regex?: { pattern: string };
  tag?: { name?: string; object?: { name?: string } };
  quasi?: { quasis: { value: { raw: string } }[] };
  quasis?: { value: { raw: string } }[];
  callee?: { name?: string };
  arguments?: Node[];
  value?: unknown;
}

const piecesOf = (quasis: readonly { value: { raw: string } }[] = []): string => quasis.map(({ value }) => value.raw).join('…');

/** What the patterns of a file spell themselves: literals, composed patterns without their terms, texts that become patterns. */
function spelledIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const entry of node) visit(entry);
    else if (typeof node === 'object' && node !== null) {
      const { type, regex, tag, quasi, callee, arguments: given = [] } = node as Node;
      if (type === 'Literal' && regex) found.push(regex.pattern);
      if (type === 'TaggedTemplateExpression' && ['composed', 'String'].includes(tag?.name ?? tag?.object?.name ?? ''))
        found.push(piecesOf(quasi?.quasis));
      if (type === 'NewExpression' && callee?.name === 'RegExp') {
        const [first] = given;
        if (first?.type === 'TemplateLiteral') found.push(piecesOf(first.quasis));
        if (typeof first?.value === 'string') found.push(first.value);
      }
      for (const entry of Object.values(node)) visit(entry);
    }
  };
  visit(parseAst(text, { lang: 'ts' }));
  return found;
}

const filesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.ts$|\/(?:testing|bench)\//.test(file))
    .sort();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Ways to spell terms: each whole pattern between the borders of a group, and each of its alternatives that is a word of three letters or more. */
async function spellings(): Promise<RegExp[]> {
  const found = new Set<string>();
  for (const file of filesIn(`${source}/lexicon/*.ts`))
    for (const value of Object.values((await import(join(root, file))) as Record<string, { pattern?: RegExp; id?: string } | null>))
      if (value?.id !== undefined && value.pattern instanceof RegExp) {
        const { source: whole } = value.pattern;
        found.add(whole.includes('|') ? `(?<=^|[|(:=!])${escaped(whole)}(?=$|[|)])` : escaped(whole));
        for (const word of whole.split('|'))
          if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,}$/u.test(word)) found.add(word);
      }
  return [...found].map((spelling) => new RegExp(spelling));
}

const terms = await spellings();
const spells = (pattern: string): boolean => terms.some((term) => term.test(pattern));

/** How many patterns of each file are of a kind; files without any are left out. */
function counted(is: (pattern: string) => boolean, files: readonly string[]): Record<string, number> {
  const counts = files.map(
    (file) => [file.slice(source.length + 1), spelledIn(readFileSync(join(root, file), 'utf8')).filter(is).length] as const,
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

describe('patterns of extraction', () => {
  const everywhere = filesIn(`${source}/**/*.ts`);
  const users = everywhere.filter((file) => !file.startsWith(`${source}/lexicon/`));

  it('take words of the lexicon from there', () => {
    expect(users.length).toBeGreaterThan(300);
    expect(terms.length).toBeGreaterThan(30);
    expect(counted(spells, users)).toEqual(spelledAgain);
  });

  it('are no longer than a line', () => {
    expect(counted((pattern) => pattern.length > longest, everywhere)).toEqual(tooLong);
  });

  it('are known when they spell a term or are too long', () => {
    const planted = [
      "const found = /^(?:満室|即入居)$/.test('');",
      'const found = composed`^(?:一部|満室)$`;',
      "const found = new RegExp('満室');",
      'const found = new RegExp(`^現在満室`);',
      'const part = String.raw`満室\\s*`;',
      'const found = /所有権|通行権/;',
      'const found = /(?:有限会社)$/;',
    ];
    for (const text of planted) expect([text, spelledIn(text).some(spells)]).toEqual([text, true]);
    expect(spelledIn('const found = composed`^(?:満|即入居)$`;').some(spells)).toBe(false);
    expect(spelledIn(`const found = /${'あ'.repeat(longest + 1)}/;`).map(({ length }) => length > longest)).toEqual([true]);
  });
});
