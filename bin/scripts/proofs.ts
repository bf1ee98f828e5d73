import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './command.ts';

/** How much of a proof runs: a small part with every run of the tests, all of it when it is asked for. */
export type Scale = 'suite' | 'full';

/** The default export of a `*.prove.ts`: a statement about the product that takes thousands of runs to be shown. */
export interface Proof {
  title: string;
  /** Returns what was tried, in numbers. @throws where the statement does not hold */
  run: (scale: Scale) => Promise<string>;
}

/** Files of all proofs, from the root of the project. */
export function proofFiles(): string[] {
  return globSync(['packages/*/{src,test}/**/*.prove.ts', 'apps/*/src/**/*.prove.ts', 'tests/**/*.prove.ts'], { cwd: root }).sort();
}

export async function readProof(file: string): Promise<Proof> {
  const { default: proof } = (await import(pathToFileURL(join(root, file)).href)) as { default?: Partial<Proof> };
  if (typeof proof?.title !== 'string' || typeof proof.run !== 'function')
    throw new Error(`${file} must export a proof by default: { title, run(scale) }.`);
  return proof as Proof;
}
