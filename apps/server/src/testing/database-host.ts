import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { State } from './database-templates.ts';

/** Where the databases of a run are: PostgreSQL up to the name of a database (none where it was refused), folders to copy, and where to. */
export interface Hosted {
  postgres: string | null;
  embedded: Record<State, string>;
  /** For what the tests copy and write; it is removed with all that is in it. */
  folder: string;
}

const program = fileURLToPath(new URL('database-host.run.ts', import.meta.url));

/**
 * One PostgreSQL server and one set of templates for a whole run, made when a test first asks. Tests in other processes find it
 * through the environment. Returns how to end it.
 */
export async function hostDatabases(): Promise<() => Promise<void>> {
  // Settings of the machine's own PostgreSQL would change how the tests reach theirs.
  for (const name of Object.keys(process.env)) if (name.startsWith('PG')) delete process.env[name];
  let made: { hosted: Promise<Hosted>; end: () => Promise<void> } | null = null;
  const server = createServer((_, response) => {
    made ??= startHost();
    response.setHeader('connection', 'close');
    made.hosted.then(
      (hosted) => response.end(JSON.stringify(hosted)),
      (problem: unknown) => response.writeHead(500).end(String(problem)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.TEST_DATABASE_HOST = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return async () => {
    delete process.env.TEST_DATABASE_HOST;
    server.closeAllConnections();
    server.close();
    await made?.end();
  };
}

/** In a session of its own, so that a Ctrl-C ends the tests before their server. */
function startHost(): { hosted: Promise<Hosted>; end: () => Promise<void> } {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const hosted = new Promise<Hosted>((resolve, reject) => {
    let [said, complained] = ['', ''];
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.endsWith('\n')) resolve(JSON.parse(said));
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complained = `${complained}${text}`.slice(-4000);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The databases of the tests could not be started: ${complained}`)));
  });
  return {
    hosted,
    end: async () => {
      child.stdin.end();
      await gone;
    },
  };
}
