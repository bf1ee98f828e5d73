import type Stripe from 'stripe';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Kind, Objects } from '../objects.ts';
import { type Filter, findAny, listObjects } from '../store.ts';
import { missing } from '../stripe-problem.ts';
import type { listing } from './parameters.ts';

type Listing = z.infer<z.ZodObject<typeof listing>>;

/** The page of a list that was asked for, newest first. */
export async function listAnswer<K extends Kind>(
  context: Context,
  kind: K,
  path: string,
  asked: Listing,
  filter: Omit<Filter, 'createdFrom' | 'createdBelow'> = {},
): Promise<Stripe.ApiList<Objects[K]>> {
  const { starting_after: startingAfter, ending_before: endingBefore } = asked;
  for (const [param, id] of Object.entries({ starting_after: startingAfter, ending_before: endingBefore }))
    if (id !== undefined && (await findAny(context, id))?.kind !== kind) throw missing(kind, id, param);
  // A customer who was deleted still has what was theirs.
  if (filter.customer !== undefined && (await findAny(context, filter.customer))?.kind !== 'customer')
    throw missing('customer', filter.customer, 'customer');
  const page = { limit: asked.limit ?? 10, startingAfter, endingBefore };
  const { objects, hasMore } = await listObjects(context, kind, { ...filter, ...createdIn(asked.created) }, page);
  return { object: 'list', data: objects, has_more: hasMore, url: path };
}

function createdIn(created: Listing['created']): Pick<Filter, 'createdFrom' | 'createdBelow'> {
  if (created === undefined) return {};
  if (typeof created === 'number') return { createdFrom: created, createdBelow: created + 1 };
  const from = Math.max(created.gte ?? -Infinity, (created.gt ?? -Infinity) + 1);
  const below = Math.min(created.lt ?? Infinity, (created.lte ?? Infinity) + 1);
  return { ...(Number.isFinite(from) ? { createdFrom: from } : {}), ...(Number.isFinite(below) ? { createdBelow: below } : {}) };
}
