import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostgres, type Programs } from './find-postgres.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

export interface Cluster {
  /** Address of one of its databases. */
  address(database: string): string;
  /** Ends the server without warning, with all that serves its connections, and starts it again on what it left. */
  crash(): Promise<void>;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Keeps what was committed when its processes are killed. A loss of power is another matter: nothing waits for the disk. */
  isDurable?: boolean;
}

/** A PostgreSQL server of its own, on loopback, in a folder of its own. Unless it is durable it is safe against nothing: what it holds is thrown away. */
export async function startCluster({ isDurable = false }: ClusterOptions = {}): Promise<Cluster> {
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
    synchronous_commit: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
    max_connections: 200,
  };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
  const launch = () => startServer(join(programs, 'postgres'), args, options);
  let server = await launch();
  return {
    address: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    crash: async () => {
      server.child.kill('SIGKILL');
      await server.gone;
      // What served connections notices by itself that the server is gone, and holds its memory until then.
      for (let tries = 0; ; tries += 1) {
        try {
          server = await launch();
          return;
        } catch (problem) {
          if (tries === 100) throw problem;
          await setTimeout(100);
        }
      }
    },
    stop: async () => {
      // Immediately: there is nothing to save.
      server.child.kill('SIGQUIT');
      await server.gone;
      rmSync(room, { recursive: true, force: true });
    },
  };
}

interface Running {
  child: ChildProcess;
  gone: Promise<void>;
}

/** Resolves when the server takes connections. @throws what it said when it does not */
async function startServer(program: string, args: string[], options: object): Promise<Running> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-4000);
      if (said.includes('database system is ready to accept connections')) resolve();
    });
    child.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    child.once('error', reject);
  });
  return { child, gone };
}

/** Where the programs can be run from: another account may have no way into the project's folder. */
function reachable({ folder, isOurs }: Programs, room: string, isAnotherAccount: boolean): string {
  if (!isOurs || !isAnotherAccount) return folder;
  const copy = join(room, 'programs');
  cpSync(dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}
