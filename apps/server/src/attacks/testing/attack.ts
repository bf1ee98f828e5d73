import type { AttackedServer } from './attacked-server.ts';

/** One case of the table: what is tried, and what comes of it. */
export interface Attack {
  /** What the attacker does. */
  input: string;
  /** What is seen of it. */
  expected: unknown;
  try: (server: AttackedServer) => Promise<unknown>;
}

export const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
export const ago = (ms: number) => new Date(Date.now() - ms);
export const repeat = async <Result>(times: number, work: (index: number) => Promise<Result>) => {
  const results: Result[] = [];
  for (let index = 0; index < times; index += 1) results.push(await work(index));
  return results;
};
