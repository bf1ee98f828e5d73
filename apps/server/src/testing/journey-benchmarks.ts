import type { LightMyRequestResponse } from 'fastify';
import type { StableValues } from './stable-values.ts';
import type { TestApp } from './start-app.ts';
import { until } from './until.ts';

export interface BenchmarkJourney {
  server: TestApp;
  /** Token of an administrator. */
  admin: string;
  stable: StableValues;
  keep: (name: string, answer: LightMyRequestResponse) => void;
}

/** Makes a profile, reads two properties as a baseline, reads them again as a candidate, and compares. */
export async function benchmarkAnswers({ server, admin, stable, keep }: BenchmarkJourney): Promise<void> {
  const ask = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    server.as(admin, { method, url: `/admin/benchmark${url}`, ...(payload === undefined ? {} : { payload }) });
  const ended = (id: string) =>
    until(
      'the end of a benchmark',
      () => ask('GET', `/runs/${id}`),
      (answer) => answer.json().summary !== null,
    );
  const profiles = '/admin/benchmark/profiles';
  const runs = '/admin/benchmark/runs';

  keep(`${profiles} get 200 application/json standard`, await ask('GET', '/profiles'));
  const own = { name: 'Definition lists only', description: 'Leaves tables out.', config: { readers: { forms: ['definition'] } } };
  const created = await ask('POST', '/profiles', own);
  const profileId: string = created.json().id;
  stable.name(profileId, 'bp_definitions');
  keep('BenchmarkProfile', created);
  keep('ProfileConflict application/json nameTaken', await ask('POST', '/profiles', own));
  keep('ProfileConflict application/json defaultProfile', await ask('DELETE', '/profiles/bp_default'));

  const urls = ['https://listings.example/nakano-sakaue-302', 'https://listings.example/ikebukuro-flats'];
  const begun = await ask('POST', '/runs', { run_type: 'baseline', label: 'baseline Nov 17, 2026, 09:30', profile_id: 'bp_default', urls });
  const baselineId: string = begun.json().id;
  stable.name(baselineId, 'br_0101');
  await ended(baselineId);
  keep(`${runs} get 200 application/json baseline`, await ask('GET', '/runs'));
  const candidate = { run_type: 'candidate', label: own.name, profile_id: profileId, baseline_run_id: baselineId };
  const started = await ask('POST', '/runs', candidate);
  const candidateId: string = started.json().id;
  stable.name(candidateId, 'br_0102');
  keep(`${runs} post 201 application/json candidate`, started);
  keep('BenchmarkRun', await ended(candidateId));
  keep(`${runs} post 409 application/json notCompleted`, await ask('POST', '/runs', { ...candidate, baseline_run_id: candidateId }));
  keep(`${runs}/{id} delete 409 application/json inUse`, await ask('DELETE', `/runs/${baselineId}`));
  keep(
    `${runs}/{id}/extraction get 200 application/json candidateMissing`,
    await ask('GET', `/runs/${baselineId}/extraction?slug=listings.example-nakano-sakaue-302`),
  );
  // Too many to be read before it is cancelled.
  const many = Array.from({ length: 60 }, (_, n) => `https://listings.example/${n}`);
  const third = await ask('POST', '/runs', { run_type: 'baseline', label: 'Cancelled', profile_id: 'bp_default', urls: many });
  stable.name(third.json().id, 'br_0103');
  keep(`${runs}/{id}/cancel post 200 application/json cancelled`, await ask('POST', `/runs/${third.json().id}/cancel`));
}
