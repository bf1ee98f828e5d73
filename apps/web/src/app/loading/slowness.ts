/** What is waited for: a file of the app, or an answer of the server. */
export type Awaited = 'page' | 'answer';

/** Says what takes longer than a reader expects. */
export interface Slowness {
  /** Counts what is waited for as slow once it has taken long; gives back what it was given. */
  follow<Value>(what: Awaited, awaited: Promise<Value>): Promise<Value>;
  /** What takes long at the moment, a page before an answer; null when nothing does. */
  read: () => Awaited | null;
  /** Calls back after a change; the answer ends it. */
  subscribe: (listener: () => void) => () => void;
}

/** Milliseconds after which a reader wants to know what is waited for. */
export const longMs = 4_000;

export function createSlowness(): Slowness {
  const listeners = new Set<() => void>();
  const slow = { page: 0, answer: 0 };
  const add = (what: Awaited, count: number) => {
    slow[what] += count;
    for (const listener of listeners) listener();
  };
  return {
    follow(what, awaited) {
      let isSlow = false;
      const late = setTimeout(() => {
        isSlow = true;
        add(what, 1);
      }, longMs);
      const end = () => {
        clearTimeout(late);
        if (isSlow) add(what, -1);
      };
      awaited.then(end, end);
      return awaited;
    },
    read: () => (slow.page > 0 ? 'page' : slow.answer > 0 ? 'answer' : null),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Of this page. */
export const slowness = createSlowness();
