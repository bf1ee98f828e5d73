export const paymentSandbox = [
  `create table payment_sandbox_state (
    only_row boolean primary key default true check (only_row),
    api_key text not null,
    webhook_secret text not null,
    clock_ahead_seconds bigint not null default 0
  )`,
  `create table payment_sandbox_objects (
    id text primary key,
    kind text not null,
    sequence bigint generated always as identity,
    customer text,
    parent text,
    due_at timestamptz,
    deleted boolean not null default false,
    object jsonb not null,
    extra jsonb not null
  )`,
  `create index payment_sandbox_objects_by_kind on payment_sandbox_objects (kind, sequence)`,
  `create index payment_sandbox_objects_of_customer on payment_sandbox_objects (customer, kind, sequence)`,
  `create index payment_sandbox_objects_of_parent on payment_sandbox_objects (parent, kind, sequence)`,
  `create index payment_sandbox_objects_due on payment_sandbox_objects (due_at) where due_at is not null`,
  `create table payment_sandbox_deliveries (
    event_id text primary key references payment_sandbox_objects on delete cascade,
    attempts integer not null default 0,
    last_status integer,
    delivered_at timestamptz
  )`,
  `create index payment_sandbox_deliveries_pending on payment_sandbox_deliveries (event_id) where delivered_at is null`,
  `create table payment_sandbox_requests (
    key_hash text primary key,
    fingerprint text not null,
    status integer not null,
    body jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create index payment_sandbox_requests_by_time on payment_sandbox_requests (created_at)`,
];
