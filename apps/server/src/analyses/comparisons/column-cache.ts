import type { Compared } from './comparison.ts';

const mostKept = 200;

/** Columns that were worked out last. In memory alone: a new version of the engine works them out anew. */
export function createColumnCache() {
  const kept = new Map<string, Compared>();
  return {
    get: (key: string): Compared | null => kept.get(key) ?? null,
    keep: (key: string, column: Compared): Compared => {
      kept.set(key, column);
      for (const oldest of kept.keys()) {
        if (kept.size <= mostKept) break;
        kept.delete(oldest);
      }
      return column;
    },
  };
}
