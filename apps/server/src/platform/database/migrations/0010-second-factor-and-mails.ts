export const secondFactorAndMails = [
  `alter table users
    add column second_factor boolean not null default false,
    add column mail_when_finished boolean not null default true`,
  `create table sign_in_challenges (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    token_hash text not null unique,
    code_hash text,
    tries integer not null default 0,
    code_asked_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index sign_in_challenges_of_user on sign_in_challenges (user_id)`,
  `create index sign_in_challenges_by_expiry on sign_in_challenges (expires_at)`,
];
