/** Processor time of the quickest of several tries, in microseconds: other processes hardly lengthen it. */
async function least(tries: number, work: () => unknown): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < tries; turn += 1) {
    const begun = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(begun);
    quickest = Math.min(quickest, user + system);
  }
  return quickest;
}

/**
 * How many times the processor time of a usual piece of work an unusual one takes. A factor, because it is the same on every machine and
 * beside any load, for what an attacker could slow down; how quick the usual work is belongs to `npm run bench`.
 */
export async function timesLonger(unusual: () => unknown, usual: () => unknown, tries = 3): Promise<number> {
  // The first call of each also compiles it.
  await usual();
  return (await least(tries, unusual)) / (await least(tries, usual));
}
