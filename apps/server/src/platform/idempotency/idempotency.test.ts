import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothDatabases, type TestDatabase } from '../../testing/databases.ts';
import { form, startApp, type TestApp } from '../../testing/start-app.ts';
import { callers, stubApi } from '../../testing/stub-api.ts';
import { createIdempotencyKeys } from './keys.ts';
import { deleteExpiredKeys } from './store.ts';

const silent = { warn: () => {} } as never;
const address = (path: string) => JSON.stringify([`https://listings.example.com/${path}`]);

describe.each(bothDatabases)('an Idempotency-Key on $name', ({ create, name: databaseName }) => {
  let made: TestDatabase;
  let server: TestApp;
  let owner: { token: string; id: string };
  let other: { token: string; id: string };
  const limits = {
    analysisStart: { name: 'analysis-start', most: 1000, withinSeconds: 3600 },
    analysisStartByAddress: { name: 'analysis-start-address', most: 1000, withinSeconds: 3600 },
  };
  beforeAll(async () => {
    made = await create();
    server = await startApp(made, { options: { limits } });
    owner = await server.register('owner');
    other = await server.register('other');
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  type Parts = Parameters<typeof form>[0];
  async function submit(key: string | null, parts: Parts, token = owner.token) {
    const { headers, ...request } = await form(parts);
    const answer = await server.as(token, { ...request, headers: { ...headers, ...(key === null ? {} : { 'idempotency-key': key }) } });
    return { status: answer.statusCode, body: answer.json(), retryAfter: answer.headers['retry-after'] };
  }
  const count = async () => (await server.app.database.db.selectFrom('analyses').select('id').execute()).length;
  const keys = () => server.app.database.db.selectFrom('idempotency_keys').selectAll().execute();

  const parts: Parts = [
    ['title', '中野'],
    ['files', { name: '賃料.csv', content: 'a,b\n1,2', type: 'text/csv' }],
    ['urls', address('1')],
  ];

  it('gives the same request the same answer, under whatever boundary, and begins one analysis', async () => {
    const key = randomUUID();
    const before = await count();
    const first = await submit(key, parts);
    expect(first.status).toBe(201);
    expect(await submit(key, parts)).toEqual(first);
    expect(await count()).toBe(before + 1);
    const { documents } = (await server.as(owner.token, { url: `/analysis/${first.body.job_id}/sources` })).json();
    expect(documents).toHaveLength(1);
  });

  it.each<[string, Parts]>([
    ['a title', [['title', '池袋'], ...parts.slice(1)]],
    [
      'a byte of a file',
      [parts[0] as Parts[0], ['files', { name: '賃料.csv', content: 'a,b\n1,3', type: 'text/csv' }], parts[2] as Parts[0]],
    ],
    ['an address', [...parts.slice(0, 2), ['urls', address('2')]]],
  ])('refuses another request: one with another %s', async (_what, changed) => {
    const key = randomUUID();
    await submit(key, parts);
    const before = await count();
    expect(await submit(key, changed)).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
    expect(await count()).toBe(before);
  });

  it('belongs to its user alone', async () => {
    const key = randomUUID();
    const mine = await submit(key, parts);
    const theirs = await submit(key, parts, other.token);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.job_id).not.toBe(mine.body.job_id);
  });

  it('lets one of many at once do the work; the others are told to wait', async () => {
    const key = randomUUID();
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(key, parts)));
    const done = answers.filter(({ status }) => status === 201);
    const waiting = answers.filter(({ status }) => status === 409);
    expect(done.length + waiting.length).toBe(8);
    expect(new Set(done.map(({ body }) => body.job_id)).size).toBe(1);
    for (const { body, retryAfter } of waiting) expect([body.code, Number(retryAfter)]).toEqual(['idempotency_in_progress', 5]);
    expect(await count()).toBe(before + 1);
    expect((await submit(key, parts)).body).toEqual(done[0]?.body);
  });

  it('is free again after a request that was refused', async () => {
    const key = randomUUID();
    expect((await submit(key, [['title', 'x']])).status).toBe(422);
    expect((await submit(key, [['files', { name: 'a.docx', content: 'x' }]])).status).toBe(415);
    expect((await submit(key, parts)).status).toBe(201);
  });

  it('is free again after a fault of the server, whose effect was taken back', async () => {
    const key = randomUUID();
    const before = await count();
    const { db } = server.app.database;
    // After the answer was kept, in the same transaction.
    await sql.raw(`create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`).execute(db);
    await sql.raw('create trigger broken before insert on analysis_sessions for each row execute function broken()').execute(db);
    expect((await submit(key, parts)).body.code).toBe('internal');
    await sql.raw('drop trigger broken on analysis_sessions').execute(db);
    expect(await count()).toBe(before);
    expect((await submit(key, parts)).status).toBe(201);
    expect(await count()).toBe(before + 1);
  });

  it('is free again when the sender goes away in the middle', async () => {
    const key = randomUUID();
    const { payload, headers } = await form([['files', { name: 'cut.csv', content: 'x,'.repeat(500_000) }]]);
    if (!server.app.http.server.listening) await server.app.http.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(server.app.http.listeningOrigin).port), '127.0.0.1');
    await once(socket, 'connect');
    const head = `POST /api/v1/analysis HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner.token}\r\nIdempotency-Key: ${key}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`;
    const held = async () => (await keys()).filter((row) => row.status === null).length;
    expect(await held()).toBe(0);
    socket.write(Buffer.concat([Buffer.from(head), payload.subarray(0, 300_000)]));
    await expect.poll(held).toBe(1);
    expect(await submit(key, parts)).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } });
    socket.destroy();
    await expect.poll(held).toBe(0);
    expect((await submit(key, parts)).status).toBe(201);
  });

  it('is not asked of anyone, and means nothing where the contract does not name it', async () => {
    const before = (await keys()).length;
    expect((await submit(null, parts)).status).toBe(201);
    for (let time = 0; time < 2; time += 1) {
      await server.as(null, {
        method: 'POST',
        url: '/login',
        headers: { 'idempotency-key': 'same' },
        payload: { email: 'owner@rimawari.test', password: 'secret-1' },
      });
    }
    expect((await keys()).length).toBe(before);
  });

  it.each(['', 'with space', 'ü', 'x'.repeat(256)])('has to be a short word: %j is none', async (key) => {
    const { headers, ...request } = await form(parts);
    const answer = await server.as(owner.token, { ...request, headers: { ...headers, 'idempotency-key': key } });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
  });

  it('holds after a restart, and one that a killed server held is free', async () => {
    const key = randomUUID();
    const first = await submit(key, parts);
    const killed = randomUUID();
    await createIdempotencyKeys(server.app.database.db, silent, {
      keptMs: 60_000,
      leaseMs: databaseName === 'PostgreSQL' ? 300 : 60_000,
    }).claim({ userId: owner.id }, 'createAnalysis', killed);
    await server.stop();
    server = await startApp(made, { options: { limits } });
    expect(await submit(key, parts)).toEqual(first);
    // A hold on a database that several processes share ends by itself.
    await expect.poll(async () => (await submit(killed, parts)).status).toBe(201);
  });

  it('is forgotten after its time, and then begins anew', async () => {
    const key = randomUUID();
    const first = await submit(key, parts);
    const { db } = server.app.database;
    const rows = (await keys()).length;
    const tomorrow = new Date(Date.now() + 24 * 3_600_000 + 1000);
    await deleteExpiredKeys(db, new Date(Date.now() + 23 * 3_600_000));
    expect((await keys()).length).toBe(rows);
    await deleteExpiredKeys(db, tomorrow);
    expect(await keys()).toEqual([]);
    expect((await submit(key, parts)).body.job_id).not.toBe(first.body.job_id);
  });

  it('does not let an attempt that was thought dead keep its answer after all', async () => {
    const { db } = server.app.database;
    const impatient = createIdempotencyKeys(db, silent, { keptMs: 60_000, leaseMs: 1 });
    const key = randomUUID();
    const late = await impatient.claim({ userId: owner.id }, 'createAnalysis', key);
    await expect
      .poll(async () =>
        impatient.claim({ userId: owner.id }, 'createAnalysis', key).then(
          () => 'taken',
          () => 'held',
        ),
      )
      .toBe('taken');
    if (late.kind !== 'first') throw new Error('it was the first');
    await expect(late.keep(db, 'print', { status: 201, body: {} })).rejects.toMatchObject({ code: 'idempotency_in_progress' });
  });

  it('works for any operation that the contract marks, its answer kept when the handler is done', async () => {
    let paid = 0;
    const app = await stubApi(
      {
        createCheckoutSession: async ({ idempotencyKey }) => {
          paid += 1;
          return { status: 200, body: { checkout_url: `https://checkout.example/${idempotencyKey}/${paid}` } };
        },
      },
      {
        keys: createIdempotencyKeys(server.app.database.db, silent),
        schemes: { bearer: async () => ({ ...(callers.user as NonNullable<(typeof callers)['user']>), userId: owner.id }) },
      },
    );
    const body = { price_id: 'price_1', success_url: 'https://a.example/s', cancel_url: 'https://a.example/c' };
    const checkout = async (payload: object) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/stripe/create-checkout-session',
        headers: { 'idempotency-key': 'k1' },
        payload,
      });
      return [answer.statusCode, answer.json()];
    };
    const first = await checkout(body);
    expect(first).toEqual([200, { checkout_url: 'https://checkout.example/k1/1' }]);
    expect(await checkout({ cancel_url: body.cancel_url, success_url: body.success_url, price_id: 'price_1' })).toEqual(first);
    expect(await checkout({ ...body, price_id: 'price_2' })).toMatchObject([409, { code: 'idempotency_conflict' }]);
    expect(paid).toBe(1);
    await app.close();
  });
});
