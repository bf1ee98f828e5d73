export const allowanceLedger = [
  `create table allowance_entries (
    id bigint generated always as identity primary key,
    user_id uuid not null references users on delete cascade,
    analysis_id uuid,
    kind text not null check (kind in ('reserved', 'settled', 'given_back', 'carried_over')),
    source text not null check (source in ('free_mode', 'subscription', 'complimentary')),
    usage integer not null,
    credits integer not null,
    counts_at timestamptz not null,
    reason text not null check (reason in ('submitted', 'completed', 'failed', 'counted_before_the_ledger')),
    created_at timestamptz not null default now(),
    check ((kind = 'carried_over') = (analysis_id is null))
  )`,
  `create unique index allowance_reserved_once on allowance_entries (analysis_id) where kind = 'reserved'`,
  `create unique index allowance_ended_once on allowance_entries (analysis_id) where kind in ('settled', 'given_back')`,
  `create index allowance_of_user on allowance_entries (user_id, counts_at)`,
  // An entry goes only with its user: a cascade runs inside a trigger, a statement of ours does not.
  `create function refuse_change_of_ledger() returns trigger language plpgsql as
    $$ begin raise exception 'Entries of the allowance ledger are not changed'; end $$`,
  `create trigger allowance_entries_are_kept before update or delete on allowance_entries
    for each row when (pg_trigger_depth() = 0) execute function refuse_change_of_ledger()`,

  `insert into allowance_entries (user_id, analysis_id, kind, source, usage, credits, counts_at, reason, created_at)
    select user_id, id, 'reserved', charged_to, 1, case when credit_taken then -1 else 0 end, created_at, 'submitted', created_at
    from analyses order by created_at, id`,
  `insert into allowance_entries (user_id, analysis_id, kind, source, usage, credits, counts_at, reason, created_at)
    select user_id, id,
      case status when 'completed' then 'settled' else 'given_back' end,
      charged_to,
      case status when 'completed' then 0 else -1 end,
      case when status = 'failed' and credit_taken then 1 else 0 end,
      created_at,
      status,
      coalesce(finished_at, now())
    from analyses where status in ('completed', 'failed') order by finished_at, id`,
  // What the counter of the month says beyond the analyses that are known: some failed before failing gave back.
  `insert into allowance_entries (user_id, kind, source, usage, credits, counts_at, reason)
    select users.id, 'carried_over',
      case users.subscription_status when 'active' then 'subscription' else 'complimentary' end,
      users.current_month_usage - known.analyses, 0, (usage_month || '-01 00:00:00+09')::timestamptz, 'counted_before_the_ledger'
    from users
    cross join lateral (
      select count(*)::int as analyses from analyses
      where user_id = users.id and left(as_of, 7) = users.usage_month and status <> 'failed'
    ) as known
    where usage_month <> '' and users.current_month_usage <> known.analyses`,

  `alter table users drop column current_month_usage, drop column usage_month`,
  `alter table analyses drop column charged_to, drop column credit_taken`,
];
