/** The audit log says who did it, and what was changed to what. Its kinds are those of the code that writes it. */
export const actsOfAdministrators = [
  `alter table security_events drop constraint security_events_kind_check`,
  `alter table security_events
    add column actor_id uuid references users on delete set null,
    add column details jsonb`,
  `create index security_events_of_actor on security_events (actor_id, created_at)`,
];
