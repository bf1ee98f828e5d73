import { processLimits } from '@rimawari/extraction/limits';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { openReaderPool, type ReaderPool, type ReaderPoolOptions } from './reader-pool.ts';
import { SourceUnreadable } from './source-unreadable.ts';

const module = new URL('./testing/hostile-reader.run.ts', import.meta.url);
const never = new AbortController().signal;
const pools: ReaderPool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function open(options: ReaderPoolOptions = {}): ReaderPool {
  const pool = openReaderPool({ module, size: 1, ...options });
  pools.push(pool);
  return pool;
}

function read(pool: ReaderPool, sourceName: string, signal = never): Promise<unknown> {
  const bytes = new Uint8Array([1, 2, 3]);
  return pool.read({ sourceId: 'a', sourceKind: 'document', sourceName, contentType: 'application/pdf', bytes }, signal);
}

async function pidOf(pool: ReaderPool): Promise<number> {
  const answer = await read(pool, 'good.pdf');
  return Number(typeof answer === 'object' && answer !== null && 'pid' in answer ? answer.pid : Number.NaN);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function reasonOf(reading: Promise<unknown>): Promise<string> {
  const error = await reading.catch((thrown: unknown) => thrown);
  if (!(error instanceof SourceUnreadable)) throw new Error(`expected SourceUnreadable, got ${String(error)}`);
  expect(error.message).toContain('.pdf”');
  return error.reason;
}

describe('openReaderPool', () => {
  it('reads source after source in the same process', async () => {
    const pool = open();
    await pool.warm(true);
    const first = await read(pool, 'good.pdf');
    expect(first).toMatchObject({ size: 3 });
    expect(await read(pool, 'good.pdf')).toEqual(first);
  });

  it('kills a reader that never ends, and reads the next source', async () => {
    const pool = open({ limits: { ...processLimits, wallClockMs: 300 } });
    await pool.warm(false);
    expect(await reasonOf(read(pool, 'loop.pdf'))).toBe('reading_too_slow');
    expect(await read(pool, 'good.pdf')).toMatchObject({ size: 3 });
  });

  it.runIf(process.platform === 'linux')('kills a reader that uses too much processor time', async () => {
    const pool = open({ limits: { ...processLimits, processorMs: 200 } });
    expect(await reasonOf(read(pool, 'loop.pdf'))).toBe('reading_too_slow');
  });

  it('survives a reader that crashes or fills its heap', async () => {
    const pool = open({ limits: { ...processLimits, heapMb: 32 } });
    expect(await reasonOf(read(pool, 'crash.pdf'))).toBe('reading_stopped');
    expect(await reasonOf(read(pool, 'heap.pdf'))).toBe('reading_too_large');
    expect(await read(pool, 'good.pdf')).toMatchObject({ size: 3 });
  });

  it.runIf(process.platform === 'linux')('kills a reader that fills memory outside its heap', async () => {
    const pool = open({ limits: { ...processLimits, residentMb: 200 } });
    expect(await reasonOf(read(pool, 'buffers.pdf'))).toBe('reading_too_large');
  });

  it('tells of each page as it is read, hands on what was straightened, and stops between pages', async () => {
    const pool = open();
    const stop = new AbortController();
    const seen: unknown[] = [];
    const reading = pool.read(
      { sourceId: 'a', sourceKind: 'document', sourceName: 'pages.pdf', contentType: 'application/pdf', bytes: new Uint8Array() },
      stop.signal,
      {
        onPage: (page, pages) => {
          seen.push([page, pages]);
          if (page === 2) stop.abort(new Error('the owner cancelled'));
        },
        onStraightened: (page, webp) => seen.push([page, [...webp]]),
      },
    );
    await expect(reading).rejects.toThrow('the owner cancelled');
    expect(seen).toEqual([
      [1, 5],
      [1, [7]],
      [2, 5],
    ]);
    expect(await read(pool, 'good.pdf')).toMatchObject({ size: 3 });
  });

  it('lets a reader go that has nothing to do, with what it holds in memory', async () => {
    const pool = open({ idleMs: 20 });
    const first = await pidOf(pool);
    await until(
      'the end of the idle reader',
      () => isRunning(first),
      (running) => !running,
    );
    expect(await pidOf(pool)).not.toBe(first);
  });

  it('names a source that its reader refuses, and keeps the reader', async () => {
    const pool = open();
    const first = await read(pool, 'good.pdf');
    expect(await reasonOf(read(pool, 'damaged.pdf'))).toBe('damaged');
    expect(await read(pool, 'good.pdf')).toEqual(first);
  });

  it('gives readers neither the environment nor the files of the server', async () => {
    const pool = open();
    const names = await read(pool, 'environment.pdf');
    expect(names).not.toContain('PATH');
    expect(names).not.toContain('HOME');
    expect(await read(pool, 'steal.pdf')).toBe('ERR_ACCESS_DENIED');
  });

  it('lets sources wait for a free reader, and stops with the caller', async () => {
    const pool = open();
    const both = await Promise.all([read(pool, 'good.pdf'), read(pool, 'good.pdf')]);
    expect(both[0]).toEqual(both[1]);
    const stop = new AbortController();
    const reading = read(pool, 'loop.pdf', stop.signal);
    stop.abort(new Error('the worker stops'));
    await expect(reading).rejects.toThrow('the worker stops');
  });

  it('loses no reader to a source that was given up while it waited', async () => {
    const pool = open();
    const pid = await pidOf(pool);
    const stop = new AbortController();
    const before = read(pool, 'good.pdf');
    const waiting = read(pool, 'good.pdf', stop.signal);
    stop.abort(new Error('nobody waits any more'));
    await expect(waiting).rejects.toThrow('nobody waits any more');
    await before;
    expect(await pidOf(pool)).toBe(pid);
  });
});
