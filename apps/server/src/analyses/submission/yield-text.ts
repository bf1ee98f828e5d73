const oneDecimal = (percent: number): string => (Math.round(percent * 10) / 10 || 0).toFixed(1).replace('-', '\u2212');

/** `2.8–4.1`: both ends in percent, one decimal; with words between where an end lies below zero. Null where no reader can tell the ends apart. */
export function yieldText([low, high]: readonly [low: number, high: number]): string | null {
  const [from, to] = [oneDecimal(low), oneDecimal(high)];
  if (from === to) return null;
  return low < 0 ? `${from} to ${to}` : `${from}–${to}`;
}
