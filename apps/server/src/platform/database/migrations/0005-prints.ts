export const prints = [
  `create table prints (
    analysis_id uuid not null,
    session_id text not null,
    state text not null check (state in ('queued', 'done', 'failed')),
    job_id uuid not null,
    build text,
    problem text,
    requested_at timestamptz not null default now(),
    ended_at timestamptz,
    primary key (analysis_id, session_id),
    foreign key (analysis_id, session_id) references analysis_sessions on delete cascade
  )`,
];
