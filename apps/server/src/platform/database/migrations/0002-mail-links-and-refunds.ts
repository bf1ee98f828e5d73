export const mailLinksAndRefunds = [
  `alter table users add column email_verified_at timestamptz`,
  `alter table analyses add column credit_taken boolean not null default false`,
  `create table mail_links (
    id uuid primary key,
    purpose text not null check (purpose in ('reset', 'verify')),
    email text not null check (email = lower(email)),
    token_hash text unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index mail_links_of_address on mail_links (email, purpose)`,
  `create index mail_links_by_expiry on mail_links (expires_at)`,
];
