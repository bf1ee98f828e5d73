import { describe, expect, it } from 'vitest';
import { filesOf, needsBuild, readSelection, withReaders } from '../../bin/scripts/selection.ts';
import { unitFiles } from '../unit-files.ts';

const known = ['unit', 'stories', 'e2e', 'check', 'visual', 'databases'];

describe('the arguments of npm test', () => {
  it('are suites, words of paths and options, in any order', () => {
    expect(readSelection(['extraction/rolls', 'unit', '--shuffle=7'], known)).toEqual({
      suites: ['unit'],
      words: ['extraction/rolls'],
      changed: null,
      seed: 7,
    });
  });

  it.each([
    [['--shufle'], 'There is no option --shufle'],
    [['badge'], 'There is no suite badge'],
  ])('are refused where they say nothing: %j', (args, reason) => {
    expect(() => readSelection(args, known)).toThrow(reason);
  });

  it('select files that have all parts of a word', () => {
    const files = filesOf(unitFiles, ['repository/selection']);
    expect(files).toEqual(['tests/repository/selection.test.ts']);
    expect(() => filesOf(unitFiles, ['repository/no-such-file'])).toThrow('No test file has repository/no-such-file');
  });
});

describe('what changed', () => {
  it('brings the modules by which tests read what they do not import', () => {
    expect(withReaders(['docs/testing.md'])).toEqual(['docs/testing.md', 'tests/repository/stored-files.ts']);
    expect(withReaders(['packages/report-viewer/src/page.tsx', 'packages/extraction/cases/truth/pages.jsonl'])).toEqual([
      'packages/report-viewer/src/page.tsx',
      'packages/extraction/cases/truth/pages.jsonl',
      'packages/report-viewer/src/testing/built-renderer.ts',
      'packages/extraction/src/bench/own-cases.ts',
      'tests/repository/stored-files.ts',
    ]);
    expect(withReaders([])).toEqual([]);
  });
});

describe('what is built before', () => {
  it.each([
    { suites: ['unit'], words: ['extraction/rolls'], isBuilt: false },
    { suites: ['unit'], words: ['report-viewer/render'], isBuilt: false },
    { suites: ['stories'], words: ['Parts/Badge'], isBuilt: false },
    { suites: ['stories', 'check', 'visual'], words: [], isBuilt: false },
    { suites: ['unit'], words: [], isBuilt: true },
    { suites: ['unit'], words: ['server/queue'], isBuilt: true },
    { suites: ['unit', 'stories'], words: ['repository/selection'], isBuilt: true },
    { suites: ['stories', 'e2e'], words: ['share'], isBuilt: true },
    { suites: ['databases'], words: ['queue'], isBuilt: true },
  ])('%j', ({ suites, words, isBuilt }) => {
    expect(needsBuild(suites, { words, changed: null })).toBe(isBuilt);
  });

  it.each([
    { changed: ['packages/ui/src/badge/badge.tsx', 'docs/testing.md'], isBuilt: false },
    { changed: ['packages/ui/src/badge/badge.tsx', 'apps/server/src/app.ts'], isBuilt: true },
    { changed: ['tests/e2e/share.spec.ts'], isBuilt: true },
  ])('%j', ({ changed, isBuilt }) => {
    expect(needsBuild(['unit', 'stories', 'e2e', 'check'], { words: [], changed })).toBe(isBuilt);
  });
});
