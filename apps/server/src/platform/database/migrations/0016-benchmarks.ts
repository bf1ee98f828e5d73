/**
 * Benchmarks: profiles of the pipeline, runs over lists of properties, and what was read of each. Their analyses belong
 * to nobody: no customer sees them, and they stay when the administrator who began them goes.
 */
export const benchmarks = [
  `alter table analyses alter column user_id drop not null`,
  `create table benchmark_profiles (
    id text primary key,
    name text not null,
    description text,
    config jsonb not null,
    is_default boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  `create unique index benchmark_profiles_by_name on benchmark_profiles (lower(name))`,
  `insert into benchmark_profiles (id, name, description, config, is_default)
    values ('bp_default', 'Default', 'The pipeline as it ships.', '{}', true)`,
  `create table benchmark_runs (
    id text primary key,
    run_type text not null check (run_type in ('baseline', 'candidate')),
    label text not null,
    profile_id text not null references benchmark_profiles,
    config jsonb not null,
    steps jsonb not null,
    baseline_run_id text references benchmark_runs,
    status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
    error text,
    exact_matches integer,
    total integer,
    created_at timestamptz not null default now(),
    finished_at timestamptz,
    check ((run_type = 'candidate') = (baseline_run_id is not null))
  )`,
  `create index benchmark_runs_by_time on benchmark_runs (created_at desc, id desc)`,
  `create index benchmark_runs_of_baseline on benchmark_runs (baseline_run_id)`,
  `create index benchmark_runs_of_profile on benchmark_runs (profile_id)`,
  `create table benchmark_properties (
    run_id text not null references benchmark_runs on delete cascade,
    position integer not null,
    slug text not null,
    url text not null,
    status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
    analysis_id uuid,
    session_id text,
    error text,
    data jsonb,
    diff jsonb,
    primary key (run_id, position),
    unique (run_id, slug)
  )`,
  `create index benchmark_properties_by_session on benchmark_properties (analysis_id, session_id)`,
];
