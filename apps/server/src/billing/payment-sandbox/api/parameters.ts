import { z } from 'zod';
import { invalid } from '../stripe-problem.ts';
import type { FormValue } from './parse-form.ts';

export const text = z.string().min(1).max(5000);
/** An empty text unsets what was there. */
export const clearable = z
  .string()
  .max(5000)
  .transform((value) => (value === '' ? null : value));
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/, 'integer')
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const address = z
  .string()
  .max(5000)
  .refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'url');
export const reference = z.string().min(1).max(255);

/** Adds to what is there; an empty text unsets a key, an empty text for the whole unsets all. */
export const metadata = z.union([z.literal('').transform(() => null), z.record(z.string().min(1).max(40), z.string().max(500))]);
export type MetadataChange = z.infer<typeof metadata>;

export function changeMetadata(before: Record<string, string>, change: MetadataChange | undefined): Record<string, string> {
  if (change === undefined) return before;
  const after = change === null ? {} : Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
  if (Object.keys(after).length > 50) throw invalid('Metadata can have up to 50 keys.', 'metadata');
  return after;
}

/** Of every request. */
export const common = { expand: z.array(z.string().max(200)).max(20).optional() };

const instants = z.union([
  whole,
  z.strictObject({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() }),
]);
/** Of every list. */
export const listing = {
  ...common,
  limit: whole.refine((value) => value >= 1 && value <= 100, 'limit').optional(),
  starting_after: reference.optional(),
  ending_before: reference.optional(),
  created: instants.optional(),
};

/** The parameters, converted. @throws StripeProblem 400 that names the first one that cannot be taken. */
export function readParameters<S extends z.ZodType>(schema: S, given: Record<string, FormValue>): z.infer<S> {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue === undefined) throw invalid('The parameters cannot be read.');
  throw toProblem(issue, given);
}

type Issue = z.core.$ZodIssue;

function toProblem(issue: Issue, given: unknown): Error {
  // Of several ways to give a value, the one that came nearest says most.
  if (issue.code === 'invalid_union') {
    const branches = issue.errors.filter((errors) => errors.length > 0);
    const [deepest] = branches.map((errors) => errors[0]).toSorted((one, other) => (other?.path.length ?? 0) - (one?.path.length ?? 0));
    if (deepest !== undefined) return toProblem({ ...deepest, path: [...issue.path, ...deepest.path] }, given);
  }
  if (issue.code === 'unrecognized_keys') {
    const name = paramOf([...issue.path, issue.keys[0] ?? '']);
    return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
  const name = paramOf(issue.path);
  const value = issue.path.reduce<unknown>(
    (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
    given,
  );
  if (value === undefined) return invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
  const shown = typeof value === 'string' ? value.slice(0, 100) : 'the given value';
  if (issue.message === 'integer') return invalid(`Invalid integer: ${shown}`, name, 'parameter_invalid_integer');
  if (issue.message === 'url') return invalid('Not a valid URL', name, 'url_invalid');
  if (value === '') return invalid(`You passed an empty string for '${name}'. Leave it out instead.`, name, 'parameter_invalid_empty');
  return invalid(`Invalid ${name}: ${shown}`, name);
}

const paramOf = ([first = '', ...rest]: PropertyKey[]) => `${String(first)}${rest.map((part) => `[${String(part)}]`).join('')}`;
