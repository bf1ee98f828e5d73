import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { ProcessLimits } from '@rimawari/extraction/limits';
import { isolated } from '../../platform/processes/isolated.ts';
import { processUse } from './process-use.ts';
import type { ReaderAnswer, ReaderRequest } from './source-message.ts';
import { SourceUnreadable, type UnreadableReason } from './source-unreadable.ts';

const watchEveryMs = 200;

export const defaultReaderModule: URL = new URL('./reader.run.ts', import.meta.url);

/** What a reader tells while it reads a source. */
export interface ReadingEvents {
  /** A page is about to be read from its picture: which of how many. */
  onPage?: (page: number, pages: number) => void;
  /** A page as it was straightened, on which the places of what was read lie. */
  onStraightened?: (page: number, webp: Uint8Array) => void;
}

/** What a reader is given: it names the source, for whoever is told of a failure. */
export interface Named {
  sourceName: string;
}

/** One child process that reads sources, one after the other. */
export interface ReaderProcess<Input extends Named, Reading> {
  /** Resolves when it can read, rejects when it died before. */
  ready: Promise<void>;
  alive(): boolean;
  read(input: Input, signal: AbortSignal, events?: ReadingEvents): Promise<Reading>;
  kill(): Promise<void>;
}

function start(module: URL, limits: ProcessLimits, permissions: readonly string[]): ChildProcess {
  return fork(module, isolated(module, limits, permissions));
}

/** @param permissions what Node allows the process beyond reading the code: native code, threads */
export function startReader<Input extends Named, Reading>(
  limits: ProcessLimits,
  module: URL,
  permissions: readonly string[] = [],
): ReaderProcess<Input, Reading> {
  const child = start(module, limits, permissions);
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-2000);
  });
  const ended = once(child, 'exit');
  ended.catch(() => undefined);
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`A document reader ended early. ${stderr}`)));
  });
  ready.catch(() => undefined);
  // A reader that waits must not keep the process alive.
  child.unref();
  child.channel?.unref();

  // A kill takes a moment to arrive; from the order on, the reader gets nothing more to read.
  let doomed = false;
  const exited = () => child.exitCode !== null || child.signalCode !== null;
  const alive = () => !doomed && !exited();
  const kill = () => {
    doomed = true;
    child.kill('SIGKILL');
  };
  let lastId = 0;

  function read(input: Input, signal: AbortSignal, events: ReadingEvents = {}): Promise<Reading> {
    const id = ++lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Reading>();
    const stop = (reason: UnreadableReason) => {
      reject(new SourceUnreadable(reason, input.sourceName));
      kill();
    };
    const onMessage = (answer: ReaderAnswer<Reading>) => {
      if (answer.kind === 'ready' || answer.id !== id) return;
      if (answer.kind === 'page') events.onPage?.(answer.page, answer.pages);
      else if (answer.kind === 'straightened') events.onStraightened?.(answer.page, answer.webp);
      else if (answer.kind === 'read') resolve(answer.reading);
      else
        reject(
          new SourceUnreadable(answer.known?.reason ?? 'damaged', input.sourceName, {
            sentence: answer.known?.sentence,
            cause: answer.message,
          }),
        );
    };
    const onExit = () =>
      reject(
        new SourceUnreadable(/heap|memory/i.test(stderr) ? 'reading_too_large' : 'reading_stopped', input.sourceName, { cause: stderr }),
      );
    const onAbort = () => {
      reject(signal.reason);
      kill();
    };
    child.on('message', onMessage);
    child.once('exit', onExit);
    signal.addEventListener('abort', onAbort, { once: true });
    const tooSlow = setTimeout(() => stop('reading_too_slow'), limits.wallClockMs);
    const before = child.pid ? processUse(child.pid) : Promise.resolve(null);
    const checkUse = async () => {
      const [first, now] = await Promise.all([before, child.pid ? processUse(child.pid) : null]);
      if (!first || !now) return;
      if (now.residentMb > limits.residentMb) stop('reading_too_large');
      else if (now.processorMs - first.processorMs > limits.processorMs) stop('reading_too_slow');
    };
    const watch = setInterval(() => void checkUse(), watchEveryMs);
    const request: ReaderRequest<Input> = { id, input };
    if (!alive()) onExit();
    else if (signal.aborted) onAbort();
    else child.send(request, (error) => error && onExit());
    return promise.finally(() => {
      clearTimeout(tooSlow);
      clearInterval(watch);
      child.off('message', onMessage);
      child.off('exit', onExit);
      signal.removeEventListener('abort', onAbort);
    });
  }

  return {
    ready,
    alive,
    read,
    async kill() {
      if (exited()) return;
      child.ref();
      kill();
      await ended;
    },
  };
}
