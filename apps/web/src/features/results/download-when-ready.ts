import type { DownloadResult } from '@rimawari/api';

/** A print takes about a second; a server that restarts, a little longer. */
const patienceMs = 120_000;
const pauseAtMostMs = 15_000;

export interface Waiting {
  /** Told once, when the file is not there yet. */
  onNotReady: () => void;
  signal: AbortSignal;
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Asks for a file that the server may still be making, as often as its `Retry-After` says, for two minutes at most.
 * The last answer is the result; null when `signal` ends the waiting.
 */
export async function downloadWhenReady(
  ask: (signal: AbortSignal) => Promise<DownloadResult>,
  { onNotReady, signal, pause = sleep }: Waiting,
): Promise<DownloadResult | null> {
  let waited = 0;
  for (;;) {
    const result = await ask(signal).catch((problem: unknown) => {
      if (signal.aborted) return null;
      throw problem;
    });
    if (result === null || signal.aborted) return null;
    if (result.error?.code !== 'not_ready' || waited >= patienceMs) return result;
    if (waited === 0) onNotReady();
    const milliseconds = pauseOf(result.response);
    waited += milliseconds;
    await pause(milliseconds, signal);
  }
}

function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After') ?? '');
  return seconds > 0 ? Math.min(seconds * 1000, pauseAtMostMs) : 2000;
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}
