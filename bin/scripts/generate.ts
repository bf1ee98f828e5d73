// Writes all generated files: those of the contract, and the page of measured figures.
import { join } from 'node:path';
import { root, runCommand } from './command.ts';

for (const script of ['packages/api/generate.run.ts', 'bin/quality/page.run.ts']) {
  const code = await runCommand(process.execPath, [join(root, script)]);
  if (code !== 0) process.exit(code);
}
