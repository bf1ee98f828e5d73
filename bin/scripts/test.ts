// Runs every suite and ends with one line that sums them up. `npm test -- unit e2e` narrows to some suites; docs/testing.md has the rest.
import '../../tests/deadline.ts';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { unitFiles } from '../../tests/unit-files.ts';
import { record } from '../quality/record.ts';
import { buildAll } from './build.ts';
import { root } from './command.ts';
import { type Count, nothing, oneFailed, sum } from './counts.ts';
import { filesOf, needsBuild, readSelection, type Selection } from './selection.ts';
import { suites, usual } from './suites.ts';

/** What is asked for, or the end with what is wrong about it. */
function selected(): Selection {
  try {
    const found = readSelection(process.argv.slice(2), Object.keys(suites));
    if (found.suites.includes('unit') && found.words.length > 0) filesOf(unitFiles, found.words);
    return found;
  } catch (problem) {
    process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
    process.exit(2);
  }
}

const selection = selected();
const asked = selection.suites;
if (selection.seed !== null) {
  process.env.TEST_SHUFFLE = String(selection.seed);
  process.stderr.write(`Files and tests of the unit tests in the order of seed ${selection.seed}.\n`);
}
if (needsBuild(asked.length > 0 ? asked : usual, selection)) await buildAll((text) => process.stderr.write(`${text}\n`));
const results = mkdtempSync(join(tmpdir(), 'rimawari-test-'));
const waiting = Object.keys(suites).filter((name) => (asked.length > 0 ? asked : usual).includes(name));
/** Every suite waits now and then for servers, browsers and deadlines: another one works meanwhile. */
const atOnce = Math.min(waiting.length, availableParallelism(), 2);
let total: Count = nothing;

/** Runs a suite in a process of its own. Beside another one, its name stands before each line that it writes. */
async function run(name: string): Promise<Count> {
  const file = join(results, `${name}.count`);
  const child = spawn(process.execPath, [join(root, 'bin/scripts/suite.run.ts'), name, results, file, JSON.stringify(selection)], {
    cwd: root,
    env: process.env,
    stdio: atOnce === 1 ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const writes = (from: Readable | null, to: NodeJS.WriteStream) => {
    if (from) createInterface({ input: from }).on('line', (line) => to.write(`${name.padEnd(7)} | ${line}\n`));
  };
  writes(child.stdout, process.stdout);
  writes(child.stderr, process.stderr);
  await new Promise((resolve) => child.once('close', resolve));
  // One that was ended from outside has said nothing.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Count) : oneFailed('the suite was stopped from outside');
}

async function runWaiting(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const begun = performance.now();
    const count = await run(name);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)\n\n`);
    total = sum(total, { ...count, failures: count.failures.map((failure) => `${name}: ${failure}`) });
  }
}

await Promise.all(Array.from({ length: atOnce }, runWaiting));
rmSync(results, { recursive: true, force: true });
// What is read of a long run is often its last lines alone.
for (const failure of total.failures) process.stdout.write(`failed  ${failure}\n`);
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
if (asked.length === 0) record({ 'suite.seconds': performance.now() / 1000 });
process.exit(total.failed === 0 ? 0 : 1);
