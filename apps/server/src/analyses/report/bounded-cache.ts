/** Keeps what was read last in memory, up to so many bytes. */
export interface BoundedCache {
  get(key: string): Uint8Array | null;
  set(key: string, content: Uint8Array): void;
}

export function createBoundedCache(bytesAtMost: number): BoundedCache {
  const kept = new Map<string, Uint8Array>();
  let size = 0;
  const forget = (key: string) => {
    size -= kept.get(key)?.byteLength ?? 0;
    kept.delete(key);
  };
  return {
    get: (key) => {
      const found = kept.get(key);
      if (found === undefined) return null;
      // A map keeps its order: what was read last stands last.
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    set: (key, content) => {
      forget(key);
      if (content.byteLength > bytesAtMost) return;
      kept.set(key, content);
      size += content.byteLength;
      for (const oldest of kept.keys()) {
        if (size <= bytesAtMost) return;
        forget(oldest);
      }
    },
  };
}
