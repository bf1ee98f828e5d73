// Writes all generated files: those of the contract, and the pages of measured figures and of checked texts.
import { join } from 'node:path';
import { root, runCommand } from './command.ts';

const scripts = [['packages/api/generate.run.ts'], ['bin/quality/page.run.ts'], ['tests/rendered/voice-sample.run.ts', '--page']] as const;

for (const [script, ...words] of scripts) {
  const code = await runCommand(process.execPath, [join(root, script), ...words]);
  if (code !== 0) process.exit(code);
}
