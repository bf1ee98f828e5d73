// The suites of `npm test`, one by one, and how each is counted.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPinnedBrowser } from '../../.storybook/browser.ts';
import { runStories, tellFindings } from '../../.storybook/run-stories.ts';
import { forgetTexts } from '../../.storybook/story-texts.ts';
import { runChecks } from './check.ts';
import { root, runCommand, tool } from './command.ts';

export interface Count {
  passed: number;
  failed: number;
}

export const sum = (...counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

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

async function vitest(project: string, folder: string): Promise<Count> {
  const file = join(folder, `${project}.json`);
  const code = await runCommand(tool('vitest'), ['run', '--project', project, ...reporters(file)]);
  return withCode(countVitest(file), code);
}

const isCi = ['true', '1'].includes(process.env.CI ?? '');

/** Stories, with their pictures where the pinned browser runs, and then what all of them showed. */
async function stories(folder: string): Promise<Count> {
  const hasPictures = hasPinnedBrowser();
  if (!hasPictures) process.stderr.write('Pictures are not compared: the pinned browser runs on Linux x64 only.\n');
  const file = join(folder, 'stories.json');
  await forgetTexts();
  const code = await runStories(hasPictures ? 'with-tests' : 'none', reporters(file));
  const played = withCode(countVitest(file), code);
  // A changed picture has failed its story; one that is of no story any more has none to fail.
  const differing = hasPictures ? await tellFindings(true) : 0;
  const pictures = { passed: 0, failed: played.failed === 0 && differing > 0 ? differing : 0 };
  // In CI pictures are never left out in silence.
  if (!hasPictures && isCi) pictures.failed += 1;
  return sum(played, pictures, await vitest('rendered', folder));
}

async function playwright(folder: string): Promise<Count> {
  const file = join(folder, 'e2e.json');
  const code = await runCommand(tool('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return withCode(countPlaywright(file), code);
}

async function visual(): Promise<Count> {
  const code = await runCommand(process.execPath, [join(root, '.storybook/visual.run.ts')]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The longest first. Each is given a folder for what it reports. */
export const suites: Record<string, (folder: string) => Promise<Count>> = {
  unit: (folder) => vitest('unit', folder),
  stories,
  e2e: playwright,
  check: () => runChecks(),
  visual,
};
/** Pictures are part of the stories; this suite is the pictures alone, for those who ask for it. */
export const usual = Object.keys(suites).filter((name) => name !== 'visual');
