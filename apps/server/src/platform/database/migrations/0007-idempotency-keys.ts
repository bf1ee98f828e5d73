export const idempotencyKeys = [
  `create table idempotency_keys (
    user_id uuid not null references users on delete cascade,
    operation text not null,
    key_hash text not null,
    attempt uuid not null,
    lease_until timestamptz not null,
    expires_at timestamptz not null,
    fingerprint text,
    status integer,
    body jsonb,
    primary key (user_id, operation, key_hash)
  )`,
  `create index idempotency_keys_by_expiry on idempotency_keys (expires_at)`,
];
