// Runs the vectors of the folder VECTORS_DIR (the package's own by default); exit 1 if a published one fails.
// With --write it writes the schema and the page of the families instead.

import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { record } from '../../bin/quality/record.ts';
import { ownVectors, readVectors } from './vectors-reader/read-vectors.ts';
import { runVectors } from './vectors-reader/run-vectors.ts';
import { generatedFiles } from './vectors-reader/schema.ts';

function main(): void {
  const folder = process.env.VECTORS_DIR ?? ownVectors;
  const read = readVectors(folder);
  const report = runVectors(read);
  for (const { name, passed, total } of report.byFamily) console.log(`${name.padEnd(44)} ${passed}/${total}`);
  console.log('');
  for (const { name, passed, total } of report.byProvenance) console.log(`${name.padEnd(44)} ${passed}/${total}`);
  for (const { file, vector, failures } of report.outcomes)
    for (const failure of failures) console.log(`FAILED ${file} ${vector.id} (${vector.family}, ${vector.provenance}) ${failure}`);
  const passed = report.outcomes.filter(({ failures }) => failures.length === 0).length;
  console.log(`\n${passed}/${read.length} vectors passed`);
  if (folder === ownVectors) record({ 'engine.vectors': [passed, read.length] });
  if (read.length === 0) console.log(`No vectors were found in ${folder}.`);
  if (read.length === 0 || report.grave.length > 0) process.exitCode = 1;
}

if (process.argv.includes('--write')) for (const { path, text } of generatedFiles()) writeFileSync(path, text);
else if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
