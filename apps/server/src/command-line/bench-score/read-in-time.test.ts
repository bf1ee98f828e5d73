import { describe, expect, it } from 'vitest';
import { inTime } from './read-in-time.ts';

describe('an offer that is read within a limit', () => {
  it('gives what was made of it and how long that took', async () => {
    const { made, seconds } = await inTime(60, async () => 'a report');
    expect(made).toBe('a report');
    expect(seconds).toBeGreaterThanOrEqual(0);
  });

  it('is refused with the reason where reading fails', async () => {
    const { made } = await inTime(60, () => Promise.reject(new Error('“a.pdf” is damaged.')));
    expect(made).toEqual({ refused: '“a.pdf” is damaged.' });
  });

  it('is refused where reading takes longer, and what reads it is told to stop', async () => {
    let stopped = false;
    const { made } = await inTime(0.01, (signal) => {
      signal.addEventListener('abort', () => (stopped = true));
      return new Promise<never>(() => undefined);
    });
    expect(made).toEqual({ refused: 'Reading took longer than the limit of 0.01 seconds.' });
    expect(stopped).toBe(true);
  });
});
