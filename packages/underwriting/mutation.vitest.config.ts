import { defineConfig } from 'vitest/config';

// The tests of the mutated folders; the whole suite would take hours.
export default defineConfig({
  test: {
    include: ['src/money/*.test.ts', 'src/tax/*.test.ts', 'src/loan/*.test.ts', 'src/returns/*.test.ts'],
    environment: 'node',
  },
});
