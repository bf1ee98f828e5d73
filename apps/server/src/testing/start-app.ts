import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Ports } from '../analyses/pipeline/ports.ts';
import type { Step, StepName } from '../analyses/pipeline/step.ts';
import { type App, type AppOptions, createApp } from '../app.ts';
import type { PasswordSettings } from '../identity/passwords/service.ts';
import { type AttemptLimits, attemptLimits } from '../platform/attempts/limits.ts';
import { type Config, readConfig } from '../platform/config.ts';
import type { TestDatabase } from './databases.ts';
import { noPorts } from './fake-pipeline.ts';

export interface TestApp {
  app: App;
  config: Config;
  /** Registers someone and returns their token. */
  register(name: string): Promise<{ token: string; id: string }>;
  /** Sends a request as the owner of the token. */
  as(token: string | null, request: InjectOptions & { url: string }): Promise<LightMyRequestResponse>;
  stop(): Promise<void>;
}

/** Suites submit more at once than people do. */
const manyStarts: Partial<AttemptLimits> = {
  analysisStart: { ...attemptLimits.analysisStart, most: 100_000 },
  analysisStartByAddress: { ...attemptLimits.analysisStartByAddress, most: 100_000 },
};

/** Hashing is slow on purpose; what it protects in a test is forgotten a moment later. */
const quickPasswords: Partial<PasswordSettings> = { memoryKib: 1024, passes: 1, apart: false, inHand: 10_000 };

/** The server on a test's own database; steps run only where they are given. */
export async function startApp(
  made: TestDatabase,
  given: { environment?: Record<string, string>; options?: AppOptions; steps?: Record<StepName, Step>; ports?: Partial<Ports> } = {},
): Promise<TestApp> {
  // Suites sign administrators in again and again; those about codes say who is asked for one.
  const environment = { DATA_DIR: made.where.dataDir, MFA_POLICY: 'off', ...given.environment };
  const config = { ...readConfig(environment), databaseUrl: made.where.databaseUrl };
  const options = {
    ...given.options,
    limits: { ...manyStarts, ...given.options?.limits },
    passwords: { ...quickPasswords, ...given.options?.passwords },
  };
  const app = await createApp(config, options);
  if (given.steps !== undefined) await app.work({ ports: { ...noPorts, ...given.ports }, steps: given.steps });
  const as: TestApp['as'] = async (token, request) =>
    app.http.inject({
      ...request,
      url: `/api/v1${request.url}`,
      headers: { ...request.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    });
  return {
    app,
    config,
    as,
    register: async (name) => {
      const answer = await as(null, {
        method: 'POST',
        url: '/register',
        payload: { email: `${name}@rimawari.test`, password: 'secret-1', full_name: name },
      });
      if (answer.statusCode !== 201) throw new Error(`${name} could not register: ${answer.body}`);
      const { access_token, user } = answer.json<{ access_token: string; user: { id: string } }>();
      return { token: access_token, id: user.id };
    },
    stop: () => app.close(),
  };
}

export interface FormFile {
  name: string;
  content: Uint8Array<ArrayBuffer> | string;
  type?: string;
}

/** A multipart body as a browser sends it, parts in the given order. */
export async function form(
  parts: [string, string | FormFile][],
): Promise<{ method: 'POST'; url: string; payload: Buffer; headers: Record<string, string> }> {
  const data = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new File([value.content], value.name, { type: value.type ?? '' }));
  }
  const request = new Request('http://localhost', { method: 'POST', body: data });
  return {
    method: 'POST',
    url: '/analysis',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  };
}
