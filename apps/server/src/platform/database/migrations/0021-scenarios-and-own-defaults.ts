/**
 * Scenarios that owners save with an analysis, which go with it; and the assumptions that an account's later analyses
 * start from, with those that an analysis did start from.
 */
export const scenariosAndOwnDefaults = [
  `create table scenarios (
    id uuid primary key,
    analysis_id uuid not null references analyses on delete cascade,
    name text not null,
    inputs jsonb not null,
    saved_at timestamptz not null,
    unique (analysis_id, name)
  )`,
  `create table own_defaults (
    user_id uuid primary key references users on delete cascade,
    assumptions jsonb not null,
    saved_at timestamptz not null
  )`,
  `alter table analyses add column own_defaults jsonb`,
];
