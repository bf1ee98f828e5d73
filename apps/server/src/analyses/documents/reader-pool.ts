import type { SourceReading } from '@rimawari/extraction';
import { type ProcessLimits, processLimits } from '@rimawari/extraction/limits';
import { defaultReaderModule, type Named, type ReaderProcess, type ReadingEvents, startReader } from './reader-process.ts';
import type { SourceInput } from './source-message.ts';

export interface ReaderPool<Input extends Named = SourceInput, Reading = SourceReading> {
  /** @throws SourceUnreadable, or the reason of `signal` */
  read(input: Input, signal: AbortSignal, events?: ReadingEvents): Promise<Reading>;
  /** Starts the first reader ahead of the first source, and with `rehearse` lets it load what real sources need. */
  warm(rehearse: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface ReaderPoolOptions<Input = SourceInput> {
  size?: number;
  limits?: ProcessLimits;
  /** A reader that read so many sources is replaced, so that what one left behind does not stay. */
  sourcesPerReader?: number;
  /** What a reader runs; tests pass hostile ones. */
  module?: URL;
  /** What Node allows a reader beyond reading the code. */
  permissions?: readonly string[];
  /** A reader without work for so long is let go, with what it holds in memory. Without it a reader stays. */
  idleMs?: number;
  /** What makes a reader load all that it needs for real sources. */
  rehearsal?: readonly Input[];
}

interface Worker<Input extends Named, Reading> {
  process: ReaderProcess<Input, Reading>;
  served: number;
  letGo?: NodeJS.Timeout;
}

/** Readers that live on between sources, so that a warm server does not pay for starting one. A source that kills its reader harms nobody else. */
export function openReaderPool<Input extends Named = SourceInput, Reading = SourceReading>(
  options: ReaderPoolOptions<Input> = {},
): ReaderPool<Input, Reading> {
  type Reader = Worker<Input, Reading>;
  const {
    size = 2,
    limits = processLimits,
    sourcesPerReader = 50,
    module = defaultReaderModule,
    permissions = [],
    idleMs,
    rehearsal = [],
  } = options;
  const idle: Reader[] = [];
  const all = new Set<Reader>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let closed = false;

  function start(): Reader {
    const worker: Reader = { process: startReader(limits, module, permissions), served: 0 };
    all.add(worker);
    return worker;
  }

  function takeIdle(): Reader {
    for (let worker = idle.pop(); worker; worker = idle.pop()) {
      clearTimeout(worker.letGo);
      if (worker.process.alive()) return worker;
      all.delete(worker);
    }
    return start();
  }

  async function acquire(): Promise<Reader> {
    while (busy >= size) await new Promise<void>((resolve) => waiting.push(resolve));
    if (closed) throw new Error('The document readers were closed because the server is stopping');
    busy += 1;
    return takeIdle();
  }

  function letGo(worker: Reader): void {
    idle.splice(idle.indexOf(worker), 1);
    all.delete(worker);
    void worker.process.kill();
  }

  function release(worker: Reader): void {
    busy -= 1;
    worker.served += 1;
    if (!closed && worker.process.alive() && worker.served < sourcesPerReader) {
      idle.push(worker);
      if (idleMs !== undefined) worker.letGo = setTimeout(() => letGo(worker), idleMs).unref();
    } else {
      all.delete(worker);
      void worker.process.kill();
    }
    waiting.shift()?.();
  }

  return {
    async read(input, signal, events) {
      const worker = await acquire();
      try {
        await worker.process.ready;
        // A read that is given up ends its reader; one that was given up while it waited has not begun.
        signal.throwIfAborted();
        return await worker.process.read(input, signal, events);
      } finally {
        release(worker);
      }
    },
    async warm(rehearse) {
      const worker = await acquire();
      try {
        await worker.process.ready;
        for (const input of rehearse ? rehearsal : [])
          await worker.process.read(input, new AbortController().signal).catch(() => undefined);
      } finally {
        release(worker);
      }
    },
    async close() {
      closed = true;
      for (const wake of waiting.splice(0)) wake();
      for (const worker of all) clearTimeout(worker.letGo);
      await Promise.all([...all].map((worker) => worker.process.kill()));
    },
  };
}
