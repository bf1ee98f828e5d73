/** What the buyer said of themselves, what a run set aside and when it began to work, and uploads that no analysis has yet. */
export const lifeOfAnalyses = [
  `alter table analyses add column buyer jsonb`,
  `alter table analysis_sessions
    add column started_at timestamptz,
    add column unused_sources jsonb`,
  `create table uploads (
    analysis_id uuid primary key,
    created_at timestamptz not null default now()
  )`,
  `create index step_done_by_time on step_done (done_at)`,
];
