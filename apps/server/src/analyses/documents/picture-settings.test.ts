import { expect, it } from 'vitest';
import { pictureSettings } from './picture-settings.ts';

const gigabyte = 1024 ** 3;

it.each([
  [
    { processors: 1, memory: 8 * gigabyte },
    { threads: 1, side: 1600 },
  ],
  [
    { processors: 4, memory: 2 * gigabyte },
    { threads: 1, side: 1600 },
  ],
  [
    { processors: 2, memory: 4 * gigabyte },
    { threads: 2, side: 2368 },
  ],
  [
    { processors: 16, memory: 64 * gigabyte },
    { threads: 2, side: 2368 },
  ],
] as const)('reads pictures on %o with %o', (machine, settings) => {
  expect(pictureSettings(machine)).toEqual(settings);
});
