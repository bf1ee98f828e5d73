// Runs every suite and ends with one line that sums them up. `npm test -- unit e2e` narrows to some suites.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPinnedBrowser } from '../../.storybook/browser.ts';
import { runStories, tellFindings } from '../../.storybook/run-stories.ts';
import { forgetTexts } from '../../.storybook/story-texts.ts';
import { buildAll } from './build.ts';
import { runChecks } from './check.ts';
import { root, runCommand, tool } from './command.ts';

interface Count {
  passed: number;
  failed: number;
}
const results = mkdtempSync(join(tmpdir(), 'rimawari-test-'));

/** Vitest's JSON report: tests plus suites that could not be loaded. */
function countVitest(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    (suite: { status: string; assertionResults: unknown[] }) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

function countPlaywright(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  // A test that passes only at the second try is a defect.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const reporters = (file: string): string[] => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];

/** A run may fail outside any test, for example by an unhandled rejection. */
const withCode = (count: Count, code: number): Count => (code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count);

async function vitest(project: string): Promise<Count> {
  const file = join(results, `${project}.json`);
  const code = await runCommand(tool('vitest'), ['run', '--project', project, ...reporters(file)]);
  return withCode(countVitest(file), code);
}

/** Stories, with their pictures where the pinned browser runs, and then what all of them showed. */
async function stories(): Promise<Count> {
  const hasPictures = hasPinnedBrowser();
  if (!hasPictures) process.stderr.write('Pictures are not compared: the pinned browser runs on Linux x64 only.\n');
  const file = join(results, 'stories.json');
  await forgetTexts();
  const code = await runStories(hasPictures ? 'with-tests' : 'none', reporters(file));
  const played = withCode(countVitest(file), code);
  // A changed picture has failed its story; one that is of no story any more has none to fail.
  const differing = hasPictures ? await tellFindings(true) : 0;
  const pictures = { passed: 0, failed: played.failed === 0 && differing > 0 ? differing : 0 };
  // In CI pictures are never left out in silence.
  if (!hasPictures && isCi) pictures.failed += 1;
  return sum(played, pictures, await vitest('rendered'));
}

const sum = (...counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

async function playwright(): Promise<Count> {
  const file = join(results, 'e2e.json');
  const code = await runCommand(tool('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return withCode(countPlaywright(file), code);
}

const isCi = ['true', '1'].includes(process.env.CI ?? '');
const suites: Record<string, () => Promise<Count>> = {
  check: () => runChecks(),
  unit: () => vitest('unit'),
  stories,
  e2e: () => playwright(),
  visual: () => visual(),
};
/** Pictures are part of the stories; this suite is the pictures alone, for those who ask for it. */
const isRun = (name: string) => (asked.length > 0 ? asked.includes(name) : name !== 'visual');

async function visual(): Promise<Count> {
  const code = await runCommand(process.execPath, [join(root, '.storybook/visual.run.ts')]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  process.stderr.write(`There is no suite ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.\n`);
  process.exit(2);
}

await buildAll((text) => process.stderr.write(`${text}\n`));
let total: Count = { passed: 0, failed: 0 };
for (const [name, run] of Object.entries(suites)) {
  if (!isRun(name)) continue;
  const begun = performance.now();
  const count = await run();
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)\n\n`);
  total = sum(total, count);
}
rmSync(results, { recursive: true, force: true });
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
