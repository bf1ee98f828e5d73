import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCallSites } from 'node:util';
import { parseAst } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { root } from './source-files.ts';

/**
 * A pattern that can read one run of characters in several ways tries them all before it gives up, and a document that
 * holds such a run would keep the reader busy for hours. Every pattern of the rooms that read documents is tried on long
 * runs, from each place inside it, since what stands in front may be what a document says.
 */
const folders = ['packages/extraction/src', 'packages/underwriting/src/calendar', 'packages/underwriting/src/facts'];
const units =
  'a|A|1|あ|ア|漢| |　|-|,|.|(|・|/|Aa|Aa |Aa-|A-|A ’|1,|1.|1 |1万|1円 |あ |漢1|a b |AA-|1階|(a)|1年|年1月|&nbsp;|=a |<a|\'|"|\t|\n| \n|: |¥1'.split(
    '|',
  );
/** The same run longer and longer, so that a pattern whose time doubles with each character is known before it never ends. */
const lengths = [8, 12, 16, 20, 23, 26, 29, 32, 36, 40, 44, 48, 54, 60, 68, 76, 120];
const runs = units.flatMap((unit) => lengths.map((length) => `${unit.repeat(length).slice(0, length)}!`));
/** A pattern whose tries double with each character, on a run that it gives up after some hundred thousand of them. */
const slowPattern = /^(?:a|a)+$/;
const slowRunOfA = `${'a'.repeat(18)}!`;
/** How many times the time of that one a pattern may take: what gives up soon takes a ten thousandth. */
const mostTimes = 50;

interface Node {
  type?: string;
  regex?: { pattern: string; flags: string };
  tag?: { type: string; name?: string; object?: { name?: string }; property?: { name?: string } };
  quasi?: { quasis: { value: { raw: string } }[]; expressions: { type: string; name?: string }[] };
}

/** What composed patterns are made of, by name. */
const terms = new Map<string, string>();
for (const file of globSync('packages/extraction/src/lexicon/*.ts', { cwd: root }).filter((name) => !name.endsWith('.test.ts')))
  for (const [name, value] of Object.entries((await import(join(root, file))) as Record<string, RegExp | { pattern?: RegExp }>)) {
    const pattern = value instanceof RegExp ? value : value.pattern;
    if (pattern instanceof RegExp) terms.set(name, `(?:${pattern.source})`);
  }

/** A pattern composed of terms; null where a part is not a term, which is then tried as it is built. */
function composedIn({ tag, quasi }: Node): { pattern: string; flags: string } | null {
  if (quasi === undefined || (tag?.name ?? tag?.object?.name) !== 'composed') return null;
  const parts = quasi.expressions.map(({ name = '' }) => terms.get(name));
  if (parts.includes(undefined)) return null;
  return { pattern: quasi.quasis.map(({ value }, at) => value.raw + (parts[at] ?? '')).join(''), flags: tag?.property?.name ?? '' };
}

function patternsOf(file: string): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const entry of node) visit(entry);
    else if (typeof node === 'object' && node !== null) {
      const { type, regex } = node as Node;
      if (type === 'Literal' && regex) found.push(regex);
      if (type === 'TaggedTemplateExpression') found.push(...[composedIn(node as Node)].filter((pattern) => pattern !== null));
      for (const entry of Object.values(node)) visit(entry);
    }
  };
  visit(parseAst(readFileSync(join(root, file), 'utf8'), { lang: 'ts' }));
  return found;
}

/** A pattern from each of its parts on, with the brackets that are then missing; never from inside of a group that repeats. */
function tails({ pattern, flags }: { pattern: string; flags: string }): RegExp[] {
  const closed = pattern.replace(/\\.|\[(?:\\.|[^\]\\])*\]/g, (part) => '_'.repeat(part.length));
  return [...closed.matchAll(/_+|\(|\./g)].flatMap(({ index }) => {
    const rest = closed.slice(index);
    if ((rest.match(/[*+]|\{\d*,/g) ?? []).length < 2) return [];
    let open = 0;
    let missing = 0;
    for (const [at, sign] of [...rest].entries()) {
      if (sign === '(') open += 1;
      if (sign !== ')') continue;
      if (open > 0) open -= 1;
      else if (/^[*+{]/.test(rest.slice(at + 1))) return [];
      else missing += 1;
    }
    try {
      return [new RegExp(`${'(?:'.repeat(missing)}${pattern.slice(index)}`, `${flags.replace(/[gy]/g, '')}y`)];
    } catch {
      return [];
    }
  });
}

/** Processor time of one try, which other processes do not lengthen. */
function processorMilliseconds(pattern: RegExp, run: string): number {
  pattern.lastIndex = 0;
  const began = process.cpuUsage();
  pattern.test(run);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

const leastOfThree = (pattern: RegExp, run: string): number => Math.min(...[1, 2, 3].map(() => processorMilliseconds(pattern, run)));
/** Longer than this on this machine, a pattern is slow. */
const mostMilliseconds = mostTimes * leastOfThree(slowPattern, slowRunOfA);

/** Whether a pattern takes long: by the clock, which is soon read, and where that is long by the least of three tries in processor time. */
function takesLong(pattern: RegExp, run: string): boolean {
  pattern.lastIndex = 0;
  const began = performance.now();
  pattern.test(run);
  return performance.now() - began > mostMilliseconds && leastOfThree(pattern, run) > mostMilliseconds;
}

/** What was found of a pattern: many end in the same parts, and each of those is tried once. */
const tried = new Map<string, string | null>();

function slowRun(pattern: RegExp): string | null {
  const name = `${pattern}`;
  const known = tried.get(name);
  if (known !== undefined) return known;
  const found = runs.find((run) => takesLong(pattern, run)) ?? null;
  tried.set(name, found);
  return found;
}

const ownRooms = /packages\/(?:extraction|underwriting)\/src\/[\w/-]+\.ts/;
/** Of our own cases, as many as make every room of the reader build its patterns. */
const everyCase = 4;
/** Calls that are looked at above the one that builds a pattern. */
const deepest = 100;

/** The nearest file of our own rooms that is at work, from the places alone: to write each of many stacks out takes longer. */
function fileAtWork(): string | undefined {
  for (const { scriptName } of getCallSites(deepest)) {
    const file = ownRooms.exec(scriptName)?.[0];
    if (file !== undefined) return file;
  }
  return undefined;
}

/** The patterns that the readers put together while they are loaded and while they read our own cases, by the file that does. */
async function builtPatterns(): Promise<Map<string, Map<string, RegExp>>> {
  const built = new Map<string, Map<string, RegExp>>();
  const usual = globalThis.RegExp;
  const record = (made: RegExp): RegExp => {
    const file = fileAtWork();
    if (file !== undefined) built.set(file, (built.get(file) ?? new Map<string, RegExp>()).set(`${made.source}/${made.flags}`, made));
    return made;
  };
  vi.stubGlobal('RegExp', new Proxy(usual, { construct: (target, args: [string | RegExp, string?]) => record(new target(...args)) }));
  vi.resetModules();
  const { readSource } = await import('../../packages/extraction/src/readers/read-source.ts');
  const { extractFacts } = await import('../../packages/extraction/src/facts/extract-facts.ts');
  const { smallBook } = await import('../../packages/extraction/src/testing/small-book.ts');
  const { turnedAway } = await import('../../packages/extraction/src/vocabulary/turned-away.ts');
  // Asked of what a site answers in place of a page, before it is read.
  turnedAway('<p>a</p><script>b</script>');
  const { readCase } = await import('../../packages/extraction/src/bench/layers/read-case.ts');
  const { packedLayers } = await import('../../packages/extraction/src/bench/layers/layer-pack.ts');
  const folder = join(root, 'packages/extraction/cases/inputs');
  const files = globSync('**/*.{html,csv,tsv,xlsx,pdf}', { cwd: folder });
  for (const kind of readdirSync(folder)) for (const name of (await packedLayers(join(folder, kind))).keys()) files.push(join(kind, name));
  const inputs = [...new Set(files)].sort();
  for (const input of inputs.filter((_, index) => index % everyCase === 0)) {
    const reading = await readCase(folder, input, readSource);
    try {
      extractFacts([reading], { municipalities: smallBook, asOf: '2026-11-22' });
    } catch (error) {
      // A case that is to fail still builds its patterns.
      expect(error).toBeInstanceOf(Error);
    }
  }
  return built;
}

describe('patterns that are put together from parts', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('give up soon on long runs', async () => {
    const built = await builtPatterns();
    vi.unstubAllGlobals();
    const files = globSync(
      folders.map((folder) => `${folder}/**/*.ts`),
      { cwd: root },
    ).filter((file) => !/\.test\.ts$|\/(?:testing|bench)\//.test(file) && /new RegExp\(/.test(readFileSync(join(root, file), 'utf8')));
    expect(files.filter((file) => !built.has(file))).toEqual([]);
    const slow = files.flatMap((file) =>
      [...(built.get(file)?.values() ?? [])].flatMap(({ source, flags }) =>
        tails({ pattern: source, flags }).flatMap((tail) => {
          const run = slowRun(tail);
          return run === null ? [] : [`${file}: ${tail.source} on ${JSON.stringify(run)}`];
        }),
      ),
    );
    expect(slow).toEqual([]);
  });
});

it('knows a pattern whose tries double with each character', () => {
  expect(slowRun(slowPattern)).not.toBeNull();
});

it('reads composed patterns with their terms', () => {
  expect(patternsOf('packages/extraction/src/facts/unlabelled/headlines.ts').map(({ pattern }) => pattern)).toContain(
    `^${terms.get('zoneInFull')}$`,
  );
});

describe('patterns of the readers', () => {
  it.each(folders)('give up soon on long runs in %s', (folder) => {
    const files = globSync(`${folder}/**/*.ts`, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
    const slow = files.flatMap((file) =>
      patternsOf(file).flatMap((pattern) =>
        tails(pattern).flatMap((tail) => {
          const run = slowRun(tail);
          return run === null ? [] : [`${file}: ${tail.source} on ${JSON.stringify(run)}`];
        }),
      ),
    );
    expect(files.length).toBeGreaterThan(3);
    expect(slow).toEqual([]);
  });
});
