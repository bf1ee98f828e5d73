export const sessionsAndAudit = [
  `alter table access_tokens add column last_used_at timestamptz not null default now()`,
  // Sessions of before ended after 30 days without more; they keep that day.
  `create table security_events (
    id bigint generated always as identity primary key,
    kind text not null check (kind in (
      'registered', 'signed_in', 'sign_in_refused', 'sign_in_limited', 'signed_out', 'reset_requested', 'verification_requested',
      'password_reset', 'email_verified', 'link_refused', 'administrator_created', 'administrator_granted'
    )),
    user_id uuid references users on delete set null,
    email_hash text,
    ip text,
    created_at timestamptz not null default now()
  )`,
  `create index security_events_of_user on security_events (user_id, created_at)`,
  `create index security_events_of_address on security_events (email_hash, created_at)`,
  `create index security_events_by_time on security_events (created_at)`,
];
