import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '../testing/databases.ts';
import { type AttackedServer, password, startAttackedServer } from './testing/attacked-server.ts';
import { guessing } from './testing/guessing.ts';
import { inputs } from './testing/inputs.ts';
import { tokens } from './testing/tokens.ts';

const table = [...guessing, ...tokens, ...inputs];

describe('the table of attacks', () => {
  let made: TestDatabase;
  let server: AttackedServer;
  beforeAll(async () => {
    made = await testDatabases()[0].create();
    server = await startAttackedServer(made);
  });
  const secretsInLog = () => [...server.secrets].filter((secret) => server.log().includes(secret));
  afterAll(async () => {
    // Of all attacks, in whichever order they were tried.
    expect(secretsInLog()).toEqual([]);
    await server.stop();
    await made.remove();
  });

  it('has at least sixty cases, each of its own', () => {
    expect(table.length).toBeGreaterThanOrEqual(60);
    expect(new Set(table.map(({ input }) => input)).size).toBe(table.length);
  });

  it.each(table.map((attack) => [attack.input, attack] as const))('%s', async (_, attack) => {
    expect(await attack.try(server)).toEqual(attack.expected);
  });

  it('leaves no password, token or code in any line of the log', async () => {
    // What is logged are faults: of the mail server, and of the database while secrets are on their way.
    const victim = await server.victim();
    const link = await server.linkToken(victim.email, '/verify', 1);
    server.mails.refuseNext(550);
    await server.post('/forgot-password', { email: victim.email });
    await expect.poll(() => server.log()).toContain('An email was refused');
    await sql`alter table users rename to lost`.execute(server.db);
    const faults = [await server.signIn(victim.email), await server.post('/register', { email: 'a@b.test', password, full_name: 'N' })];
    const others = [(await server.send({ url: `/verify?token=${link}` })).statusCode, await server.me(victim.token)];
    await sql`alter table lost rename to users`.execute(server.db);
    expect([...faults, ...others]).toEqual(['500 internal', '500 internal', 500, '500 internal']);
    expect(server.log().split('A request failed with an unexpected error')).toHaveLength(5);
    expect([...server.secrets]).toEqual(expect.arrayContaining([password, victim.token, link]));
    expect(secretsInLog()).toEqual([]);
  });
});
