import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, constants, cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { openEmbedded } from '../database/open-embedded.ts';

const run = promisify(execFile);

/** A fresh database for one test file, and how to be rid of it. */
export interface TestDatabase {
  where: { databaseUrl: string | null; dataDir: string };
  remove(): Promise<void>;
}

/** The databases of this machine on which a suite runs: always the embedded one, PostgreSQL where it is installed. */
export function testDatabases(): { name: string; create: () => Promise<TestDatabase> }[] {
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
  cpSync(await emptyDatabase(), join(dataDir, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return { where: { databaseUrl: null, dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** A database just made and without tables, kept between runs: making one costs seconds, copying it a moment. */
async function emptyDatabase(): Promise<string> {
  // The path of the installed package has its version in it.
  const version = createHash('sha256')
    .update(realpathSync(fileURLToPath(import.meta.resolve('@electric-sql/pglite'))))
    .digest('hex')
    .slice(0, 12);
  const kept = join(tmpdir(), `rimawari-empty-database-${version}`);
  if (!existsSync(kept)) {
    const folder = temporaryFolder();
    const { close } = await openEmbedded(folder);
    await close();
    try {
      renameSync(join(folder, 'database'), kept);
    } catch (problem) {
      // Another test file was quicker.
      if (!existsSync(kept)) throw problem;
    }
    rmSync(folder, { recursive: true, force: true });
  }
  return kept;
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
  // A test process that ends early must not leave its server behind.
  const end = () => server.kill('SIGINT');
  process.once('exit', end);
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
      end();
      await gone;
      process.off('exit', end);
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
