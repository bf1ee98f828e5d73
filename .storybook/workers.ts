import { availableParallelism } from 'node:os';

/** Test files at a time. Left alone, Vitest keeps one processor free, which on two is half of the machine; past four, browsers and databases stand in each other's way. */
export const workers = Math.min(availableParallelism(), 4);
