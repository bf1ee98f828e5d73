/** Puts fixed values in the place of those that are others each time: ids, tokens, times. */
export interface StableValues {
  /** Every later appearance of what was made at random becomes `fixed`. */
  name(random: string, fixed: string): void;
  in(value: unknown): unknown;
}

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

export function stableValues(): StableValues {
  const names = new Map<string, string>();
  const stable = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (time.test(value)) return '2026-11-18T02:14:09.512Z';
      return [...names].reduce((text, [random, fixed]) => text.replaceAll(random, fixed), value);
    }
    if (Array.isArray(value)) return value.map(stable);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, stable(member)]));
  };
  return { name: (random, fixed) => void names.set(random, fixed), in: stable };
}
