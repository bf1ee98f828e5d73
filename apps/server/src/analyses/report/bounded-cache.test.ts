import { describe, expect, it } from 'vitest';
import { createBoundedCache } from './bounded-cache.ts';

const bytes = (length: number) => new Uint8Array(length);

describe('createBoundedCache', () => {
  it('forgets what was read longest ago when it is full', () => {
    const cache = createBoundedCache(10);
    cache.set('a', bytes(4));
    cache.set('b', bytes(4));
    cache.get('a');
    cache.set('c', bytes(4));
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.byteLength ?? null)).toEqual([4, null, 4]);
  });

  it('counts what is replaced once, and keeps nothing that would fill it alone', () => {
    const cache = createBoundedCache(10);
    cache.set('a', bytes(6));
    cache.set('a', bytes(3));
    cache.set('b', bytes(7));
    cache.set('c', bytes(11));
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.byteLength ?? null)).toEqual([3, 7, null]);
  });
});
