export const accountsAndAnalyses = [
  `create table users (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    full_name text not null,
    password_hash text not null,
    is_active boolean not null default true,
    is_superuser boolean not null default false,
    subscription_status text not null default 'none' check (subscription_status in ('active', 'none')),
    subscription_end_date timestamptz,
    monthly_analysis_limit integer not null default 0 check (monthly_analysis_limit >= -1),
    current_month_usage integer not null default 0 check (current_month_usage >= 0),
    usage_month text not null default '',
    complimentary_analysis_credits integer not null check (complimentary_analysis_credits >= -1),
    created_at timestamptz not null default now()
  )`,
  `create table access_tokens (
    token_hash text primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index access_tokens_by_user on access_tokens (user_id)`,
  `create index access_tokens_by_expiry on access_tokens (expires_at)`,
  `create table attempts (
    key text primary key,
    count integer not null,
    resets_at timestamptz not null
  )`,
  `create index attempts_by_reset on attempts (resets_at)`,
  `create table analyses (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    title text,
    status text not null default 'pending' check (status in ('pending', 'processing', 'completed', 'failed')),
    progress integer not null default 0 check (progress between 0 and 100),
    doing text,
    stage text,
    error_lines jsonb,
    listing_url text,
    as_of text not null,
    charged_to text not null check (charged_to in ('free_mode', 'subscription', 'complimentary')),
    session_id text not null,
    investment_score double precision,
    net_rental_yield double precision,
    risk_level text,
    created_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
  `create index analyses_of_user on analyses (user_id, created_at desc, id desc)`,
  `create table sources (
    id uuid primary key,
    analysis_id uuid not null references analyses on delete cascade,
    position integer not null,
    filename text not null,
    content_type text not null,
    size integer not null check (size >= 0),
    object_key text not null unique,
    unique (analysis_id, position)
  )`,
  `create table analysis_sessions (
    analysis_id uuid not null references analyses on delete cascade,
    id text not null,
    base_session_id text,
    created_at timestamptz not null default now(),
    primary key (analysis_id, id)
  )`,
  `create table step_done (
    analysis_id uuid not null,
    session_id text not null,
    step text not null,
    attempt integer not null,
    started_at timestamptz not null,
    done_at timestamptz not null default now(),
    primary key (analysis_id, session_id, step),
    foreign key (analysis_id, session_id) references analysis_sessions on delete cascade
  )`,
];
