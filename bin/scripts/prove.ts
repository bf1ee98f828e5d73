// Runs the proofs in full, one after another. `npm run prove -- queue hostile` narrows to files with one of the words in their path.
import { hostDatabases } from '../../apps/server/src/testing/database-host.ts';
import { dropMachine } from '../../tests/own-environment.ts';
import { proofFiles, readProof } from './proofs.ts';

dropMachine();

const words = process.argv.slice(2);
const files = proofFiles().filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
if (files.length === 0) {
  process.stderr.write(`There is no such proof. There are:\n${proofFiles().join('\n')}\n`);
  process.exit(2);
}
const endDatabases = await hostDatabases();
let failed = 0;
for (const file of files) {
  const begun = performance.now();
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(0)} s`;
  try {
    const { title, run } = await readProof(file);
    process.stdout.write(`ok     ${title}: ${await run('full')} (${seconds()})\n`);
  } catch (problem) {
    failed += 1;
    process.stdout.write(`FAILED ${file} (${seconds()})\n${problem instanceof Error ? problem.stack : String(problem)}\n`);
  }
}
await endDatabases();
process.stdout.write(`${files.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
