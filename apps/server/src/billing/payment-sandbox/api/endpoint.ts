import { z } from 'zod';
import type { Context } from '../context.ts';
import { readParameters } from './parameters.ts';
import type { FormValue } from './parse-form.ts';

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** With the id of the path as `:id`. */
  path: `/v1/${string}`;
  /** What it answers; references are expanded after it. */
  run(context: Context, given: Record<string, FormValue>, id: string): Promise<object>;
}

/** An endpoint that takes these parameters and no others. */
export function endpoint<S extends z.ZodRawShape>(
  method: Endpoint['method'],
  path: Endpoint['path'],
  shape: S,
  run: (context: Context, parameters: z.output<z.ZodObject<S, z.core.$strict>>, id: string) => Promise<object>,
): Endpoint {
  const schema = z.strictObject(shape);
  return { method, path, run: async (context, given, id) => run(context, readParameters(schema, given), id) };
}
