import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { temporaryFolder } from '../../testing/databases.ts';
import { readConfig } from '../config.ts';
import { makePrivate } from './private-folder.ts';

const modeOf = (folder: string) => (statSync(folder).mode & 0o7777).toString(8);

describe.skipIf(process.platform === 'win32')('data folders', () => {
  let folder: string;
  let umask: number;
  beforeEach(() => {
    folder = temporaryFolder();
    // As loose as can be, so that nothing here is private by chance.
    umask = process.umask(0);
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(folder, { recursive: true, force: true });
  });

  it('are created for one user, and closed where they were open', async () => {
    const dataDir = join(folder, 'data');
    mkdirSync(join(dataDir, 'objects'), { recursive: true, mode: 0o755 });
    expect([modeOf(dataDir), modeOf(join(dataDir, 'objects'))]).toEqual(['755', '755']);
    const app = await createApp(readConfig({ DATA_DIR: dataDir }));
    await app.close();
    const modes = Object.fromEntries(readdirSync(dataDir).map((name) => [name, modeOf(join(dataDir, name))]));
    expect(modeOf(dataDir)).toBe('700');
    expect(modes).toMatchObject({ database: '700', objects: '700', cache: '700', outbox: '700' });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('leave a folder that everyone shares as it is, and say so', () => {
    const shared = join(folder, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o1777);
    expect(makePrivate([shared, join(folder, 'own')])).toEqual([shared]);
    expect([modeOf(shared), modeOf(join(folder, 'own'))]).toEqual(['1777', '700']);
  });
});
