import { type ChildProcess, fork } from 'node:child_process';
import type { ProcessLimits } from '@rimawari/extraction/limits';
import { isolated } from '../../platform/processes/isolated.ts';
import { processUse } from './process-use.ts';

const watchEveryMs = 200;

/** What a process that is asked once answers. */
export type OneAnswer<Answer> = { answer: Answer } | { problem: string };

/** Why there was no answer, in words that follow a colon. */
export class NoAnswer extends Error {}

export interface AskOptions {
  limits: Pick<ProcessLimits, 'wallClockMs' | 'heapMb' | 'residentMb'>;
  /** What Node allows the process beyond reading the code. */
  permissions: readonly string[];
  signal?: AbortSignal;
}

/**
 * Starts a process of its own for one question about hostile bytes, and ends it with the answer.
 * @throws NoAnswer, or the reason of `signal`
 */
export async function askOnce<Answer>(module: URL, question: object, { limits, permissions, signal }: AskOptions): Promise<Answer> {
  signal?.throwIfAborted();
  const child: ChildProcess = fork(module, isolated(module, limits, permissions));
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const refuse = (why: string) => reject(new NoAnswer(why));
  const tooSlow = setTimeout(() => refuse(`it took longer than ${limits.wallClockMs / 1000} seconds.`), limits.wallClockMs);
  const watch = setInterval(async () => {
    const use = child.pid === undefined ? null : await processUse(child.pid);
    if (use !== null && use.residentMb > limits.residentMb) refuse(`it needed more than ${limits.residentMb} MB of memory.`);
  }, watchEveryMs);
  const onAbort = () => reject(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  child.once('message', (message: OneAnswer<Answer>) => ('answer' in message ? resolve(message.answer) : refuse(message.problem)));
  child.once('error', reject);
  child.once('exit', () => refuse('the reading process ended early.'));
  child.send(question, (error) => error && refuse(error.message));
  try {
    return await promise;
  } finally {
    clearTimeout(tooSlow);
    clearInterval(watch);
    signal?.removeEventListener('abort', onAbort);
    child.kill('SIGKILL');
  }
}

/** The body of such a process: answers one question. */
export function answerOnce<Question, Answer>(work: (question: Question) => Promise<Answer>): void {
  process.on('message', (question: Question) => {
    const say = (message: OneAnswer<Answer>) => process.send?.(message, () => process.exit(0));
    work(question).then(
      (answer) => say({ answer }),
      (error: unknown) => say({ problem: error instanceof Error ? error.message : String(error) }),
    );
  });
  // Without its server it has nobody to answer.
  process.on('disconnect', () => process.exit(0));
}
