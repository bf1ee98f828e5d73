/** Runs what it is given, so much at the same time, the rest in its order. */
export function createSlots(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => void waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Handed on rather than freed, so that nobody who comes later goes first.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
