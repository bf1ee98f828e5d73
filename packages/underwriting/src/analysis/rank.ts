/** Value at a share of a rising list; null for an empty one. */
export function quantile(rising: ArrayLike<number>, share: number): number | null {
  if (rising.length === 0) return null;
  return rising[Math.min(rising.length - 1, Math.max(0, Math.floor(share * rising.length)))] ?? null;
}

/** About eight values a bucket: more buckets are slower to count, fewer to sort. */
const bucketsFor = (size: number): number => Math.min(1_024, Math.max(16, size >> 3));

/**
 * Finds the values at the given ranks of slices of so many values. They are counted into buckets of even width, and only the buckets that
 * hold a rank are sorted: several times faster than selecting among all values, and the slice stays as it was.
 * @param ranks counted from zero, each below `size`
 */
export function rankFinder(size: number, ranks: readonly number[]): (slice: Float64Array) => number[] {
  const bucketCount = bucketsFor(size);
  const bucketOf = new Uint16Array(size);
  const counts = new Uint32Array(bucketCount + 1);
  const wanted = new Uint8Array(bucketCount + 1);
  const kept = new Float64Array(size);
  return (slice) => {
    let low = slice[0] as number;
    let high = low;
    for (let index = 1; index < size; index += 1) {
      const value = slice[index] as number;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    const scale = bucketCount / (high - low);
    // Nothing to divide: all values alike, or so close or so far apart that no bucket has a width.
    if (!(scale > 0) || scale === Number.POSITIVE_INFINITY) return fromSorted(slice, ranks);
    counts.fill(0);
    wanted.fill(0);
    for (let index = 0; index < size; index += 1) {
      const bucket = (((slice[index] as number) - low) * scale) | 0;
      bucketOf[index] = bucket;
      counts[bucket] = (counts[bucket] as number) + 1;
    }
    const places = ranks.map((rank) => {
      let below = 0;
      let bucket = 0;
      for (; below + (counts[bucket] as number) <= rank; bucket += 1) below += counts[bucket] as number;
      wanted[bucket] = 1;
      return { bucket, within: rank - below };
    });
    let filled = 0;
    for (let index = 0; index < size; index += 1) {
      if (wanted[bucketOf[index] as number] === 0) continue;
      kept[filled] = slice[index] as number;
      filled += 1;
    }
    const sorted = kept.subarray(0, filled).sort();
    return places.map(({ bucket, within }) => {
      let before = 0;
      for (let earlier = 0; earlier < bucket; earlier += 1) if (wanted[earlier] === 1) before += counts[earlier] as number;
      return sorted[before + within] as number;
    });
  };
}

function fromSorted(slice: Float64Array, ranks: readonly number[]): number[] {
  const sorted = slice.slice().sort();
  return ranks.map((rank) => sorted[rank] as number);
}
