import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deadlineMs, testDeadlineMs } from '../../../../tests/deadline.ts';
import { bothDatabases } from './databases.ts';
import { freePort } from './free-port.ts';
import type { Cluster } from './postgres-cluster.ts';
import { type SpeakingProcess, startSpeaking } from './speaking-process.ts';
import { temporaryFolder } from './temporary-folder.ts';

const program = fileURLToPath(new URL('./fault-process.run.ts', import.meta.url));

/** What can be ended: with the embedded database everything is one process. */
export type Part = 'everything' | 'server' | 'worker' | 'database';

/** An installation whose parts can be ended without warning, each of which is started again on what it left. */
export interface Installation {
  /** Of the API. */
  url: string;
  parts: readonly Part[];
  where: { dataDir: string; databaseUrl: string | null };
  kill(part: Part): Promise<void>;
  /** Lets a last worker do what is left, then ends every process but the database. */
  finish(): Promise<void>;
  remove(): Promise<void>;
}

/** On the embedded database, or as server and worker on a PostgreSQL server. `credits`: what each new user gets. */
export async function startInstallation(cluster: Cluster | null, credits: number): Promise<Installation> {
  const { where } =
    cluster === null
      ? await bothDatabases[0].create()
      : { where: { dataDir: temporaryFolder(), databaseUrl: cluster.address('postgres') } };
  const port = await freePort();
  const running = new Map<string, SpeakingProcess>();
  async function start(role: 'both' | 'server' | 'worker' | 'last', part: Part, announced: string): Promise<void> {
    const started = startSpeaking(program, [role, where.dataDir, where.databaseUrl ?? '-', String(port), String(credits)]);
    running.set(part, started);
    await started.says(announced);
  }
  const startPart = (part: Part) => {
    if (part === 'server') return start('server', part, `answers ${port}`);
    return start(part === 'worker' ? 'worker' : 'both', part, 'works');
  };
  const processes: Part[] = cluster === null ? ['everything'] : ['server', 'worker'];
  for (const part of processes) await startPart(part);
  const end = async () => void (await Promise.all([...running.values()].map((part) => part.kill())));
  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    parts: cluster === null ? processes : [...processes, 'database'],
    where,
    kill: async (part) => {
      if (part === 'database') return cluster?.crash();
      await running.get(part)?.kill();
      await startPart(part);
    },
    finish: async () => {
      await end();
      await start('last', 'worker', 'idle');
      await end();
    },
    remove: async () => {
      await end();
      await cluster?.stop();
      rmSync(where.dataDir, { recursive: true, force: true });
    },
  };
}

/** Asks until the product itself answers: what was ended in between is asked again, as a client does. @throws when it does not in time */
export async function askUntil<Body>(
  url: string,
  init: () => RequestInit,
  isAnswer: (status: number, body: Body) => boolean,
): Promise<Body> {
  const end = Date.now() + testDeadlineMs;
  for (let last = ''; ; await setTimeout(200)) {
    try {
      const answer = await fetch(url, { ...init(), signal: AbortSignal.timeout(deadlineMs) });
      last = await answer.text();
      const body = JSON.parse(last) as Body;
      if (isAnswer(answer.status, body)) return body;
      last = `${answer.status} ${last}`;
    } catch (problem) {
      last = problem instanceof Error ? problem.message : String(problem);
    }
    if (Date.now() > end) throw new Error(`${url} has not answered in time, but: ${last}`);
  }
}
