// The suites of `npm test`, one by one, and how each is counted.
import { join } from 'node:path';
import { hasPinnedBrowser } from '../../.storybook/browser.ts';
import { runStories, tellFindings } from '../../.storybook/run-stories.ts';
import { forgetTexts } from '../../.storybook/story-texts.ts';
import { runChecks } from './check.ts';
import { root, runCommand, tool } from './command.ts';
import { type Count, countPlaywright, countVitest, nothing, oneFailed, sum, withCode } from './counts.ts';

const reporters = (file: string): string[] => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];

async function vitest(project: string, folder: string, { files = [], env = {} }: { files?: string[]; env?: Record<string, string> } = {}) {
  const file = join(folder, `${project}.json`);
  const command = ['run', '--project', project, ...reporters(file), ...files];
  const code = await runCommand(tool('vitest'), command, { env: { ...process.env, ...env } });
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
  const differing = hasPictures ? await tellFindings([]) : 0;
  const pictures: Count =
    played.failed === 0 && differing > 0
      ? { passed: 0, failed: differing, failures: [`${differing} stored pictures differ, or are of no story`] }
      : nothing;
  // In CI pictures are never left out in silence.
  const leftOut = !hasPictures && isCi ? oneFailed('pictures were not compared: the pinned browser does not run here') : nothing;
  return sum(played, pictures, leftOut, await vitest('rendered', folder));
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
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : oneFailed('stored pictures differ');
}

/** The longest first. Each is given a folder for what it reports. */
export const suites: Record<string, (folder: string) => Promise<Count>> = {
  unit: (folder) => vitest('unit', folder),
  stories,
  e2e: playwright,
  check: () => runChecks(),
  visual,
  databases: (folder) => vitest('unit', folder, { files: ['apps/server/src'], env: { TEST_DATABASES: 'all' } }),
};
/**
 * Pictures are part of the stories, and the tests of the server part of the units: these suites are for those who ask for them, the
 * pictures alone, and the server on the embedded database as well as on PostgreSQL.
 */
export const usual = Object.keys(suites).filter((name) => !['visual', 'databases'].includes(name));
