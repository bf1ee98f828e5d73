import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

export interface WebhookRequest {
  headers: Record<string, string>;
  /** Byte for byte what is signed. */
  body: string;
}
/** Brings a request to the webhook and says with which status it was answered. */
export type DeliverWebhook = (request: WebhookRequest) => Promise<number>;

/** The webhook did not take an event; it is tried again. */
export class WebhookRefused extends Error {
  constructor(eventId: string, status: number) {
    super(`The webhook answered ${status} to ${eventId}`);
  }
}

/** `t=…,v1=…`: the time, and an HMAC over time and body. */
export function signatureOf(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Brings one event to the webhook, signed anew at each attempt. @throws WebhookRefused when it was not taken. */
export async function deliverEvent(
  db: Kysely<Tables>,
  eventId: string,
  { secret, clock, deliver }: { secret: string; clock: () => Date; deliver: DeliverWebhook },
): Promise<void> {
  const row = await db
    .selectFrom('payment_sandbox_deliveries')
    .innerJoin('payment_sandbox_objects', 'id', 'event_id')
    .select(['object', 'delivered_at'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (row === undefined || row.delivered_at !== null) return;
  const body = JSON.stringify(row.object, null, 2);
  const status = await deliver({
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (sandbox of Rimawari)',
      'stripe-signature': signatureOf(body, secret, Math.floor(clock().getTime() / 1000)),
    },
    body,
  });
  const isTaken = status >= 200 && status < 300;
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('payment_sandbox_deliveries')
      .set({ attempts: sql`attempts + 1`, last_status: status, ...(isTaken ? { delivered_at: clock() } : {}) })
      .where('event_id', '=', eventId)
      .execute();
    if (!isTaken) return;
    await trx
      .updateTable('payment_sandbox_objects')
      .set({ object: sql<string>`jsonb_set(object, '{pending_webhooks}', '0')` })
      .where('id', '=', eventId)
      .execute();
  });
  if (!isTaken) throw new WebhookRefused(eventId, status);
}

/** Events that the webhook has not taken, oldest first. */
export async function pendingEvents(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_sandbox_deliveries')
    .innerJoin('payment_sandbox_objects', 'id', 'event_id')
    .select('event_id')
    .where('delivered_at', 'is', null)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => row.event_id);
}
