import { randomUUID } from 'node:crypto';
import { problemStatuses } from '@rimawari/api/limits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '../../../../../tests/deadline.ts';
import { notServedYet } from '../../../../../tests/repository/not-served-yet.ts';
import { providerInMemory } from '../../billing/payments/testing/provider-in-memory.ts';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { fakeSteps } from '../../testing/fake-pipeline.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { attemptLimits } from '../attempts/limits.ts';
import { type OperationId, readContract } from './contract.ts';

type Row = [anonymous: number, deactivated: number, owner: number, otherUser: number, administrator: number];

/**
 * What every operation answers to whom. The analysis is the owner's and completed; bodies are empty, so 422 means the
 * caller was let in. Whoever was deactivated is nobody, also with a session from before. 404 of an administrator is an operation that nothing serves yet, or an object that is not there.
 * Every feature is on.
 */
const table: Record<OperationId, Row> = {
  register: [422, 422, 422, 422, 422],
  login: [422, 422, 422, 422, 422],
  logout: [401, 401, 204, 204, 204],
  getMe: [401, 401, 200, 200, 200],
  getAccount: [401, 401, 200, 200, 200],
  updateAccount: [401, 401, 422, 422, 422],
  changeOwnPassword: [401, 401, 422, 422, 422],
  listSessions: [401, 401, 200, 200, 200],
  endOtherSessions: [401, 401, 204, 204, 204],
  // Of nobody: the path holds the id of the analysis.
  endSession: [401, 401, 404, 404, 404],
  getDataExport: [401, 401, 200, 200, 200],
  // Before one is asked for.
  downloadDataExport: [401, 401, 404, 404, 404],
  requestDataExport: [401, 401, 202, 202, 202],
  deleteMe: [401, 401, 422, 422, 422],
  getOwnDefaults: [401, 401, 200, 200, 200],
  putOwnDefaults: [401, 401, 422, 422, 422],
  deleteOwnDefaults: [401, 401, 204, 204, 204],
  forgotPassword: [422, 422, 422, 422, 422],
  resendCode: [422, 422, 422, 422, 422],
  resendVerification: [422, 422, 422, 422, 422],
  resetPassword: [422, 422, 422, 422, 422],
  verifyEmail: [422, 422, 422, 422, 422],
  getConfig: [200, 200, 200, 200, 200],
  listAnalyses: [401, 401, 200, 200, 200],
  createAnalysis: [401, 401, 415, 415, 415],
  getAnalysis: [401, 401, 200, 404, 200],
  // Without the ids that it asks for.
  // Two analyses of the owner's; an administrator has no part in them either.
  compareAnalyses: [401, 401, 200, 404, 404],
  renameAnalysis: [401, 401, 422, 422, 422],
  deleteAnalysis: [401, 401, 204, 404, 404],
  restoreAnalysis: [401, 401, 200, 404, 404],
  getAnalysisStatus: [401, 401, 200, 404, 200],
  cancelAnalysis: [401, 401, 409, 404, 404],
  getAnalysisFacts: [401, 401, 200, 404, 404],
  explainChange: [401, 401, 200, 404, 404],
  correctAnalysis: [401, 401, 422, 422, 422],
  listShares: [401, 401, 200, 404, 404],
  createShare: [401, 401, 422, 422, 422],
  revokeShare: [401, 401, 404, 404, 404],
  listScenarios: [401, 401, 200, 404, 404],
  saveScenario: [401, 401, 422, 422, 422],
  updateScenario: [401, 401, 422, 422, 422],
  deleteScenario: [401, 401, 404, 404, 404],
  // Of no link: whoever has a token is anyone.
  getShared: [404, 404, 404, 404, 404],
  getSharedFragment: [404, 404, 404, 404, 404],
  // The path holds no slug of a sample.
  getSample: [422, 422, 422, 422, 422],
  getSampleFragment: [422, 422, 422, 422, 422],
  getSampleReport: [422, 422, 422, 422, 422],
  getAnalysisSources: [401, 401, 200, 404, 200],
  downloadSource: [401, 401, 200, 404, 200],
  getFragment: [401, 401, 200, 404, 200],
  downloadReport: [401, 401, 200, 404, 200],
  listPlans: [200, 200, 200, 200, 200],
  createCheckoutSession: [401, 401, 422, 422, 422],
  listPayments: [401, 401, 200, 200, 200],
  createPortalSession: [401, 401, 422, 422, 422],
  receiveStripeWebhook: [400, 400, 400, 400, 400],
  getAdminStats: [401, 401, 403, 403, 200],
  getAdminCharts: [401, 401, 403, 403, 200],
  listUsers: [401, 401, 403, 403, 200],
  getUser: [401, 401, 403, 403, 404],
  updateUser: [401, 401, 403, 403, 422],
  deleteUser: [401, 401, 403, 403, 404],
  changeUserPassword: [401, 401, 403, 403, 422],
  listJobs: [401, 401, 403, 403, 200],
  readAuditLog: [401, 401, 403, 403, 200],
  retryJob: [401, 401, 403, 403, 409],
  getWorkerTask: [401, 401, 403, 403, 404],
  listDebugSessions: [401, 401, 403, 403, 200],
  listDebugFiles: [401, 401, 403, 403, 422],
  readDebugFile: [401, 401, 403, 403, 422],
  readDebugContent: [401, 401, 403, 403, 422],
  compareDebugSessions: [401, 401, 403, 403, 422],
  explainDebugField: [401, 401, 403, 403, 422],
  startDebugRun: [401, 401, 403, 403, 422],
  listBenchmarkProfiles: [401, 401, 403, 403, 200],
  createBenchmarkProfile: [401, 401, 403, 403, 422],
  updateBenchmarkProfile: [401, 401, 403, 403, 422],
  deleteBenchmarkProfile: [401, 401, 403, 403, 404],
  listBenchmarkRuns: [401, 401, 403, 403, 200],
  createBenchmarkRun: [401, 401, 403, 403, 422],
  getBenchmarkRun: [401, 401, 403, 403, 404],
  cancelBenchmarkRun: [401, 401, 403, 403, 404],
  deleteBenchmarkRun: [401, 401, 403, 403, 404],
  getBenchmarkExtraction: [401, 401, 403, 403, 422],
  getHealth: [200, 200, 200, 200, 200],
  getReadiness: [200, 200, 200, 200, 200],
};

const operations = readContract().operations;
const administrator = { ADMIN_EMAIL: 'admin@rimawari.test', ADMIN_PASSWORD: 'secret-1' };

/** Bodies that are let in. */
const bodies: Record<string, object> = {
  renameAnalysis: { title: 'x' },
  correctAnalysis: { floor: 2 },
  createShare: { days: 30 },
  saveScenario: { name: 'x', inputs: {} },
  updateScenario: { name: 'x' },
};

/** What an operation must be asked with to be let in, where no body says it. */
const queries: Partial<Record<OperationId, (path: Record<string, string>) => string>> = {
  compareAnalyses: ({ id, second }) => `?ids=${id},${second}`,
};

/** Operations that change what others read: they have an analysis of their own. */
const onPassing: readonly OperationId[] = ['deleteAnalysis', 'restoreAnalysis'];

/** Operations that name an analysis by its id: its owner's alone, and an administrator's where they read. */
const ofAnalyses = [...operations.values()].filter(({ path }) => path.startsWith('/analysis/{id}'));

describe('who may do what', () => {
  let made: TestDatabase;
  let server: TestApp;
  let path: Record<string, string>;
  /** A session of another user, which no test ends. */
  let stranger: string;
  /** A session of a user who was deactivated since. */
  let leaver: string;

  beforeAll(async () => {
    const [database] = testDatabases();
    if (database === undefined) throw new Error('there is always the embedded database');
    made = await database.create();
    const steps = fakeSteps({
      html_report: async ({ session }) => {
        await session.writeFile('fragment.html', 'x');
        await session.writeFile('report.html', 'x');
        return { fragment: 'fragment.html', standalone: 'report.html', pages: {}, pdf: null, pdf_missing_because: 'no browser' };
      },
    });
    server = await startApp(made, {
      steps,
      environment: { ...administrator, DEBUG_MODE: 'true', BENCHMARK_ENABLED: 'true' },
      options: {
        provider: providerInMemory().settings,
        // The table signs in three times an operation, from one address.
        limits: { signInByAddress: { ...attemptLimits.signInByAddress, most: 1000 } },
      },
    });
    const owner = (await server.register('owner')).token;
    const completed = async (content: string): Promise<string> => {
      const { job_id } = (await server.as(owner, await form([['files', { name: 'a.csv', content }]]))).json();
      await vi.waitFor(
        async () => expect((await server.as(owner, { url: `/analysis/${job_id}/status` })).json().status).toBe('completed'),
        patience,
      );
      return job_id;
    };
    const [id, second, passing] = [await completed('a'), await completed('b'), await completed('c')];
    const [source] = (await server.as(owner, { url: `/analysis/${id}/sources` })).json().documents;
    path = { id, second, passing, sourceId: source.id };
    await server.register('other');
    stranger = (await server.register('stranger')).token;
    leaver = (await server.register('leaver')).token;
    await server.app.database.db.updateTable('users').set({ is_active: false }).where('email', '=', 'leaver@rimawari.test').execute();
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  /** A session of its own for each request, since logging out ends it. */
  async function tokenOf(who: string): Promise<string> {
    const answer = await server.as(null, {
      method: 'POST',
      url: '/login',
      payload: { email: `${who}@rimawari.test`, password: 'secret-1' },
    });
    return answer.json().access_token;
  }

  it('has a row for every operation of the contract', () => {
    expect(Object.keys(table).sort()).toEqual([...operations.keys()].sort());
  });

  it('knows which operations are not served yet, and serves none that the contract does not know', () => {
    const served = new Set(server.app.served);
    expect([...served].filter((id) => !operations.has(id))).toEqual([]);
    expect([...notServedYet].sort()).toEqual([...operations.keys()].filter((id) => !served.has(id)).sort());
    for (const id of notServedYet) expect(table[id][4]).toBe(404);
  });

  it.each(Object.entries(table))('%s answers %j', async (operationId, expected) => {
    const rule = operations.get(operationId);
    if (rule === undefined) throw new Error('no such operation');
    // Nobody has asked for a copy of their data, whatever came before.
    if (rule.id === 'downloadDataExport') await server.app.database.db.deleteFrom('data_exports').execute();
    const named: Record<string, string | undefined> = onPassing.includes(rule.id) ? { ...path, id: path.passing } : path;
    const query = queries[rule.id]?.(path) ?? '';
    const url = rule.path.replace(/{(\w+)}/g, (_, name: string) => named[name] ?? randomUUID()) + query;
    const answers: number[] = [];
    for (const who of [null, 'leaver', 'owner', 'other', 'admin']) {
      const token = who === null ? null : who === 'leaver' ? leaver : await tokenOf(who);
      const answer = await server.as(token, { method: rule.method as 'GET', url, headers: { 'stripe-signature': 'x' } });
      answers.push(answer.statusCode);
      if (answer.statusCode >= 400) expect(problemStatuses[answer.json().code as keyof typeof problemStatuses]).toBe(answer.statusCode);
    }
    expect(answers).toEqual(expected);
  });

  it.each(ofAnalyses.map(({ id }) => id))('%s answers another user as if the analysis did not exist', async (operationId) => {
    const rule = operations.get(operationId);
    if (rule === undefined) throw new Error('no such operation');
    const body = bodies[operationId];
    const ask = async (analysisId: string, query: string) => {
      const url = rule.path.replace('{id}', analysisId).replace('{sourceId}', path.sourceId ?? '');
      const answer = await server.as(stranger, { method: rule.method as 'GET', url: `${url}${query}`, ...(body && { payload: body }) });
      return [answer.statusCode, answer.json()];
    };
    for (const query of operationId === 'getFragment'
      ? ['', '?path=method.html']
      : operationId === 'downloadReport'
        ? ['?format=pdf', '?format=json', '?format=tables', '?format=bank']
        : [''])
      expect(await ask(path.id ?? '', query)).toEqual(await ask(randomUUID(), query));
  });

  it('answers another user’s comparison as if the analyses did not exist', async () => {
    const ask = async (ids: string[]) => {
      const answer = await server.as(stranger, { url: `/analyses/compare?ids=${ids.join(',')}` });
      return [answer.statusCode, answer.json()];
    };
    const nobodys = await ask([randomUUID(), randomUUID()]);
    expect(nobodys[0]).toBe(404);
    expect(await ask([path.id ?? '', path.second ?? ''])).toEqual(nobodys);
    expect(await ask([path.id ?? '', randomUUID()])).toEqual(nobodys);
  });

  describe('what an analysis gives its owner', () => {
    let reader: string;
    let id: string;
    let sourceId: string;
    beforeAll(async () => {
      reader = (await server.register('reader')).token;
      id = (await server.as(reader, await form([['files', { name: 'a.csv', content: 'a' }]]))).json().job_id;
      await vi.waitFor(
        async () => expect((await server.as(reader, { url: `/analysis/${id}/status` })).json().status).toBe('completed'),
        patience,
      );
      sourceId = (await server.as(reader, { url: `/analysis/${id}/sources` })).json().documents[0].id;
    });

    it.each([
      '..',
      '../report.html',
      '..%2Freport.json',
      '%2e%2e%2fdata_extraction.json',
      '%252e%252e%252fdata_extraction.json',
      '..\\data_extraction.json',
      '..%5Cdata_extraction.json',
      '....//data_extraction.json',
      './data_extraction.json',
      '/etc/passwd',
      'file:///etc/passwd',
      'data_extraction.json',
      'final_analysis.json',
      'sources/listing.html',
      'method.html/../../data_extraction.json',
      'method.html%00.json',
      '%C0%AE%C0%AE/data_extraction.json',
      '．．／data_extraction.json',
      'CON',
      '~/.ssh/id_rsa',
    ])('gives nothing for path=%s', async (spelling) => {
      const answer = await server.as(reader, { url: `/analysis/${id}/fragment?path=${spelling}` });
      // What no text may hold is refused before it is looked for.
      expect([404, 422]).toContain(answer.statusCode);
      expect(answer.statusCode === 422).toBe(spelling.includes('%00'));
    });

    it('sends what people gave and what is made of it as attachments that nothing runs in', async () => {
      for (const url of [
        `/analysis/${id}/sources/${sourceId}`,
        `/analysis/${id}/report?format=html`,
        `/analysis/${id}/report?format=json`,
      ]) {
        const { headers, statusCode } = await server.as(reader, { url });
        expect([url, statusCode]).toEqual([url, 200]);
        expect(headers).toMatchObject({
          'content-disposition': expect.stringMatching(/^attachment;/),
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringContaining('sandbox'),
          'cache-control': 'private, no-store',
        });
      }
    });
  });

  it.each(['', 'Bearer', 'Bearer rw_unknown', 'Basic YTpi', 'Bearer a b'])('takes %j for no session', async (authorization) => {
    const answer = await server.app.http.inject({ url: '/api/v1/me', headers: { authorization } });
    expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'not_signed_in', detail: 'Sign in to continue' }]);
  });

  it('answers operations of a feature that is off as if they were not there, to anyone', async () => {
    const [database] = testDatabases();
    if (database === undefined) throw new Error('there is always the embedded database');
    const other = await database.create();
    const without = await startApp(other, { environment: administrator });
    const owner = (await without.register('owner')).token;
    const { access_token: admin } = (
      await without.as(null, { method: 'POST', url: '/login', payload: { email: 'admin@rimawari.test', password: 'secret-1' } })
    ).json();
    const featured = [...operations.values()].filter(({ feature }) => feature !== null);
    expect(new Set(featured.map(({ feature }) => feature))).toEqual(new Set(['debug_mode', 'benchmark_enabled']));
    for (const rule of featured) {
      const url = rule.path.replace(/{(\w+)}/g, () => randomUUID());
      const answers = [];
      for (const token of [null, owner, admin]) answers.push((await without.as(token, { method: rule.method as 'GET', url })).statusCode);
      expect([rule.id, ...answers]).toEqual([rule.id, 404, 404, 404]);
    }
    await without.stop();
    await other.remove();
  });

  it('refuses before it reads: an anonymous upload gets no further than its headers', async () => {
    const request = await form([['files', { name: 'x.docx', content: 'x' }]]);
    expect((await server.as(null, request)).statusCode).toBe(401);
    expect(await server.as(null, { url: '/analysis?page=nonsense' })).toMatchObject({ statusCode: 401 });
  });
});
