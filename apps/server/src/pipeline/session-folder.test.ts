import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderStore } from '../storage/folder-store.ts';
import { ObjectMissing, type ObjectStore } from '../storage/object-store.ts';
import { newSessionId, openSession, sessionPrefix } from './session-folder.ts';

let root: string;
let store: ObjectStore;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rimawari-session-'));
  store = folderStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('newSessionId', () => {
  it('sorts by time and is never the same twice', () => {
    const earlier = newSessionId(new Date('2026-11-20T17:52:09.123Z'));
    const later = newSessionId(new Date('2026-11-20T17:52:09.124Z'));
    expect(earlier).toMatch(/^20261120T175209123Z-[0-9a-f]{4}$/);
    expect(earlier < later).toBe(true);
  });
});

describe('openSession', () => {
  it('keeps artefacts and files of one session apart from those of another', async () => {
    const one = openSession(store, 'a1', 's1');
    const other = openSession(store, 'a1', 's2');
    await one.writeArtefact('enrichments', { place: '千代田区' });
    await one.writeFile('sources/listing', '<p>価格');
    expect(await one.readArtefact('enrichments')).toEqual({ place: '千代田区' });
    expect(new TextDecoder().decode(await one.readFile('sources/listing'))).toBe('<p>価格');
    expect(await other.hasArtefact('enrichments')).toBe(false);
    expect(await other.hasFile('sources/listing')).toBe(false);
    await expect(other.readArtefact('enrichments')).rejects.toThrow(ObjectMissing);
    expect((await store.list(sessionPrefix('a1', 's1'))).map(({ key }) => key)).toEqual([
      'analyses/a1/sessions/s1/enrichments.json',
      'analyses/a1/sessions/s1/sources/listing',
    ]);
  });

  it('never changes an artefact that was written', async () => {
    const session = openSession(store, 'a1', 's1');
    await session.writeArtefact('enrichments', { attempt: 1 });
    await session.writeArtefact('enrichments', { attempt: 2 });
    expect(await session.readArtefact('enrichments')).toEqual({ attempt: 1 });
  });

  it.each(['../escape', '/etc/passwd', 'a//b', 'a/../b', '.hidden', ''])('refuses the path %j', (path) => {
    const session = openSession(store, 'a1', 's1');
    expect(() => session.readFile(path)).toThrow('not a path inside a session');
  });
});
