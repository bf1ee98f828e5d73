import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases, type TestDatabase } from '../../testing/databases.ts';
import { FolderInUse } from './lock-folder.ts';
import { openEmbedded } from './open-embedded.ts';

describe('openEmbedded', () => {
  let made: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    made = await bothDatabases[0].create('empty');
    folder = made.where.dataDir;
  });
  afterEach(() => made.remove());

  it('hands every commit to the disk before it answers', async () => {
    let synced = 0;
    const count = () => {
      synced += 1;
    };
    const { pglite, close } = await openEmbedded(folder, { file: count, folder: count });
    await pglite.exec('create table facts (id int primary key)');
    const before = synced;
    for (let id = 0; id < 20; id += 1) await pglite.query('insert into facts values ($1)', [id]);
    expect(synced - before).toBeGreaterThanOrEqual(20);
    expect((await pglite.query<{ shared_buffers: string }>('show shared_buffers')).rows[0]?.shared_buffers).toBe('16MB');
    expect((await pglite.query<{ fsync: string }>('show fsync')).rows[0]?.fsync).toBe('on');
    await close();
  });

  it('refuses a folder that is open already, and takes it once it is closed', async () => {
    const first = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(FolderInUse);
    await first.close();
    const second = await openEmbedded(folder);
    await second.close();
  });
});
