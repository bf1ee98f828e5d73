import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { processLimits } from '@rimawari/extraction/limits';
import { isolated } from '../../platform/processes/isolated.ts';
import type { HashingAnswer, HashingWork } from './hashing-message.ts';

/** On a scale that ends at 19: with ten steps less, a busy processor gives a tenth of its time. Five were too few in a storm. */
const stepsLower = 10;
const module = new URL('./hashing.run.ts', import.meta.url);

/** The process ended before it answered. */
export class HashingEnded extends Error {
  constructor() {
    super('The password hashing process has ended.');
  }
}

/** A child process that hashes passwords, at a lower priority than its server. */
export interface HashingProcess {
  /** Undefined where it could not be started. */
  pid: number | undefined;
  alive(): boolean;
  /** @throws HashingEnded, or what the work itself failed with */
  ask(work: HashingWork): Promise<string | boolean>;
  end(): Promise<void>;
}

/** `onDeath` is told the last of what it wrote, when it ends without being ended. */
export function startHashing(threads: number, onDeath: (why: string) => void): HashingProcess {
  const options = isolated(module, processLimits, ['--allow-addons']);
  const child = fork(fileURLToPath(module), { ...options, env: { ...options.env, UV_THREADPOOL_SIZE: String(threads) } });
  lowerPriority(child);
  // One that waits must not keep the server alive.
  child.unref();
  child.channel?.unref();
  const lastWords = readLastWords(child);
  const running = new Map<number, PromiseWithResolvers<string | boolean>>();
  let [lastId, hasEnded] = [0, false];
  const onEnd = () => {
    if (!hasEnded) onDeath(lastWords());
    hasEnded = true;
    for (const { reject } of running.values()) reject(new HashingEnded());
    running.clear();
  };
  // After its last words; `error`: it could not be started, or not be sent something.
  child.once('close', onEnd);
  child.on('error', onEnd);
  child.on('message', (answer: HashingAnswer) => {
    const asked = running.get(answer.id);
    running.delete(answer.id);
    if (running.size === 0) child.channel?.unref();
    if ('result' in answer) asked?.resolve(answer.result);
    else asked?.reject(new Error(answer.problem));
  });
  return {
    pid: child.pid,
    alive: () => !hasEnded,
    ask: async (work) => {
      if (hasEnded) throw new HashingEnded();
      const asked = Promise.withResolvers<string | boolean>();
      lastId += 1;
      running.set(lastId, asked);
      // Somebody waits for this answer.
      child.channel?.ref();
      child.send({ id: lastId, ...work }, (problem) => problem !== null && onEnd());
      return asked.promise;
    },
    end: async () => {
      hasEnded = true;
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.ref();
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function readLastWords({ stderr }: ChildProcess): () => string {
  let said = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  if (stderr instanceof Socket) stderr.unref();
  return () => said;
}

/** Each thread takes over the priority of the one that starts it. On a busy machine some run before this is done: they are lowered with it. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    const lower = Math.min(19, getPriority() + stepsLower);
    setPriority(pid, lower);
    // On Linux a number of a thread is as good as one of a process; elsewhere a process has one priority.
    if (process.platform === 'linux') for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), lower);
  } catch {
    // It has ended already, which whoever asks is told; or this system does not let it, and it hashes all the same.
  }
}
