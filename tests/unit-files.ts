/** Files of the unit tests. */
export const unitFiles = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'packages/*/test/**/*.test.ts',
  'apps/*/src/**/*.test.{ts,tsx}',
  'tests/repository/**/*.test.ts',
  '.storybook/**/*.test.ts',
];
