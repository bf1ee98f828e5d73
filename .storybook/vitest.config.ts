import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { dropMachine } from '../tests/own-environment.ts';
import { storybookProject } from './vitest.storybook.ts';
import { workers } from './workers.ts';

dropMachine();

/**
 * Stories alone, without the rest of the tests: `vitest run --config .storybook/vitest.config.ts`. One page more than there are
 * processors: a page waits for frames, for answers and for its pictures more than a third of its time.
 */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { maxWorkers: workers + 1, projects: [await storybookProject()] },
});
