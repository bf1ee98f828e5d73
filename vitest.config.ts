import { defineConfig } from 'vitest/config';
import { storybookProjects } from './.storybook/vitest.storybook.ts';

const unit = {
  test: {
    name: 'unit',
    environment: 'node' as const,
    include: ['packages/*/src/**/*.test.ts', 'packages/*/test/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tests/house/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
};

export default defineConfig({
  test: {
    projects: [unit, ...(await storybookProjects())],
  },
});
