import { hostDatabases } from './database-host.ts';

/** Before all tests of a run; what it returns runs after them. */
export const setup = hostDatabases;
