import { factNames } from './fact-list.ts';
import type { FactValues } from './fact-values.ts';

/** Every field, none of them stated. */
export const nothingStated = Object.fromEntries(factNames.map((name) => [name, null])) as unknown as FactValues;
