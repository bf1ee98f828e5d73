/** Source of numbers from 0 (inclusive) to 1 (exclusive) that repeats with its seed. */
export type Random = () => number;

/** Small fast counter generator (sfc32), seeded by one whole number. The same seed gives the same numbers in every JavaScript engine. */
export function seededRandom(seed: number): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = seed | 0;
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  };
  for (let warm = 0; warm < 15; warm += 1) next();
  return next;
}

/** Standard normal by the sum of three uniform numbers: mean 0, variance 1, within ±3. Only additions, so every engine agrees to the bit. */
export function nearlyNormal(random: Random): number {
  return (random() + random() + random() - 1.5) * 2;
}

/** Number between two ends, most often near the middle. */
export function triangular(random: Random, low: number, middle: number, high: number): number {
  const u = random();
  const span = high - low;
  if (span <= 0) return middle;
  const cut = (middle - low) / span;
  return u < cut ? low + Math.sqrt(u * span * (middle - low)) : high - Math.sqrt((1 - u) * span * (high - middle));
}
