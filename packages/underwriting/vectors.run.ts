// Runs the reference vectors of the folder VECTORS_DIR (the package's own by default); exit 1 if a published one fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runVectors } from './src/vectors/run-vectors.ts';
import type { Vector } from './src/vectors/vector.ts';

/** All vectors of the `.json` files of a folder, in the order of their names. */
export function readVectors(folder: string): Vector[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { vectors?: Vector[] }).vectors ?? []);
}

export const ownVectors = fileURLToPath(new URL('./vectors', import.meta.url));

function main(): void {
  const folder = process.env.VECTORS_DIR ?? ownVectors;
  const vectors = readVectors(folder);
  const report = runVectors(vectors);
  for (const { name, passed, total } of report.byRule) console.log(`${name.padEnd(24)} ${passed}/${total}`);
  console.log('');
  for (const { name, passed, total } of report.byProvenance) console.log(`${name.padEnd(24)} ${passed}/${total}`);
  for (const { vector, failures } of report.outcomes) {
    for (const failure of failures) console.log(`FAILED ${vector.id} (${vector.rule}, ${vector.provenance}) ${failure}`);
  }
  const passed = report.outcomes.filter((outcome) => outcome.failures.length === 0).length;
  console.log(`\n${passed}/${vectors.length} vectors passed`);
  if (vectors.length === 0) {
    console.log(`No vectors were found in ${folder}.`);
    process.exitCode = 1;
  }
  if (report.grave.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
