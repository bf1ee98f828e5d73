/** Runs that change what was submitted, and names under which a background task is asked for. */
export const debugRuns = [
  `alter table analysis_sessions add column changes jsonb`,
  `create table worker_tasks (
    id uuid primary key,
    analysis_id uuid not null,
    session_id text not null,
    created_at timestamptz not null default now(),
    foreign key (analysis_id, session_id) references analysis_sessions on delete cascade
  )`,
  `create index worker_tasks_by_session on worker_tasks (analysis_id, session_id)`,
];
