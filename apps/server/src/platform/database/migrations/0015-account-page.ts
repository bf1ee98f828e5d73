/** What owners see and have of their account: where they are signed in, and a copy of their data. */
export const accountPage = [
  `alter table access_tokens
    add column id uuid not null default gen_random_uuid(),
    add column browser text,
    add column system text,
    add column network text`,
  `create unique index access_tokens_by_id on access_tokens (id)`,
  `create table data_exports (
    user_id uuid primary key references users on delete cascade,
    id uuid not null,
    state text not null check (state in ('preparing', 'ready', 'failed')),
    requested_at timestamptz not null,
    size bigint,
    expires_at timestamptz
  )`,
];
