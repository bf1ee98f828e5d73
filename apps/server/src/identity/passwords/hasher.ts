import { hash, verify } from '@node-rs/argon2';

/** What a hash of argon2id costs. */
export interface HashCost {
  memoryKib: number;
  passes: number;
}

/** Makes and checks hashes of passwords, as many at a time as it is asked for. */
export interface Hasher {
  hash(password: string, cost: HashCost): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
  close(): Promise<void>;
}

const argon2id = 2;

/** On threads of this process. */
export const hashHere: Hasher = {
  hash: (password, { memoryKib, passes }) =>
    hash(password, { algorithm: argon2id, memoryCost: memoryKib, timeCost: passes, parallelism: 1 }),
  verify: (passwordHash, password) => verify(passwordHash, password),
  close: async () => {},
};
