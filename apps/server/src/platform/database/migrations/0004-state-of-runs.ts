const allSteps = `'["pdf_generation", "data_extraction", "enrichments", "final_analysis", "html_report"]'::jsonb`;

/**
 * State moves from the analysis to its session: until here every analysis had one session, which ran all steps for its
 * customer. Sessions that never were the shown one ended with the process that made them.
 */
export const stateOfRuns = [
  `alter table analysis_sessions
    add column purpose text not null default 'customer'
      check (purpose in ('customer', 'debug', 'benchmark', 'correction', 'scenario')),
    add column steps jsonb not null default ${allSteps},
    add column status text not null default 'failed' check (status in ('pending', 'processing', 'completed', 'failed')),
    add column progress integer not null default 0 check (progress between 0 and 100),
    add column doing text,
    add column stage text,
    add column error_lines jsonb,
    add column investment_score double precision,
    add column net_rental_yield double precision,
    add column risk_level text,
    add column finished_at timestamptz`,
  `insert into analysis_sessions (analysis_id, id, created_at)
    select id, session_id, created_at from analyses on conflict do nothing`,
  `update analysis_sessions session
    set status = analysis.status, progress = analysis.progress, doing = analysis.doing, stage = analysis.stage,
      error_lines = analysis.error_lines, investment_score = analysis.investment_score,
      net_rental_yield = analysis.net_rental_yield, risk_level = analysis.risk_level, finished_at = analysis.finished_at
    from analyses analysis
    where analysis.id = session.analysis_id and analysis.session_id = session.id`,
  `alter table analysis_sessions
    alter column purpose drop default,
    alter column steps drop default,
    alter column status set default 'pending'`,
  `alter table analyses
    drop column status, drop column progress, drop column doing, drop column stage, drop column error_lines,
    drop column investment_score, drop column net_rental_yield, drop column risk_level, drop column finished_at`,
  `alter table analyses rename column session_id to shown_session_id`,
  `alter table analyses
    alter column shown_session_id drop not null,
    add foreign key (id, shown_session_id) references analysis_sessions (analysis_id, id)`,
  `alter table analysis_sessions
    add foreign key (analysis_id, base_session_id) references analysis_sessions (analysis_id, id)`,
  // What an analysis was charged is given back by the one run that was charged for.
  `create unique index one_customer_run_at_a_time on analysis_sessions (analysis_id)
    where purpose = 'customer' and status in ('pending', 'processing')`,
];
