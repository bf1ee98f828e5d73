import type { HashCost } from './hasher.ts';

export type HashingWork = { kind: 'hash'; password: string; cost: HashCost } | { kind: 'verify'; passwordHash: string; password: string };

/** What the server asks of the process that hashes. */
export type HashingRequest = HashingWork & { id: number };

/** `problem`: why it could not be done, here or in another process. */
export type HashingAnswer = { id: number } & ({ result: string | boolean } | { problem: string });
