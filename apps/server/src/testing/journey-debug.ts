import type { LightMyRequestResponse } from 'fastify';
import type { StableValues } from './stable-values.ts';
import type { TestApp } from './start-app.ts';
import { until } from './until.ts';

export interface DebugJourney {
  server: TestApp;
  /** Token of an administrator. */
  admin: string;
  /** An analysis that is completed. */
  analysisId: string;
  /** An address whose pages are not read before `release`. */
  slowUrl: string;
  release: () => void;
  stable: StableValues;
  keep: (name: string, answer: LightMyRequestResponse, body?: (text: string) => unknown) => void;
}

/** Looks into a completed analysis, and runs a part of it again. */
export async function debugAnswers({ server, admin, analysisId, slowUrl, release, stable, keep }: DebugJourney): Promise<void> {
  const console = `/admin/debug/analysis/${analysisId}`;
  const ask = (url: string) => server.as(admin, { url });
  const start = (payload: object) => server.as(admin, { method: 'POST', url: `${console}/run`, payload });
  const reaches = (task: string, isThere: (status: string) => boolean) =>
    until(
      'a status of a task',
      () => ask(`/admin/worker/task/${task}`),
      (answer) => isThere(answer.json().status),
    );

  const sessions = await ask(`${console}/sessions`);
  const base: string = sessions.json().latest_session;
  stable.name(base, '20261118T021409512Z-4f1c');
  keep('/admin/debug/analysis/{id}/sessions get 200 application/json one', sessions);
  keep('/admin/debug/analysis/{id}/files get 200 application/json folder', await ask(`${console}/files?session=${base}&path=sources`));
  const page = `session=${base}&path=sources/listing.html`;
  keep('/admin/debug/analysis/{id}/file get 200 application/json page', await ask(`${console}/file?${page}`));
  keep('/admin/debug/analysis/{id}/content get 200 application/octet-stream page', await ask(`${console}/content?${page}`));

  keep(
    '/admin/debug/analysis/{id}/explanation get 200 application/json price',
    await ask(`${console}/explanation?session=${base}&field=price_jpy`),
  );

  const started = await start({ steps: ['pdf_generation', 'data_extraction'], base_session: base, url_override: slowUrl });
  const task: string = started.json().task_id;
  stable.name(task, '3be0d7c2-11f4-4a06-8a7d-5c9e20b4f6a1');
  keep('/admin/debug/analysis/{id}/run post 202 application/json queued', started);
  const running: string = (await ask(`${console}/sessions`)).json().latest_session;
  stable.name(running, '20261120T061500000Z-9a2e');
  keep('/admin/worker/task/{id} get 200 application/json started', await reaches(task, (status) => status === 'STARTED'));
  keep('/admin/debug/analysis/{id}/run post 409 application/json running', await start({ steps: ['enrichments'], base_session: running }));
  release();
  keep('/admin/worker/task/{id} get 200 application/json completed', await reaches(task, (status) => status === 'SUCCESS'));
  keep(
    '/admin/debug/analysis/{id}/difference get 200 application/json other',
    await ask(`${console}/difference?from=${base}&to=${running}`),
    // The amounts are those of the engine of the day.
    (text) => ({ ...JSON.parse(text), effect: null }),
  );
}
