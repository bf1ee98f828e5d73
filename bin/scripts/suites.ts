// The suites of `npm test`, one by one, and how each is counted.
import { join } from 'node:path';
import { hasPinnedBrowser } from '../../.storybook/browser.ts';
import { runStories, tellFindings } from '../../.storybook/run-stories.ts';
import { forgetTexts } from '../../.storybook/story-texts.ts';
import { unitFiles } from '../../tests/unit-files.ts';
import { runChecks } from './check.ts';
import { root, runCommand, tool } from './command.ts';
import { type Count, countPlaywright, countVitest, nothing, oneFailed, sum, withCode } from './counts.ts';
import { filesOf, type Selection, storiesBeside, withReaders } from './selection.ts';

const reporters = (file: string): string[] => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];

interface VitestRun {
  /** What Vitest is asked to do. */
  verb?: readonly string[];
  more?: readonly string[];
  env?: Record<string, string>;
}

async function vitest(project: string, folder: string, { verb = ['run'], more = [], env = {} }: VitestRun = {}): Promise<Count> {
  const file = join(folder, `${project}.json`);
  const command = [...verb, '--project', project, ...reporters(file), ...more];
  const code = await runCommand(tool('vitest'), command, { env: { ...process.env, ...env } });
  return withCode(countVitest(file), code);
}

async function unit(folder: string, { words, changed }: Selection): Promise<Count> {
  if (changed?.length === 0) return nothing;
  if (changed !== null) return vitest('unit', folder, { verb: ['related', '--run'], more: ['--passWithNoTests', ...withReaders(changed)] });
  return vitest('unit', folder, { more: words.length === 0 ? [] : filesOf(unitFiles, words) });
}

const isCi = ['true', '1'].includes(process.env.CI ?? '');

const storyFiles = ['packages/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'];

/** Stories, with their pictures where the pinned browser runs, and then what all of them showed. */
async function stories(folder: string, { words, changed }: Selection): Promise<Count> {
  const asked = changed === null && words.length === 0 ? null : changed === null ? filesOf(storyFiles, words) : storiesBeside(changed);
  if (asked?.length === 0) return nothing;
  const hasPictures = hasPinnedBrowser();
  if (!hasPictures) process.stderr.write('Pictures are not compared: the pinned browser runs on Linux x64 only.\n');
  const file = join(folder, 'stories.json');
  await forgetTexts();
  const code = await runStories(hasPictures ? 'with-tests' : 'none', [...reporters(file), ...(asked ?? [])]);
  const played = withCode(countVitest(file), code);
  // A changed picture has failed its story; one that is of no story any more has none to fail.
  const differing = hasPictures ? await tellFindings(asked ?? []) : 0;
  const pictures: Count =
    played.failed === 0 && differing > 0
      ? { passed: 0, failed: differing, failures: [`${differing} stored pictures differ or belong to no story`] }
      : nothing;
  // In CI pictures are never left out in silence.
  const leftOut = !hasPictures && isCi ? oneFailed('pictures were not compared: the pinned browser does not run here') : nothing;
  // What all stories showed is known where all were read.
  return sum(played, pictures, leftOut, asked === null ? await vitest('rendered', folder) : nothing);
}

async function playwright(folder: string, { words, changed }: Selection): Promise<Count> {
  const specs = changed?.filter((name) => /^tests\/e2e\/.*\.spec\.ts$/.test(name));
  if (specs?.length === 0) return nothing;
  const asked = specs ?? (words.length === 0 ? [] : filesOf(['tests/e2e/*.spec.ts'], words));
  const file = join(folder, 'e2e.json');
  const code = await runCommand(tool('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts', ...asked], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return withCode(countPlaywright(file), code);
}

async function visual(): Promise<Count> {
  const code = await runCommand(process.execPath, [join(root, '.storybook/visual.run.ts')]);
  return code === 0 ? { passed: 1, failed: 0, failures: [] } : oneFailed('stored pictures differ');
}

/** The longest first. Each is given a folder for what it reports. */
export const suites: Record<string, (folder: string, selection: Selection) => Promise<Count>> = {
  unit,
  stories,
  e2e: playwright,
  check: (_, { changed }) => runChecks(changed),
  visual,
  databases: (folder, { words }) =>
    vitest('unit', folder, {
      more: words.length === 0 ? ['apps/server/src'] : filesOf(['apps/server/src/**/*.test.ts'], words),
      env: { TEST_DATABASES: 'all' },
    }),
};
/**
 * Pictures are part of the stories, and the tests of the server part of the units: these suites are for those who ask for them, the
 * pictures alone, and the server on the embedded database as well as on PostgreSQL.
 */
export const usual = Object.keys(suites).filter((name) => !['visual', 'databases'].includes(name));
