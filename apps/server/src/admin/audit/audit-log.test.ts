import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../../testing/databases.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

describe.each(testDatabases())('the audit log, read by an administrator, on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let admin: { token: string; id: string };
  let person: { token: string; id: string };
  beforeAll(async () => {
    made = await create();
    server = await startApp(made, { environment: { ADMIN_EMAIL: 'admin@rimawari.test', ADMIN_PASSWORD: 'minato-42' } });
    const payload = { email: 'admin@rimawari.test', password: 'minato-42' };
    const { access_token, user } = (await server.as(null, { method: 'POST', url: '/login', payload })).json();
    admin = { token: access_token, id: user.id };
    person = await server.register('person');
    await server.register('other');
    const patch = (payload: object) => server.as(admin.token, { method: 'PATCH', url: `/admin/users/${person.id}`, payload });
    await patch({ monthly_analysis_limit: 5 });
    await patch({ is_active: false });
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });

  const read = async (query: string): Promise<{ events: Record<string, unknown>[]; next: number | null }> =>
    (await server.as(admin.token, { url: `/admin/audit${query}` })).json();
  const kindsOf = async (query: string) => (await read(query)).events.map(({ kind }) => kind);

  it('tells who did what to whom, newest first', async () => {
    const { events, next } = await read('?by=administrators');
    expect(next).toBeNull();
    const people = { actor: { id: admin.id, email: 'admin@rimawari.test' }, user: { id: person.id, email: 'person@rimawari.test' } };
    expect(events).toMatchObject([
      { kind: 'user_deactivated', ...people, ip: '127.0.0.1', details: null },
      { kind: 'user_allowance_changed', ...people, details: { monthly_analysis_limit: 5 } },
    ]);
  });

  it('is read page by page, to its end, each event once', async () => {
    const all = await read('?limit=100');
    expect(all.next).toBeNull();
    const paged: unknown[] = [];
    let before: number | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(`?limit=2${before === null ? '' : `&before=${before}`}`);
      expect(page.events.length).toBeLessThanOrEqual(2);
      paged.push(...page.events);
      before = page.next;
    } while (before !== null);
    expect(paged).toEqual(all.events);
    expect(all.events.length).toBeGreaterThan(4);
  });

  it('is filtered by kind and by user, whether they did it or it was done to them', async () => {
    expect(await kindsOf('?kind=registered')).toEqual(['registered', 'registered']);
    expect(await kindsOf(`?user=${person.id}`)).toEqual(['user_deactivated', 'user_allowance_changed', 'registered']);
    expect(await kindsOf(`?user=${admin.id}&kind=user_deactivated`)).toEqual(['user_deactivated']);
    expect(await kindsOf('?user=x')).toEqual([]);
    expect(await kindsOf('?kind=never_heard_of')).toEqual([]);
    expect((await server.as(person.token, { url: '/admin/audit' })).statusCode).toBe(401);
  });
});
