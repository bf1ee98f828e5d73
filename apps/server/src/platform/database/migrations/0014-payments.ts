export const payments = [
  `alter table users
    drop constraint users_subscription_status_check,
    add column billing_anchor timestamptz,
    add column access_ends_at timestamptz,
    add column administrator_limit integer check (administrator_limit >= 0),
    add column administrator_limit_at timestamptz,
    add constraint administrator_limit_has_its_time check ((administrator_limit is null) = (administrator_limit_at is null))`,
  `create table billing_customers (
    id text primary key,
    user_id uuid not null references users on delete cascade,
    asked bigint not null default 0,
    kept bigint not null default 0,
    check_at timestamptz,
    checkout_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  `create index billing_customers_of_user on billing_customers (user_id, created_at desc)`,
  `create index billing_customers_to_check on billing_customers (check_at) where check_at is not null`,
  `create table subscriptions (
    id text primary key,
    customer_id text not null references billing_customers on delete cascade,
    user_id uuid not null references users on delete cascade,
    status text not null,
    plan_type text,
    price_id text not null,
    monthly_limit integer not null check (monthly_limit >= -1),
    anchor timestamptz not null,
    period_end timestamptz,
    cancel_at timestamptz,
    ended_at timestamptz,
    created_at timestamptz not null
  )`,
  `create index subscriptions_of_user on subscriptions (user_id)`,
  `create table payments (
    id text primary key,
    user_id uuid not null references users on delete cascade,
    status text not null check (status in ('SUCCEEDED', 'FAILED', 'PENDING', 'VOIDED')),
    description text,
    amount_minor bigint not null,
    currency text not null,
    processed_at timestamptz,
    period_start timestamptz,
    period_end timestamptz,
    created_at timestamptz not null
  )`,
  `create index payments_of_user on payments (user_id, created_at desc)`,
  `create table payment_events (
    id text primary key,
    type text not null,
    customer_id text,
    received_at timestamptz not null default now(),
    handled_at timestamptz
  )`,
  `create index payment_events_to_handle on payment_events (received_at) where handled_at is null`,
];
