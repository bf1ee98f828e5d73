type Value = string | readonly string[];

/** A form's first values with what was kept of it in their place, as far as that is of the same kind. */
export function keptValues<Values extends { [Name in keyof Values]: Value }>(
  initial: Values,
  kept: Record<string, unknown> | null,
): Values {
  const fitting = Object.entries(kept ?? {}).filter(([name, value]) => {
    const first: unknown = Reflect.get(initial, name);
    return Array.isArray(first) ? isTexts(value) : typeof first === 'string' && typeof value === 'string';
  });
  return { ...initial, ...Object.fromEntries(fitting) };
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((entry) => typeof entry === 'string');
