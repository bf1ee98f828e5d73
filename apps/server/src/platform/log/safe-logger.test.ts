import { Writable } from 'node:stream';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases, type TestDatabase } from '../../testing/databases.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import type { Tables } from '../database/tables.ts';
import { describeError } from './describe-error.ts';

const secret = 'kabutocho-42-secret';
const hash = '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2hoYXNoaGFzaA';
const user = { id: 'b3b1f2a0-1111-4222-8333-444455556666', email: `${secret}@example.com`, full_name: secret, password_hash: hash };
const values = { ...user, complimentary_analysis_credits: 0 };

describe.each(bothDatabases)('the log on $name', ({ create }) => {
  let made: TestDatabase;
  let server: TestApp;
  let db: Kysely<Tables>;
  let logged = '';
  beforeAll(async () => {
    made = await create();
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logged += chunk.toString();
        done();
      },
    });
    server = await startApp(made, { options: { logger: { level: 'trace', stream } } });
    db = server.app.database.db;
    await db.insertInto('users').values(values).execute();
  });
  afterAll(async () => {
    await server.stop();
    await made.remove();
  });
  beforeEach(() => {
    logged = '';
  });
  const isClean = () => {
    for (const part of [secret, 'argon2', 'insert into', 'example.com', 'parameters', '"query"']) expect(logged).not.toContain(part);
  };

  it.each<[string, string, () => Promise<unknown>]>([
    ['a unique violation', '23505', () => db.insertInto('users').values(values).execute()],
    ['a bad cast', '22P02', () => sql`select ${secret}::uuid`.execute(db)],
    ['a value that is too large', '22003', () => sql`select ${`99999999999${''}`}::integer, ${secret}`.execute(db)],
    [
      'a statement with a fault',
      '42703',
      () => sql`select missing from users where full_name = ${secret} and password_hash = ${hash}`.execute(db),
    ],
    ['a check that fails', '23514', () => db.updateTable('users').set({ email: secret.toUpperCase() }).where('id', '=', user.id).execute()],
    [
      'an exception with the whole row in it',
      'P0001',
      () =>
        sql`do ${sql.raw(`$$ begin raise exception 'bad row ${secret}' using detail = '${hash}', hint = '${secret}'; end $$`)}`.execute(db),
    ],
  ])('names %s and its place, and holds nothing of the statement', async (_what, code, fail) => {
    const problem = await fail().then(
      () => new Error('it did not fail'),
      (error: unknown) => error,
    );
    server.app.http.log.error({ err: problem }, 'It failed');
    server.app.http.log.error({ err: new Error('The step ended', { cause: problem }) }, 'It failed');
    expect(logged).toContain(`"code":"${code}"`);
    expect(logged).toContain('    at ');
    isClean();
  });

  it('holds nothing of a request that ended in an error of the database', async () => {
    await sql
      .raw(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused % %', new.email, new.password_hash using detail = new.full_name; end $$`)
      .execute(db);
    await sql.raw('create trigger refuse before insert on users for each row execute function refuse()').execute(db);
    const answer = await server.as(null, {
      method: 'POST',
      url: '/register?token=kabutocho-42-secret',
      payload: { email: `new.${secret}@example.com`, password: secret, full_name: secret },
    });
    await sql.raw('drop trigger refuse on users').execute(db);
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
    expect(logged).toContain('"code":"P0001"');
    isClean();
  });
});

describe('what the log keeps of an error', () => {
  it.each([
    ['a token', new Error('unknown rw_3vJt0mQbN6c9ZyLr1uXkS8aHfDpE2gWo4iTxB7nVqY5'), 'unknown [token]'],
    ['a hash of a password', new Error(`no match for ${hash}`), 'no match for [hash]'],
    ['an address', new Error('550 <haruka.mori@example.com> is unknown'), '550 <[address]> is unknown'],
    [
      'the query of a link',
      new Error('cannot open https://rimawari.example/verify?token=abc now'),
      'cannot open https://rimawari.example/verify?[query] now',
    ],
    ['what a parser read', new SyntaxError('Unexpected token s, "secret" is not valid JSON'), 'A text could not be parsed'],
    [
      'nothing else',
      new Error('ENOENT: analyses/b3b1f2a0-1111-4222-8333-444455556666/report.json'),
      'ENOENT: analyses/b3b1f2a0-1111-4222-8333-444455556666/report.json',
    ],
  ])('leaves out %s', (_what, error, message) => {
    expect(describeError(error)).toEqual({ type: error.constructor.name, message, stack: expect.stringMatching(/^\s+at /) });
  });

  it('follows causes and gathered errors, but not in a circle', () => {
    const circle = new Error('outer');
    circle.cause = circle;
    expect(JSON.stringify(describeError(circle)).match(/outer/g)).toHaveLength(6);
    expect(describeError(new AggregateError([new TypeError('one'), 'two'], 'both'))).toMatchObject({
      message: 'both',
      errors: [{ type: 'TypeError', message: 'one' }, { type: 'string' }],
    });
  });
});
