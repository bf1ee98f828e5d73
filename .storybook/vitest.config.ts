import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { storybookProject } from './vitest.storybook.ts';
import { workers } from './workers.ts';

/** Stories alone, without the rest of the tests: `vitest run --config .storybook/vitest.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: { maxWorkers: workers, projects: [await storybookProject()] },
});
