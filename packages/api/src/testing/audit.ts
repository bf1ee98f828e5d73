import type { Schemas } from '../schemas.ts';
import { named } from './named.ts';
import { hoursAgo } from './titles.ts';

type Event = Schemas['AuditEvent'];

const ryo = { id: '1d7a9c30-55be-4f0e-8a21-e4c6b0f9d372', email: 'admin@example.com' };
const haruka = { id: '8c2e4f6a-0b1d-4c3e-9f5a-7d6b8e0c2a14', email: 'haruka.mori@example.com' };
const former = { id: '60e1b7d4-92f8-4c05-b3aa-1f7d8c2e5096', email: 'former.customer@example.com' };

const event = (position: number, kind: string, more: Partial<Event> = {}): Event => ({
  id: 1042 - position,
  kind,
  created_at: hoursAgo(position * 5),
  user: haruka,
  actor: null,
  ip: '203.0.113.24',
  details: null,
  ...more,
});
const act = (position: number, kind: string, more: Partial<Event> = {}) => event(position, kind, { actor: ryo, ...more });

/** Pages of the audit log. */
export const auditOf = named<Schemas['AuditLog']>()({
  everything: {
    events: [
      event(0, 'signed_in'),
      act(1, 'user_allowance_changed', { details: { monthly_analysis_limit: 60, complimentary_analysis_credits: -1 } }),
      event(2, 'sign_in_refused', { user: null, ip: '2001:db8:85a3::8a2e:370:7334' }),
      act(3, 'user_deactivated', { user: former }),
      event(4, 'password_reset'),
      event(5, 'administrator_created', { user: ryo, ip: null }),
      event(6, 'something_newer_than_this_page'),
    ],
    next: 1036,
  },
  'acts of administrators': {
    events: [
      act(1, 'user_allowance_changed', { details: { monthly_analysis_limit: 60 } }),
      act(3, 'user_deactivated', { user: former }),
      act(8, 'analysis_retried', { details: { job_id: '0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90' } }),
      act(9, 'user_deleted', { user: null }),
    ],
    next: null,
  },
  nothing: { events: [], next: null },
});
export type AuditSituation = Parameters<typeof auditOf>[0];
