/** How far a bar is met at a position: at or above zero it is met. */
export type Measure = (position: number) => number;

/** The same measure, taken once at each position. */
export function remembered(measure: Measure): Measure {
  const known = new Map<number, number>();
  return (position) => {
    const value = known.get(position) ?? measure(position);
    known.set(position, value);
    return value;
  };
}

/**
 * The last position met between one that is met and one that is missed, by secants that give way to halving.
 * @param tried positions whose measure costs nothing: looked at first
 */
export function lastMet(measure: Measure, from: number, to: number, tried: Iterable<number> = []): number {
  let [met, missed] = [from, to];
  const between = [...tried].filter((position) => position > from && position < to).sort((left, right) => left - right);
  while (between.length > 0) {
    const middle = between.length >> 1;
    const position = between[middle] as number;
    if (measure(position) >= 0) {
      met = position;
      between.splice(0, middle + 1);
    } else {
      missed = position;
      between.length = middle;
    }
  }
  let [metAt, missedAt] = [measure(met), measure(missed)];
  let moved: 'met' | 'missed' | null = null;
  for (let round = 1; missed - met > 1; round += 1) {
    const secant = metAt / (metAt - missedAt);
    const share = round % 4 === 0 || !Number.isFinite(secant) ? 0.5 : secant;
    const middle = Math.min(missed - 1, Math.max(met + 1, Math.floor(met + (missed - met) * share)));
    const value = measure(middle);
    // An end that stays twice counts half, so that it moves as well (Illinois).
    if (value >= 0) {
      if (moved === 'met') missedAt /= 2;
      [met, metAt, moved] = [middle, value, 'met'];
    } else {
      if (moved === 'missed') metAt /= 2;
      [missed, missedAt, moved] = [middle, value, 'missed'];
    }
  }
  return met;
}
