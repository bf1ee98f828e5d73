// What a suite's report says: how many tests passed and failed, and each that failed by its name.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './command.ts';

export interface Count {
  passed: number;
  failed: number;
  /** A line for each failed test: its file, its name, and the first line of what it said. */
  failures: readonly string[];
}

export const nothing: Count = { passed: 0, failed: 0, failures: [] };
/** What a suite counts that ended without a report. */
export const oneFailed = (why: string): Count => ({ passed: 0, failed: 1, failures: [why] });

export const sum = (...counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  failures: counts.flatMap(({ failures }) => failures),
});

/** A run may fail outside any test, for example by an unhandled rejection. */
export const withCode = (count: Count, code: number): Count =>
  code !== 0 && count.failed === 0
    ? { ...count, failed: 1, failures: [...count.failures, `a run ended with code ${code}, outside any test`] }
    : count;

const firstLine = (message: string | undefined): string =>
  stripVTControlCharacters(message ?? '')
    .split('\n', 1)[0]
    ?.slice(0, 200) ?? '';
const line = (file: string, name: string, message?: string): string =>
  [file, name, firstLine(message)].filter((part) => part !== '').join(' › ');

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] }[];
}

/** Vitest's JSON report: tests plus files that could not be loaded. */
export function countVitest(file: string): Count {
  if (!existsSync(file)) return oneFailed('a run of Vitest left no report');
  const report: { numPassedTests: number; numFailedTests: number; testResults: readonly VitestFile[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const broken = report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => line(relative(root, name), fullName, failureMessages?.[0])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [...failures, ...broken.map(({ name, message }) => line(relative(root, name), 'could not be loaded', message))],
  };
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    file: string;
    tests: readonly { status: string; results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
}

function failuresIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => line(file, title, results.flatMap(({ errors }) => errors)[0]?.message)),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

/** Playwright's JSON report. A test that passes only at the second try is a defect. */
export function countPlaywright(file: string): Count {
  if (!existsSync(file)) return oneFailed('a run of Playwright left no report');
  const report: { stats: { expected: number; unexpected: number; flaky: number }; suites: readonly PlaywrightSuite[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, failures: report.suites.flatMap(failuresIn) };
}
