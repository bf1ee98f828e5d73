const everyMs = 5 * 60_000;

export interface Reconciliation {
  begin(): void;
  /** Waits for the one that is at work. */
  end(): Promise<void>;
}

/** Does the work now and then, one after the other, until it is told to end. */
export function createReconciliation(work: () => Promise<void>, onProblem: (problem: unknown) => void): Reconciliation {
  let timer: NodeJS.Timeout | undefined;
  let atWork: Promise<void> | null = null;
  const step = () => {
    atWork ??= work()
      .catch(onProblem)
      .finally(() => {
        atWork = null;
      });
  };
  return {
    begin: () => {
      step();
      timer = setInterval(step, everyMs);
      timer.unref();
    },
    end: async () => {
      clearInterval(timer);
      await atWork;
    },
  };
}
