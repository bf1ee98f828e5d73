/**
 * Analyses that their owners delete: hidden first, so that they can be restored for a while, and out of every list at
 * once; then removed, with their files. Beside that, the words by which a history is searched.
 */

const shownJobs = `
  select analyses.id as analysis_id, run.id as session_id, run.status, analyses.created_at
  from analyses join analysis_sessions run on run.analysis_id = analyses.id and run.id = analyses.shown_session_id
  where analyses.hidden_at is null`;

const upsertShown = (among: string) => `
  insert into shown_jobs (analysis_id, session_id, status, created_at) select * from (${shownJobs}) as shown ${among}
  on conflict (analysis_id) do update
    set session_id = excluded.session_id, status = excluded.status, created_at = excluded.created_at
    where (shown_jobs.session_id, shown_jobs.status, shown_jobs.created_at)
      is distinct from (excluded.session_id, excluded.status, excluded.created_at)`;

/** Capital letters beyond ASCII: a database of the locale C leaves them as they are. Latin, Greek, Cyrillic and Armenian. */
const capitals = Array.from({ length: 0x1f00 - 0xc0 }, (_, place) => String.fromCharCode(0xc0 + place)).filter(
  (letter) =>
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}]/u.test(letter) && /^\p{Ll}$/u.test(letter.toLowerCase()),
);
const small = capitals.map((letter) => letter.toLowerCase());

export const historyOfAnalyses = [
  `alter table analyses add column hidden_at timestamptz`,
  `create index analyses_hidden on analyses (hidden_at) where hidden_at is not null`,
  `alter table analysis_sessions add column address text`,
  `create table analysis_deletions (
    analysis_id uuid primary key,
    erased_at timestamptz not null default now()
  )`,
  // What is searched, and what is searched for, are brought into this one form.
  `create function folded(given text) returns text language sql immutable parallel safe as $$
    select lower(translate(normalize(given, NFKC), '${capitals.join('')}', '${small.join('')}'))
  $$`,

  // The jobs that are listed, without those that are hidden.
  `create or replace function keep_shown_jobs() returns trigger language plpgsql as $$ begin
    delete from shown_jobs where analysis_id in (select id from added where hidden_at is not null);
    ${upsertShown('where analysis_id in (select id from added)')};
    return null;
  end $$`,
  `create or replace function rebuild_totals() returns bigint language plpgsql as $$
    declare faults bigint; wrong bigint;
  begin
    lock table users, analyses, analysis_sessions, step_done, shown_jobs in share row exclusive mode;
    perform pg_advisory_xact_lock(hashtext('fold_totals'));
    delete from shown_jobs where analysis_id not in (select analysis_id from (${shownJobs}) as shown);
    get diagnostics faults = row_count;
    ${upsertShown('')};
    get diagnostics wrong = row_count;
    faults := faults + wrong;
    select faults + count(*) into faults from (select name, day, amount from totals where amount <> 0) as kept
      full join expected_totals() as expected using (name, day)
      where kept.amount is distinct from expected.amount;
    delete from kept_total_changes;
    delete from kept_totals;
    insert into kept_totals (name, day, amount) select name, day, amount from expected_totals();
    return faults;
  end $$`,
];
