/** Links under which anyone reads a report. They go with the analysis, and so with its owner. */
export const shares = [
  `create table shares (
    id uuid primary key,
    analysis_id uuid not null references analyses on delete cascade,
    token_hash text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index shares_of_analysis on shares (analysis_id)`,
  `create index shares_by_end on shares (expires_at)`,
];
