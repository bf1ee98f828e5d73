import { runOf, runsOf } from '@rimawari/api/testing';
import { describe, expect, test } from 'vitest';
import { noName, notAnObject, notJson, profileValuesOf, readProfile } from './profile-form.ts';
import { baselinesOf, emptyRun, noBaseline, noProfile, noUrls, runCreationOf, runProblems } from './run-form.ts';

describe('the form of a profile', () => {
  const problemsOf = (name: string, config: string) => readProfile({ name, description: '', config }).problems;

  test('needs a name and a configuration that is a JSON object', () => {
    expect(problemsOf(' ', '{}')).toEqual({ name: noName, config: null });
    expect(problemsOf('x', '{')).toEqual({ name: null, config: notJson });
    for (const text of ['null', '[]', '3', '"text"', 'true']) expect(problemsOf('x', text)?.config).toBe(notAnObject);
    expect(problemsOf('x', '{"readers":{}}')).toBeNull();
  });

  test('sends a description only when there is one', () => {
    expect(readProfile({ name: ' OCR ', description: ' ', config: '{}' }).creation).toEqual({ name: 'OCR', description: null, config: {} });
  });

  test('shows a stored profile as it can be sent again', () => {
    const profile = { id: 'p', name: 'OCR', description: null, config: { readers: { sheets: 1 } }, is_default: false };
    expect(readProfile(profileValuesOf(profile)).creation).toEqual({ name: 'OCR', description: null, config: { readers: { sheets: 1 } } });
  });
});

describe('the form of a run', () => {
  const now = new Date('2026-11-20T05:40:07.123Z');

  test('a baseline needs a profile and an address, a candidate a baseline', () => {
    expect(runProblems(emptyRun)).toEqual({ profile: noProfile, urls: noUrls, baseline: null });
    expect(runProblems({ ...emptyRun, runType: 'candidate', profileId: 'p' })).toEqual({ profile: null, urls: null, baseline: noBaseline });
  });

  test('addresses are lines and modules are parted by commas, trimmed, blanks dropped', () => {
    const run = runCreationOf(
      { ...emptyRun, profileId: 'p', urls: ' https://a.example \n\n\thttps://b.example', modules: ' pdf_generation ,, data_extraction' },
      now,
    );
    expect(run).toMatchObject({ urls: ['https://a.example', 'https://b.example'], modules: ['pdf_generation', 'data_extraction'] });
  });

  test('without a label a run is named by its type and the time', () => {
    expect(runCreationOf({ ...emptyRun, profileId: 'p', urls: 'https://a.example' }, now).label).toBe(
      'baseline Nov 20, 2026, 05:40:07 UTC',
    );
    expect(runCreationOf({ ...emptyRun, label: ' mine ' }, now).label).toBe('mine');
  });

  test('a candidate sends its baseline and no addresses', () => {
    const run = runCreationOf({ ...emptyRun, runType: 'candidate', profileId: 'p', urls: 'https://a.example', baselineRunId: 'b' }, now);
    expect(run).toEqual({ run_type: 'candidate', label: 'candidate Nov 20, 2026, 05:40:07 UTC', profile_id: 'p', baseline_run_id: 'b' });
  });

  test('only completed baseline runs can be chosen', () => {
    expect(baselinesOf(runsOf('several')).map(({ id }) => id)).toEqual([runOf('baseline').id]);
  });
});
