import type { Context } from '../context.ts';
import { findAny } from '../store.ts';
import { invalid } from '../stripe-problem.ts';

const depthAtMost = 4;
/** What an answer holds only when it is asked for, by the kind of the object and the name of the field. */
export type Included = Record<string, Record<string, (context: Context, object: Holder) => Promise<object>>>;
type Holder = Record<string, unknown>;

/** The answer with the asked references replaced by what they refer to. */
export async function expand(context: Context, answer: object, paths: string[], included: Included): Promise<object> {
  // As it goes over the wire: decimals are texts there.
  const copy = JSON.parse(JSON.stringify(answer)) as Holder;
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > depthAtMost) throw invalid(`You cannot expand more than ${depthAtMost} levels of a property: ${path}`, 'expand');
    await open(context, copy, parts, path, included);
  }
  return copy;
}

async function open(context: Context, holder: Holder, [part = '', ...rest]: string[], path: string, included: Included): Promise<void> {
  const inner = Object.hasOwn(holder, part) ? holder[part] : undefined;
  const include = typeof holder.object === 'string' && inner === undefined ? included[holder.object]?.[part] : undefined;
  if (include !== undefined) {
    holder[part] = await include(context, holder);
  } else if (typeof inner === 'string') {
    const found = await findAny(context, inner);
    if (found === null) throw notExpandable(path);
    holder[part] = found.deleted ? { id: inner, object: found.kind, deleted: true } : found.object;
  } else if (inner === undefined) {
    throw notExpandable(path);
  }
  if (rest.length === 0) return;
  for (const item of Array.isArray(holder[part]) ? holder[part] : [holder[part]])
    if (isHolder(item)) await open(context, item, rest, path, included);
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null && !Array.isArray(value);

const notExpandable = (path: string) =>
  invalid(
    `This property cannot be expanded (${path}). You may want to try expanding 'data.${path}' if you are expanding a list.`,
    'expand',
  );
