import type { components } from '@rimawari/api/types';
import type { Kysely } from 'kysely';
import { isUuid, type Tables } from '../../platform/index.ts';

type AuditLog = components['schemas']['AuditLog'];

export interface AuditQuery {
  /** Only events before this one, in the order in which they happened. */
  before: number | null;
  limit: number;
  kind: string | null;
  /** Only what administrators did to others. */
  isByAdministrators: boolean;
  /** Only events about this user, or by them. */
  userId: string | null;
}

/** The audit log, newest first. A page goes on where the last one ended, so that a page far back costs no more than the first. */
export async function readAuditLog(db: Kysely<Tables>, query: AuditQuery): Promise<AuditLog> {
  const { before, limit, kind, isByAdministrators, userId } = query;
  if (userId !== null && !isUuid(userId)) return { events: [], next: null };
  let events = db.selectFrom('security_events as event');
  if (before !== null) events = events.where('event.id', '<', before);
  if (kind !== null) events = events.where('event.kind', '=', kind as AuditEventKind);
  if (isByAdministrators) events = events.where('event.actor_id', 'is not', null);
  if (userId !== null) {
    const about = db.selectFrom('security_events').select('id').where('user_id', '=', userId);
    events = events.where('event.id', 'in', about.union(db.selectFrom('security_events').select('id').where('actor_id', '=', userId)));
  }
  const rows = await events
    .leftJoin('users as person', 'person.id', 'event.user_id')
    .leftJoin('users as actor', 'actor.id', 'event.actor_id')
    .select(['event.id', 'event.kind', 'event.created_at', 'event.ip', 'event.details'])
    .select(['person.id as personId', 'person.email as personEmail', 'actor.id as actorId', 'actor.email as actorEmail'])
    .orderBy('event.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  return {
    events: page.map((row) => ({
      id: row.id,
      kind: row.kind,
      created_at: row.created_at.toISOString(),
      user: personOf(row.personId, row.personEmail),
      actor: personOf(row.actorId, row.actorEmail),
      ip: row.ip,
      details: row.details,
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

type AuditEventKind = Tables['security_events']['kind'];

const personOf = (id: string | null, email: string | null) => (id === null || email === null ? null : { id, email });
