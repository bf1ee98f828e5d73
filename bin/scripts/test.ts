// Runs every suite and ends with one line that sums them up. `npm test -- unit e2e` narrows to some suites.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

async function vitest(...projects: string[]): Promise<Count> {
  const file = join(results, `${projects.join('-')}.json`);
  const code = await runCommand(tool('vitest'), [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const count = countVitest(file);
  // A run may fail outside any test, for example by an unhandled rejection.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

async function playwright(): Promise<Count> {
  const file = join(results, 'e2e.json');
  const code = await runCommand(tool('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const count = countPlaywright(file);
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

const suites: Record<string, () => Promise<Count>> = {
  check: () => runChecks(),
  unit: () => vitest('unit'),
  stories: () => vitest('stories-light', 'stories-dark'),
  e2e: () => playwright(),
  visual: async () => {
    if (!existsSync(join(root, '.storybook/__screenshots__'))) {
      process.stderr.write('There are no stored pictures in .storybook/__screenshots__. Take them with npm run visual -- --update.\n');
      return { passed: 0, failed: 1 };
    }
    const code = await runCommand(process.execPath, [join(root, '.storybook/visual.run.ts')]);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};
/** Pictures depend on the pinned browser (Linux x64) and take minutes: compared in CI and wherever they are asked for. */
const isCi = ['true', '1'].includes(process.env.CI ?? '');
const isRun = (name: string) => (asked.length > 0 ? asked.includes(name) : name !== 'visual' || isCi);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  process.stderr.write(`There is no suite ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.\n`);
  process.exit(2);
}

await buildAll((text) => process.stderr.write(`${text}\n`));
const total: Count = { passed: 0, failed: 0 };
for (const [name, run] of Object.entries(suites)) {
  if (!isRun(name)) continue;
  const count = await run();
  process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed\n\n`);
  total.passed += count.passed;
  total.failed += count.failed;
}
rmSync(results, { recursive: true, force: true });
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
