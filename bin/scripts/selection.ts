// What of the tests is asked for: `npm test -- unit stories extraction/rolls --changed --shuffle=7`.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unitFiles } from '../../tests/unit-files.ts';
import { root } from './command.ts';

export interface Selection {
  /** Names of suites; none where all are asked for. */
  suites: string[];
  /** Parts of paths, for stories also of titles. A file is selected that has all parts of one of them. */
  words: string[];
  /** Files that differ from the main branch, with those that are not committed; null where they do not matter. */
  changed: string[] | null;
  /** Orders files and tests at random; null for the usual order. */
  seed: number | null;
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** The commit in which this branch left the main one; the last commit where there is no other branch. */
function baseCommit(): string {
  for (const branch of ['main', 'origin/main'])
    try {
      return git('merge-base', 'HEAD', branch).trim();
    } catch {
      // A shallow clone may have neither.
    }
  return 'HEAD';
}

function changedFiles(base: string): string[] {
  const listed = [git('diff', '--name-only', '--diff-filter=d', base), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(listed.join('\n').split('\n'))].filter((file) => file !== '');
}

/** Reads the arguments of `npm test`. @throws an Error where an option is not known */
export function readSelection(args: readonly string[], known: readonly string[]): Selection {
  const options = args.filter((arg) => arg.startsWith('--'));
  const unknown = options.filter((option) => !/^--(changed|shuffle(=\d+)?)$/.test(option));
  if (unknown.length > 0) throw new Error(`There is no option ${unknown.join(', ')}. Options: --changed, --shuffle, --shuffle=SEED.`);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const shuffle = options.find((option) => option.startsWith('--shuffle'));
  const isChanged = options.includes('--changed');
  const suites = names.filter((name) => known.includes(name));
  const words = names.filter((name) => !known.includes(name));
  if (words.length > 0 && suites.length === 0)
    throw new Error(`There is no suite ${words.join(', ')}. Suites: ${known.join(', ')}. Words after a suite select its files.`);
  return {
    suites,
    words,
    changed: isChanged ? changedFiles(baseCommit()) : null,
    seed: shuffle === undefined ? null : Number(shuffle.split('=')[1] ?? Math.floor(Math.random() * 1_000_000)),
  };
}

/** Whether a text has all parts of a word, which are set apart by slashes: `extraction/rolls` is in `packages/extraction/src/facts/rolls`. */
const hasParts = (text: string, word: string): boolean => word.split('/').every((part) => text.toLowerCase().includes(part.toLowerCase()));

const titleOf = (file: string): string => /\btitle: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';

/** Files of one kind that are asked for by words, from the root of the project. @throws an Error where there is none */
export function filesOf(patterns: string[], words: readonly string[]): string[] {
  const files = globSync(patterns, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).sort();
  const asked = files.filter((file) =>
    words.some((word) => hasParts(file, word) || (file.endsWith('.stories.tsx') && hasParts(titleOf(file), word))),
  );
  if (asked.length === 0) throw new Error(`No test file has ${words.join(' or ')} in its path.`);
  return asked;
}

/** Files of stories beside which something changed. */
export function storiesBeside(changed: readonly string[]): string[] {
  const folders = new Set(changed.filter((file) => /^(packages|apps)\/.*\.(tsx?|css)$/.test(file)).map((file) => dirname(file)));
  return [...folders].flatMap((folder) => globSync(`${folder}/*.stories.tsx`, { cwd: root })).sort();
}

/** What tests read without importing it, and the module by which they do. */
const readers: readonly (readonly [folder: string, reader: string])[] = [
  ['packages/report-viewer/src/', 'packages/report-viewer/src/testing/built-renderer.ts'],
  ['packages/extraction/cases/', 'packages/extraction/src/bench/own-cases.ts'],
  ['', 'tests/repository/stored-files.ts'],
];

/** Changed files, with the modules by which tests read those that they do not import: of them Vitest finds the tests. */
export function withReaders(changed: readonly string[]): string[] {
  const own = readers.filter(([folder]) => changed.some((file) => file.startsWith(folder))).map(([, reader]) => reader);
  return [...new Set([...changed, ...own])];
}

/** Unit tests here start what is built. All others read sources, or build the report viewer themselves. */
const onBuilt = /^(apps\/server|tests\/repository)\//;
/** No such test imports what lies here. */
const beside = /^(apps\/web|packages\/ui|docs|\.storybook)\//;

/** Whether the web app, the report viewer and the samples are to be built first: stories, pictures and checks need none of them. */
export function needsBuild(suites: readonly string[], { words, changed }: Pick<Selection, 'words' | 'changed'>): boolean {
  if (changed?.every((file) => beside.test(file))) return false;
  if (suites.includes('e2e') || suites.includes('databases')) return true;
  return suites.includes('unit') && (words.length === 0 || filesOf(unitFiles, words).some((file) => onBuilt.test(file)));
}
