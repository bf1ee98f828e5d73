import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { bothDatabases, type TestDatabase } from '../../testing/databases.ts';
import { listUsers, readUsers } from './store.ts';

const people: [email: string, name: string][] = [
  ['haruka.mori@example.com', '森 遥香'],
  ['mori_ken+estate@mail.example.jp', "Ken O'Mori"],
  ['admin@office.example', '公益財団法人不動産研究会'],
  ['x-ray@example.com', 'ＥＭＭＡ Lindqvist'],
];

describe.each(bothDatabases)('the search for users, on $name', ({ create }) => {
  let made: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    made = await create();
    database = await openDatabase(made.where);
    for (const [email, full_name] of people) {
      const user = { id: randomUUID(), email, full_name, password_hash: '', complimentary_analysis_credits: 0 };
      await database.db.insertInto('users').values(user).execute();
    }
  });
  afterAll(async () => {
    await database.close();
    await made.remove();
  });

  it.each([
    ['the whole address', 'Haruka.Mori@example.com', ['haruka.mori@example.com']],
    ['beginnings of words of the address and of the name', 'mor lind', []],
    ['all the words that are given, in any order', 'ken mori', ['mori_ken+estate@mail.example.jp']],
    ['a part of the address after any sign', 'estate', ['mori_ken+estate@mail.example.jp']],
    ['a name in Japanese from any of its characters', '不動産', ['admin@office.example']],
    ['a given name in Japanese', '遥香', ['haruka.mori@example.com']],
    ['letters of full width as those of half width', 'emma ｌｉｎｄ', ['x-ray@example.com']],
    ['signs of the search language as signs', "o'mori & !ken | \\ :*", ['mori_ken+estate@mail.example.jp']],
    ['no middle of a word in Latin letters', 'aruka', []],
  ])('finds %s', async (_what, search, expected) => {
    const { ids, total } = await listUsers(database.db, { search, filter: null, skip: 0, limit: 20 });
    expect((await readUsers(database.db, ids)).map(({ email }) => email)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  it('lists everyone, newest first, where no word is left', async () => {
    const { ids, total } = await listUsers(database.db, { search: ' @.- ', filter: null, skip: 0, limit: 20 });
    expect([ids.length, total]).toEqual([people.length, people.length]);
  });

  it('keeps to the filter', async () => {
    const find = (filter: 'active' | 'inactive') => listUsers(database.db, { search: 'example', filter, skip: 0, limit: 2 });
    expect(await find('active')).toMatchObject({ total: 4 });
    expect(await find('inactive')).toEqual({ ids: [], total: 0 });
    expect((await find('active')).ids).toHaveLength(2);
  });
});
