/** Files of the unit tests. */
export const unitFiles = [
  'packages/*/src/**/*.test.ts',
  'packages/*/test/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'tests/house/**/*.test.ts',
  '.storybook/**/*.test.ts',
];
