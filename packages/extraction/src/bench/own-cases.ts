import { fileURLToPath } from 'node:url';
import { smallBook } from '../testing/small-book.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../../cases/${name}`, import.meta.url));

/** How our own cases are read: with a small address book and on a fixed day, so that what is kept of them stays. */
export const ownCases = {
  inputsDir: folder('inputs'),
  truthDir: folder('truth'),
  municipalities: smallBook,
  asOf: '2026-11-22',
} as const;
