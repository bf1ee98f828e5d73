import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A fresh database for one test file, and how to be rid of it. */
export interface TestDatabase {
  where: { databaseUrl: string | null; dataDir: string };
  remove(): Promise<void>;
}

/** The databases of this machine on which a suite runs: always the embedded one, PostgreSQL where it is installed. */
export function testDatabases(): { name: string; create(): Promise<TestDatabase> }[] {
  const binaries = findPostgres();
  return [
    { name: 'embedded database', create: createEmbedded },
    ...(binaries === null ? [] : [{ name: 'PostgreSQL', create: () => createPostgres(binaries) }]),
  ];
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'rimawari-test-'));
}

async function createEmbedded(): Promise<TestDatabase> {
  const dataDir = temporaryFolder();
  return { where: { databaseUrl: null, dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Debian keeps the server's programs out of PATH. Null also when PostgreSQL would refuse to run: as root without another account. */
function findPostgres(): { folder: string; account: { uid: number; gid: number } | null } | null {
  const debian = '/usr/lib/postgresql';
  const folders = [
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const folder = folders.find((candidate) => existsSync(join(candidate, 'postgres')) && existsSync(join(candidate, 'initdb')));
  if (folder === undefined) return null;
  // 65534 is "nobody" wherever there is a root.
  return { folder, account: process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : null };
}

async function createPostgres({ folder, account }: NonNullable<ReturnType<typeof findPostgres>>): Promise<TestDatabase> {
  const dataDir = temporaryFolder();
  const cluster = mkdtempSync(join(tmpdir(), 'rimawari-pg-'));
  if (account !== null) chownSync(cluster, account.uid, account.gid);
  const as = account ?? {};
  const env = { ...process.env, LC_ALL: 'C' };
  await run(join(folder, 'initdb'), ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    env,
    cwd: cluster,
  });
  const port = await freePort();
  const settings = [
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    `port=${port}`,
    '-c',
    `unix_socket_directories=${cluster}`,
    '-c',
    'fsync=off',
  ];
  const server = spawn(join(folder, 'postgres'), ['-D', cluster, ...settings], {
    ...as,
    env,
    cwd: cluster,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('database system is ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    server.once('error', reject);
  });
  return {
    where: { databaseUrl: `postgres://postgres@127.0.0.1:${port}/postgres`, dataDir },
    remove: async () => {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await gone;
      for (const path of [cluster, dataDir]) rmSync(path, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
