// Writes docs/quality.md from the history of measurements; with --check it says whether the page is what the history gives.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/command.ts';
import { qualityPage } from './page.ts';

const file = join(root, 'docs/quality.md');
if (!process.argv.includes('--check')) writeFileSync(file, qualityPage());
else if (readFileSync(file, 'utf8') !== qualityPage()) {
  process.stdout.write('docs/quality.md is not what docs/quality.tsv gives: run `npm run generate`.\n');
  process.exitCode = 1;
}
