import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles, root } from './source-files.ts';

/** Files that run as part of a test, in Node or in a page. */
const ofTests = /\.(test|spec|prove|stories)\.tsx?$|\/testing\/.*\.tsx?$|^(tests\/(?!bench\/)|\.storybook\/|vitest\.config).*\.tsx?$/;

/** What ends, delays or judges something by the clock. */
const marks = [
  { what: 'a time limit', pattern: /\btimeout: ?\d|[pP]atience\w* = \d|setDefault\w*Timeout\(\d|AbortSignal\.timeout\(\d/ },
  { what: 'a time limit', pattern: /^\s*\}, ?[\d_]{4,}\);$/ },
  { what: 'a wait', pattern: /\bsetTimeout\(|waitForTimeout\(/ },
  { what: 'a measured time', pattern: /performance\.now\(|\bcpuUsage\(|\bhrtime\b/ },
] as const;

/** Where that is right, and why. Every other test awaits what happens, under the limit of `tests/deadline.ts`. */
const allowed: Record<string, string> = {
  '.storybook/forced-colours.ts': 'lets the page draw, without a time',
  '.storybook/picture-command.ts': 'takes a picture again until two are alike',
  'apps/server/src/attacks/testing/guessing.ts': 'compares the times of two requests: an attacker would',
  'apps/server/src/analyses/step-queue/fault-injection.prove.ts': 'kills at a random moment',
  'apps/server/src/analyses/step-queue/sudden-end.prove.ts': 'kills at a random moment',
  'apps/server/src/testing/deletion-process.run.ts': 'asks again for what nothing announces',
  'apps/server/src/testing/fault-process.run.ts': 'works for a random time, and asks again for what nothing announces',
  'apps/server/src/testing/installation.ts': 'asks again for what nothing announces',
  'apps/server/src/testing/postgres-cluster.ts': 'starts again until the memory of a killed server is free',
  'apps/server/src/testing/queue-process.run.ts': 'asks again for what nothing announces',
  'apps/server/src/testing/speaking-process.ts': 'ends a wait at the deadline',
  'apps/server/src/testing/until.ts': 'asks again until the deadline',
  'tests/deadline.ts': 'measures the machine',
  'tests/repository/quick-patterns.test.ts': 'compares a pattern with a slow one',
  'tests/times-longer.ts': 'compares two pieces of work',
};

const found = projectFiles()
  .filter((file) => ofTests.test(file) && file !== 'tests/repository/time-limits.test.ts')
  .flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        marks.flatMap(({ what, pattern }) =>
          pattern.test(line) ? [{ file, text: `${file}:${index + 1} has ${what}: ${line.trim()}` }] : [],
        ),
      ),
  );

it('has no time limit, wait or measured time in a test but where the table says why', () => {
  expect(found.filter(({ file }) => !(file in allowed)).map(({ text }) => text)).toEqual([]);
});

it('names no place without such a mark', () => {
  expect(Object.keys(allowed).filter((file) => !found.some((entry) => entry.file === file))).toEqual([]);
});
