import type { Context } from '../context.ts';
import type { Kind } from '../objects.ts';
import { findStored, type Stored } from '../store.ts';
import { missing } from '../stripe-problem.ts';

/** The object that a request names. @throws StripeProblem when it does not exist, or no more. */
export async function need<K extends Kind>(context: Pick<Context, 'trx'>, kind: K, id: string, param = 'id'): Promise<Stored<K>> {
  const found = await findStored(context, kind, id);
  if (found === null || found.deleted) throw missing(kind, id, param);
  return found;
}
