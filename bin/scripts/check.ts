// Format, lint, types, imports, unused code, generated files: one answer for each, all of them run.
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hearCommand, root, tool } from './command.ts';
import type { Count } from './counts.ts';

const rooms = ['packages', 'apps'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));
const typed = [...rooms, 'packages/underwriting/tsconfig.node.json', '.storybook', '.'];
/** The longest first. */
const checks: [name: string, command: string, args: string[]][] = [
  ['type-aware lint', tool('oxlint'), ['--type-aware', '--deny-warnings', '.', '.storybook']],
  ['import boundaries', process.execPath, [join(root, 'bin/scripts/import-boundaries.ts')]],
  ['format and lint', tool('biome'), ['check', '--error-on-warnings', '--colors=force', '.']],
  ['unused code', tool('knip'), ['--no-progress']],
  ['generated files', process.execPath, [join(root, 'packages/api/generate.run.ts'), '--check']],
  ['page of measured figures', process.execPath, [join(root, 'bin/quality/page.run.ts'), '--check']],
  ['checked texts, as a page', process.execPath, [join(root, 'tests/rendered/voice-sample.run.ts'), '--page', '--check']],
  ...typed.map((room): [string, string, string[]] => [
    `types of ${room === '.' ? 'the scripts and tests' : room}`,
    tool('tsc'),
    // As many checks run at once as there are processors: threads within one would only check the same types several times.
    ['--noEmit', '--pretty', '--singleThreaded', '-p', room],
  ]),
];

/** Of some changed files: their lint and format, the boundaries of all imports, and the types of the packages that hold them. */
function checksOf(changed: readonly string[]): typeof checks {
  const scripts = changed.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
  const known = changed.filter((file) => /\.(ts|tsx|mjs|css|json)$/.test(file));
  const touched = typed.filter((room) =>
    room === '.' ? scripts.some((file) => /^(bin|tests)\/|^vitest/.test(file)) : scripts.some((file) => file.startsWith(`${room}/`)),
  );
  return checks.flatMap(([name, command, args]): typeof checks => {
    if (name === 'type-aware lint') return scripts.length > 0 ? [[name, command, [...args.slice(0, 2), ...scripts]]] : [];
    if (name === 'format and lint')
      return known.length > 0 ? [[name, command, [...args.slice(0, -1), '--no-errors-on-unmatched', ...known]]] : [];
    if (name === 'import boundaries') return scripts.length > 0 ? [[name, command, args]] : [];
    if (name.startsWith('types of')) return touched.includes(args.at(-1) ?? '') ? [[name, command, args]] : [];
    return [];
  });
}

/** Runs every check, or those of some changed files, also after one that failed, as many at once as there are processors, and counts them. */
export async function runChecks(changed: readonly string[] | null = null): Promise<Count> {
  const failed: string[] = [];
  const asked = changed === null ? checks : checksOf(changed);
  const waiting = [...asked];
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [name, command, args] = check;
      const { code, said } = await hearCommand(command, args);
      process.stdout.write(`${code === 0 ? '' : said}${code === 0 ? 'ok    ' : 'FAILED'} ${name}\n`);
      if (code !== 0) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (failed.length > 0) process.stdout.write(`\nFailed checks: ${failed.join(', ')}\n`);
  return { passed: asked.length - failed.length, failed: failed.length, failures: failed };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await runChecks()).failed === 0 ? 0 : 1);
