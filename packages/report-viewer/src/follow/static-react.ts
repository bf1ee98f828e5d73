import type { ReactNode } from 'react';

/**
 * What the engine's worker has in the place of `react`: its build gives this file for that name. The report is written out there once, without
 * state, effects or events, and of React's own script nothing else would be used: contexts are all it needs. `html-of.ts` writes the elements.
 */
interface StaticContext<Value> {
  (): null;
  now: Value;
}

export function createContext<Value>(first: Value): StaticContext<Value> {
  return Object.assign(() => null, { now: first });
}

/** What the nearest context around gives. */
export function use<Value>(context: StaticContext<Value>): Value {
  return context.now;
}

export function isContext(type: unknown): type is StaticContext<unknown> {
  return typeof type === 'function' && 'now' in type;
}

/** Writes what stands inside of a context. */
export function within<Value>(context: StaticContext<Value>, value: Value, write: () => string): string {
  const before = context.now;
  context.now = value;
  try {
    return write();
  } finally {
    context.now = before;
  }
}

export type { ReactNode };
