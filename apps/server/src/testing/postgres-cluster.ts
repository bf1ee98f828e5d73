import { execFile, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findPostgres, type Programs } from './find-postgres.ts';

const run = promisify(execFile);

export interface Cluster {
  /** Address of one of its databases. */
  address(database: string): string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

/** A PostgreSQL server of its own, on loopback, in a folder of its own. Safe against nothing: what it holds is thrown away. */
export async function startCluster(): Promise<Cluster> {
  const found = findPostgres();
  const room = mkdtempSync(join(tmpdir(), 'rimawari-pg-'));
  const data = join(room, 'data');
  mkdirSync(data);
  // PostgreSQL refuses to run as root; 65534 is "nobody" wherever there is a root.
  const as = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if ('uid' in as) for (const folder of [room, data]) chownSync(folder, 65_534, 65_534);
  const programs = reachable(found, room, 'uid' in as);
  const env = { ...process.env, LC_ALL: 'C' };
  const options = { ...as, env, cwd: room };
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: room,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 200,
  };
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4000);
      if (said.includes('database system is ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    server.once('error', reject);
  });
  return {
    address: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    stop: async () => {
      // Immediately: there is nothing to save.
      server.kill('SIGQUIT');
      await gone;
      rmSync(room, { recursive: true, force: true });
    },
  };
}

/** Where the programs can be run from: another account may have no way into the project's folder. */
function reachable({ folder, isOurs }: Programs, room: string, isAnotherAccount: boolean): string {
  if (!isOurs || !isAnotherAccount) return folder;
  const copy = join(room, 'programs');
  cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
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
