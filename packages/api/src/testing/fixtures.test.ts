import { describe, expect, it } from 'vitest';
import type { Schemas } from '../schemas.ts';
import { faultsOf } from './contract.ts';
import * as fixtures from './index.ts';

const listed = (name: keyof Schemas) => ({ type: 'array', items: { $ref: `#/components/schemas/${name}` } }) as never;

const entities = [
  ['userOf', fixtures.userOf, 'User'],
  ['accountOf', fixtures.accountOf, 'Account'],
  ['sessionsOf', fixtures.sessionsOf, 'SessionList'],
  ['dataExportOf', fixtures.dataExportOf, 'DataExport'],
  ['challengeOf', fixtures.challengeOf, 'MfaChallenge'],
  ['configOf', fixtures.configOf, 'RuntimeConfig'],
  ['problemOf', fixtures.problemOf, 'Problem'],
  ['analysisOf', fixtures.analysisOf, 'AnalysisJob'],
  ['analysisListOf', fixtures.analysisListOf, 'AnalysisList'],
  ['statusOf', fixtures.statusOf, 'StatusResponse'],
  ['sourcesOf', fixtures.sourcesOf, 'SourcesResponse'],
  ['plansOf', fixtures.plansOf, listed('Plan')],
  ['paymentsOf', fixtures.paymentsOf, listed('Payment')],
  ['statsOf', fixtures.statsOf, 'AdminStats'],
  ['chartsOf', fixtures.chartsOf, 'AdminCharts'],
  ['auditOf', fixtures.auditOf, 'AuditLog'],
  ['usersOf', fixtures.usersOf, 'UserList'],
  ['jobsOf', fixtures.jobsOf, 'AdminJobList'],
  ['debugSessionsOf', fixtures.debugSessionsOf, 'DebugSessions'],
  ['debugFilesOf', fixtures.debugFilesOf, 'DebugFiles'],
  ['debugFileOf', fixtures.debugFileOf, 'DebugFilePreview'],
  ['debugDifferenceOf', fixtures.debugDifferenceOf, 'DebugDifference'],
  ['debugExplanationOf', fixtures.debugExplanationOf, 'DebugExplanation'],
  ['taskOf', fixtures.taskOf, 'WorkerTask'],
  ['profileOf', fixtures.profileOf, 'BenchmarkProfile'],
  ['profilesOf', fixtures.profilesOf, listed('BenchmarkProfile')],
  ['runOf', fixtures.runOf, 'BenchmarkRun'],
  ['runsOf', fixtures.runsOf, listed('BenchmarkRun')],
  ['extractionOf', fixtures.extractionOf, 'ExtractionComparison'],
] as const;

describe('every situation fits the contract, limits and formats included', () => {
  it.each(
    entities.flatMap(([name, fixture, schema]) => fixture.situations.map((situation) => [name, situation, fixture, schema] as const)),
  )('%s(%j)', (_, situation, fixture, schema) => {
    expect(faultsOf(schema, (fixture as (name: string) => unknown)(situation))).toEqual([]);
  });

  it('sign-in answers and details too', () => {
    for (const situation of fixtures.userOf.situations) expect(faultsOf('LoginResponse', fixtures.loginOf(situation))).toEqual([]);
    for (const situation of fixtures.analysisOf.situations)
      expect(faultsOf('AnalysisDetail', fixtures.analysisDetailOf(situation))).toEqual([]);
  });
});

describe('fixtures', () => {
  it('are fresh each time, so that a test cannot change what another sees', () => {
    fixtures.analysisListOf('one page').jobs.length = 0;
    expect(fixtures.analysisListOf('one page').jobs).toHaveLength(4);
  });

  it('page a history without repeating an analysis', () => {
    const ids = Array.from({ length: 10 }, (_, page) => fixtures.analysisPageOf(94, page + 1).jobs).flatMap((jobs) =>
      jobs.map((job) => job.job_id),
    );
    expect(new Set(ids).size).toBe(94);
  });

  it('give a page past the end as an empty list', () => {
    expect(fixtures.analysisPageOf(94, 11)).toMatchObject({ jobs: [], total: 94 });
    expect(fixtures.usersPageOf(187, 200)).toEqual({ users: [], total: 187 });
    expect(fixtures.jobsPageOf(412, 400).jobs).toHaveLength(12);
  });

  it('run an analysis from queued to its end', () => {
    expect(fixtures.statusRunOf('completed').map(({ status }) => status)).toEqual(['pending', 'processing', 'processing', 'completed']);
  });
});
