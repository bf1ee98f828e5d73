// Format, lint, types, walls, unused code, generated files: one answer for each, all of them run.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, runCommand, tool } from './command.ts';

const rooms = ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
const checks: [string, () => Promise<number>][] = [
  ['format and lint', () => runCommand(tool('biome'), ['check', '--error-on-warnings', '.'])],
  ['type-aware lint', () => runCommand(tool('oxlint'), ['--type-aware', '--deny-warnings', '.', '.storybook'])],
  ...[...rooms, 'packages/underwriting/tsconfig.node.json', '.storybook', '.'].map((room): [string, () => Promise<number>] => [
    `types of ${room === '.' ? 'the scripts and tests' : room}`,
    () => runCommand(tool('tsc'), ['--noEmit', '-p', room]),
  ]),
  ['walls between rooms', () => runCommand(tool('depcruise'), ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'tests', 'bin'])],
  ['unused code', () => runCommand(tool('knip'), ['--no-progress'])],
  ['generated files', () => runCommand(process.execPath, [join(root, 'packages/api/generate.run.ts'), '--check'])],
];

/** Runs every check, also after one that failed, and counts them. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const failed: string[] = [];
  for (const [name, check] of checks) {
    const code = await check();
    process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}\n`);
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) process.stdout.write(`\nNot clean: ${failed.join(', ')}\n`);
  return { passed: checks.length - failed.length, failed: failed.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await runChecks()).failed === 0 ? 0 : 1);
