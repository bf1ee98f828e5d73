import Stripe from 'stripe';
import type { Context } from './context.ts';
import { newId } from './new-id.ts';
import { insertObject } from './store.ts';

export type EventType = Stripe.Event['type'];

/** Makes the event, which is delivered if the change it belongs to is kept. `previous` holds what changed fields were before. */
export async function emit(context: Context, type: EventType, object: object, previous?: object): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: context.now,
    data: { object, ...(previous === undefined ? {} : { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: context.request?.id ?? null, idempotency_key: context.request?.idempotencyKey ?? null },
    type,
    // Each type of event has its own object, which the caller of this function chose.
  } as Stripe.Event;
  await insertObject(context, 'event', event, {});
  await context.trx.insertInto('payment_sandbox_deliveries').values({ event_id: event.id }).execute();
  await context.queueDelivery(context.trx, event.id);
}

/** What differs in the top-level fields of two states of an object, as it was before. */
export function differences(before: object, after: object): Record<string, unknown> {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name))));
}
