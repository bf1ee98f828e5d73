/**
 * What remains of a deleted account: that there was one, under its random id. Security events keep that id when the
 * account goes, so that they still belong together; what pointed at a person is removed from them by the deletion.
 */
export const accountDeletions = [
  `create table account_deletions (
    id uuid primary key,
    user_id uuid not null unique,
    actor_id uuid,
    asked_at timestamptz not null default now(),
    erased_at timestamptz,
    analysis_ids jsonb,
    ended_at timestamptz
  )`,
  `alter table security_events
    drop constraint security_events_user_id_fkey,
    drop constraint security_events_actor_id_fkey`,
];
