/** Says whether files of the app are on their way. */
export interface Arrivals {
  /** Counts a file until it has arrived or failed; gives back what it was given. */
  follow<Value>(file: Promise<Value>): Promise<Value>;
  isAnyOnItsWay: () => boolean;
  /** Calls back after a change; the answer ends it. */
  subscribe: (listener: () => void) => () => void;
}

export function createArrivals(): Arrivals {
  const listeners = new Set<() => void>();
  let onTheirWay = 0;
  // A file may be asked for while a screen is drawn, when no other may be told to draw itself.
  const tell = () =>
    queueMicrotask(() => {
      for (const listener of listeners) listener();
    });
  const ended = () => {
    onTheirWay -= 1;
    tell();
  };
  return {
    follow(file) {
      onTheirWay += 1;
      tell();
      file.then(ended, ended);
      return file;
    },
    isAnyOnItsWay: () => onTheirWay > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Those of the screens of this page. */
export const arrivals = createArrivals();
