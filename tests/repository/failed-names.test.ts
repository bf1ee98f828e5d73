import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../bin/scripts/command.ts';
import { countPlaywright, countVitest, nothing, sum, withCode } from '../../bin/scripts/counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function reportOf(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('what a suite says of the tests that failed', () => {
  it('names a failed test of Vitest with the first line of its message, and a file that could not be loaded', () => {
    const count = countVitest(
      reportOf({
        numPassedTests: 2,
        numFailedTests: 1,
        testResults: [
          {
            name: join(root, 'packages/ui/src/slider/to-step.test.ts'),
            status: 'failed',
            message: '',
            assertionResults: [
              { fullName: 'steps are even', status: 'passed', failureMessages: [] },
              {
                fullName: 'steps end',
                status: 'failed',
                failureMessages: ['AssertionError: \u001b[31mexpected 1 to be 2\u001b[39m\n  at x'],
              },
            ],
          },
          { name: join(root, 'packages/ui/src/broken.test.ts'), status: 'failed', message: 'Cannot find module', assertionResults: [] },
        ],
      }),
    );
    expect(count).toEqual({
      passed: 2,
      failed: 2,
      failures: [
        'packages/ui/src/slider/to-step.test.ts › steps end › AssertionError: expected 1 to be 2',
        'packages/ui/src/broken.test.ts › could not be loaded › Cannot find module',
      ],
    });
  });

  it('names a failed journey of any depth, and one that passed only at the second try', () => {
    const failed = (message: string) => ({ results: [{ errors: [{ message }] }, { errors: [] }] });
    const count = countPlaywright(
      reportOf({
        stats: { expected: 5, unexpected: 1, flaky: 1 },
        suites: [
          {
            title: 'lab.spec.ts',
            specs: [{ title: 'by keys', file: 'lab.spec.ts', tests: [{ status: 'flaky', ...failed('Timeout\nmore') }] }],
            suites: [
              {
                title: 'on a phone',
                specs: [
                  { title: 'by finger', file: 'lab.spec.ts', tests: [{ status: 'unexpected', ...failed('No such row') }] },
                  { title: 'by pen', file: 'lab.spec.ts', tests: [{ status: 'expected', results: [{ errors: [] }] }] },
                ],
              },
            ],
          },
        ],
      }),
    );
    expect(count).toEqual({
      passed: 5,
      failed: 2,
      failures: ['lab.spec.ts › by keys › Timeout', 'lab.spec.ts › by finger › No such row'],
    });
  });

  it('counts a run that left no report, or ended with an error outside any test, as one failure', () => {
    expect(countVitest(join(folder, 'none.json')).failed).toBe(1);
    expect(countPlaywright(join(folder, 'none.json')).failed).toBe(1);
    expect(sum(nothing, withCode({ passed: 3, failed: 0, failures: [] }, 1))).toMatchObject({ passed: 3, failed: 1 });
    expect(withCode({ passed: 3, failed: 0, failures: [] }, 0)).toEqual({ passed: 3, failed: 0, failures: [] });
  });
});
