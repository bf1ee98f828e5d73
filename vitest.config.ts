import { defineConfig } from 'vitest/config';
import { workers } from './.storybook/workers.ts';
import { patience, testDeadlineMs } from './tests/deadline.ts';
import { dropMachine } from './tests/own-environment.ts';
import { ProofsFirst } from './tests/repository/proofs/proofs-first.ts';
import { unitFiles } from './tests/unit-files.ts';

dropMachine();

const unit = {
  test: {
    name: 'unit',
    environment: 'node' as const,
    include: unitFiles,
    globalSetup: ['apps/server/src/testing/databases.setup.ts'],
    // Files share a process and its modules, since loading them anew costs a third of the run. What a module keeps there, such as a browser,
    // a built report or a computed sample, is frozen or set back by whoever changes it, so that files pass in any order.
    isolate: false,
    testTimeout: testDeadlineMs,
    hookTimeout: testDeadlineMs,
    expect: { poll: patience },
  },
};

/** What all stories together have shown: runs after them. */
const rendered = {
  test: { name: 'rendered', environment: 'node' as const, include: ['tests/rendered/**/*.test.ts'], testTimeout: testDeadlineMs },
};

/** By its address: Vitest runs every unit test after a change of a file that its configuration imports. */
async function stories() {
  const address = new URL('./.storybook/vitest.storybook.ts', import.meta.url).href;
  const { storybookProject } = (await import(address)) as typeof import('./.storybook/vitest.storybook.ts');
  return storybookProject();
}

// Loading Storybook and looking for a browser take their time, and unit tests need neither.
const asked = process.argv.filter((_, index, all) => all[index - 1] === '--project');
const needsStories = asked.length === 0 || asked.some((project) => !['unit', 'rendered'].includes(project));

const seed = process.env.TEST_SHUFFLE;

export default defineConfig({
  test: {
    maxWorkers: workers,
    // `npm test -- --shuffle`: no test may need another one before it.
    sequence: seed === undefined ? { sequencer: ProofsFirst } : { shuffle: { files: true, tests: true }, seed: Number(seed) },
    projects: [unit, rendered, ...(needsStories ? [await stories()] : [])],
  },
});
