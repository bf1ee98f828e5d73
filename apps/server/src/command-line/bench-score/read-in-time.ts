/** What was read of an offer, or why it is refused, and how long it took. */
export interface Timed<Made> {
  made: Made | { refused: string };
  seconds: number;
}

/**
 * What `work` makes, or why it makes nothing: it failed, or took longer than its limit. Never rejects.
 * @param limitSeconds after which the signal is aborted and the offer refused, whether or not `work` heeds it
 */
export async function inTime<Made>(limitSeconds: number, work: (signal: AbortSignal) => Promise<Made>): Promise<Timed<Made>> {
  const begun = performance.now();
  const ending = new AbortController();
  const tooLong = Promise.withResolvers<{ refused: string }>();
  const timer = setTimeout(() => {
    tooLong.resolve({ refused: `Reading took longer than the limit of ${limitSeconds} seconds.` });
    ending.abort();
  }, limitSeconds * 1000);
  const made = await Promise.race([
    tooLong.promise,
    work(ending.signal).catch((error: unknown) => ({ refused: error instanceof Error ? error.message : String(error) })),
  ]);
  clearTimeout(timer);
  return { made, seconds: (performance.now() - begun) / 1000 };
}
