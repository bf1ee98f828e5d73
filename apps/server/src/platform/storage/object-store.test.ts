import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/databases.ts';
import { folderStore } from './folder-store.ts';
import { ObjectMissing, type ObjectStore } from './object-store.ts';
import { s3Store } from './s3-store.ts';

interface Opened {
  store: ObjectStore;
  close(): Promise<void>;
}

async function openFolder(): Promise<Opened> {
  const folder = temporaryFolder();
  return { store: folderStore(folder), close: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function openBucket(): Promise<Opened> {
  const folder = temporaryFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'reports', configs: [] }],
  });
  const { port } = await server.run();
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    store: s3Store({ kind: 's3', bucket: 'reports', prefix: 'test', endpoint, region: 'us-east-1', forcePathStyle: true, credentials }),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describe.each([
  { name: 'a folder', open: openFolder },
  { name: 'a bucket', open: openBucket },
])('the object store in $name', ({ open }) => {
  let opened: Opened;
  let store: ObjectStore;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened.close());

  it('gives back what was put, as bytes and as a stream', async () => {
    await store.put('a/text', '物件');
    expect(new TextDecoder().decode(await store.get('a/text'))).toBe('物件');
    expect((await buffer(await store.getStream('a/text'))).toString()).toBe('物件');
    expect(await store.exists('a/text')).toBe(true);
    await store.put('a/text', 'other');
    expect(new TextDecoder().decode(await store.get('a/text'))).toBe('other');
  });

  it('takes a stream of unknown length', async () => {
    const content = randomBytes(3_000_000);
    await store.putStream('b/stream', Readable.from([content.subarray(0, 1_000_000), content.subarray(1_000_000)]));
    expect(Buffer.from(await store.get('b/stream')).equals(content)).toBe(true);
  });

  it('shows nothing of a stream that breaks off, and keeps what was there', async () => {
    async function* broken() {
      yield Buffer.alloc(100_000);
      throw new Error('the line was cut');
    }
    await expect(store.putStream('c/new', Readable.from(broken()))).rejects.toThrow('the line was cut');
    expect(await store.exists('c/new')).toBe(false);
    await store.put('c/old', 'kept');
    await expect(store.putStream('c/old', Readable.from(broken()))).rejects.toThrow();
    expect(new TextDecoder().decode(await store.get('c/old'))).toBe('kept');
    expect((await store.list('c')).map((object) => object.key)).toEqual(['c/old']);
  });

  it('says which object is missing', async () => {
    await expect(store.get('d/none')).rejects.toThrow(ObjectMissing);
    await expect(store.getStream('d/none')).rejects.toThrow('d/none');
    expect(await store.exists('d/none')).toBe(false);
    expect(await store.list('d')).toEqual([]);
    await store.deleteAll('d');
  });

  it('lists and deletes one prefix, not one that begins the same', async () => {
    for (const key of ['e/1/b', 'e/1/a/x', 'e/10/a']) await store.put(key, key);
    expect(await store.list('e/1')).toEqual([
      { key: 'e/1/a/x', size: 7 },
      { key: 'e/1/b', size: 5 },
    ]);
    await store.deleteAll('e/1');
    expect((await store.list('e')).map((object) => object.key)).toEqual(['e/10/a']);
  });

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '.hidden', 'a/物件', '', 'a b'])('refuses the key %j', async (key) => {
    await expect(async () => store.put(key, 'x')).rejects.toThrow('not a key');
    await expect(async () => store.get(key)).rejects.toThrow('not a key');
  });
});

it('leaves no half-written file behind', async () => {
  const folder = temporaryFolder();
  await folderStore(folder).putStream('x', Readable.from([Buffer.from('y')]));
  expect(readdirSync(join(folder, '.incoming'))).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});

it('removes what a process that died was writing, and nothing that is being written', async () => {
  const folder = temporaryFolder();
  const store = folderStore(folder);
  await store.clearUnfinished(new Date());
  await store.put('kept', 'y');
  const [left, underWay] = ['left', 'underWay'].map((name) => join(folder, '.incoming', name)) as [string, string];
  for (const file of [left, underWay]) writeFileSync(file, 'half');
  const hourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(left, new Date(0), new Date(0));
  await store.clearUnfinished(hourAgo);
  expect(readdirSync(join(folder, '.incoming'))).toEqual(['underWay']);
  expect(await store.exists('kept')).toBe(true);
  rmSync(folder, { recursive: true, force: true });
});

describe('a folder with links in it', () => {
  it('gives nothing that lies behind a link out of it, and lists no link', async () => {
    const [folder, outside] = [temporaryFolder(), temporaryFolder()];
    writeFileSync(join(outside, 'secret'), 'not of the store');
    mkdirSync(join(folder, 'a'));
    symlinkSync(join(outside, 'secret'), join(folder, 'a', 'file'));
    symlinkSync(outside, join(folder, 'a', 'folder'));
    symlinkSync(outside, join(folder, 'b'));
    const store = folderStore(folder);
    await store.put('a/own', 'x');
    for (const key of ['a/file', 'a/folder/secret', 'b/secret']) {
      await expect(store.get(key)).rejects.toThrow(ObjectMissing);
      await expect(store.getStream(key)).rejects.toThrow(ObjectMissing);
      expect(await store.exists(key)).toBe(false);
    }
    expect(await store.list('a')).toEqual([{ key: 'a/own', size: 1 }]);
    expect(await store.list('b')).toEqual([]);
    for (const path of [folder, outside]) rmSync(path, { recursive: true, force: true });
  });
});
