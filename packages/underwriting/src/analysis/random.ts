/** State of a small fast counter generator (sfc32), seeded by one whole number. The same seed gives the same numbers in every JavaScript engine. */
export function seededState(seed: number): Int32Array {
  const state = Int32Array.of(0x9e3779b9, 0x243f6a88, 0xb7e15162, seed | 0);
  fillRandom(state, new Int32Array(15), 15);
  return state;
}

/** Writes `count` random whole numbers of 32 bits: in bulk, because a simulation asks for millions. */
export function fillRandom(state: Int32Array, out: Int32Array, count: number): void {
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  for (let index = 0; index < count; index += 1) {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    out[index] = t;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
}

/** Number from 0 (inclusive) to 1 (exclusive) made of 32 random bits. */
export function fractionOf(bits: number): number {
  return (bits >>> 0) / 4_294_967_296;
}

/**
 * Nearly standard normal number made of 30 random bits: three tens of them summed. Mean 0, variance 1, within ±3.
 * Only additions, so every engine agrees to the bit.
 */
export function nearlyNormalOf(bits: number): number {
  return ((bits & 1023) + ((bits >>> 10) & 1023) + ((bits >>> 20) & 1023) - 1534.5) / 512;
}

/** Number between two ends, most often near the middle, from an even one between 0 and 1. */
export function triangularAt(u: number, low: number, middle: number, high: number): number {
  const span = high - low;
  if (span <= 0) return middle;
  const cut = (middle - low) / span;
  return u < cut ? low + Math.sqrt(u * span * (middle - low)) : high - Math.sqrt((1 - u) * span * (high - middle));
}
