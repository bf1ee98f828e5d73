import type { Schemas } from '@rimawari/api';

export interface RunValues {
  runType: 'baseline' | 'candidate';
  label: string;
  profileId: string;
  /** One address a line. */
  urls: string;
  baselineRunId: string;
  /** Names of steps, separated by commas. */
  modules: string;
}

export const emptyRun: RunValues = { runType: 'baseline', label: '', profileId: '', urls: '', baselineRunId: '', modules: '' };

export const noProfile = 'Select a profile';
export const noUrls = 'Enter at least one property URL, one per line';
export const noBaseline = 'Select a completed baseline run';

export interface RunProblems {
  profile: string | null;
  urls: string | null;
  baseline: string | null;
}

export const noProblems: RunProblems = { profile: null, urls: null, baseline: null };

/** What stands on the lines of a text, trimmed, without blank lines. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What stands between the commas of a text, trimmed, without empty parts. */
export function modulesOf(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Runs that a candidate may be compared with. */
export function baselinesOf(runs: readonly Schemas['BenchmarkRun'][]): Schemas['BenchmarkRun'][] {
  return runs.filter(({ run_type, status }) => run_type === 'baseline' && status === 'completed');
}

export function runProblems(values: RunValues): RunProblems {
  const isBaseline = values.runType === 'baseline';
  return {
    profile: values.profileId === '' ? noProfile : null,
    urls: isBaseline && linesOf(values.urls).length === 0 ? noUrls : null,
    baseline: !isBaseline && values.baselineRunId === '' ? noBaseline : null,
  };
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23', timeZone: 'UTC' });

/** The run as the server takes it. Without a label it is named by its type and the time. */
export function runCreationOf(values: RunValues, now: Date): Schemas['BenchmarkRunCreation'] {
  const modules = modulesOf(values.modules);
  const common = {
    run_type: values.runType,
    label: values.label.trim() || `${values.runType} ${moment.format(now)} UTC`,
    profile_id: values.profileId,
    ...(modules.length === 0 ? {} : { modules }),
  };
  return values.runType === 'baseline' ? { ...common, urls: linesOf(values.urls) } : { ...common, baseline_run_id: values.baselineRunId };
}
