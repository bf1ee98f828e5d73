/**
 * What lists and charts of administrators need at any size: the jobs in the order in which they are listed, counts by
 * Japanese day, and the words by which users are found. Triggers keep them in the transaction of every change.
 */

// What is counted, of a table or of the rows that a statement added or removed.
const usersIn = (rows: string) => `
  select total.name, day_in_japan(created_at) as day from ${rows} counted
  cross join lateral (values
    ('users', true), ('users/active', is_active), ('users/administrators', is_superuser),
    ('users/subscribed', subscription_status = 'active')
  ) as total (name, applies) where applies`;
const jobsIn = (rows: string) => `select 'jobs/' || state as name, day_in_japan(created_at) as day from ${rows} counted`;
const failuresIn = (rows: string) => `
  select 'failures/' || coalesce(failure_reason, 'unknown') as name, day_in_japan(finished_at) as day from ${rows} counted
  where status = 'failed' and purpose = 'customer' and finished_at is not null`;
// Four classes of duration from each power of two to the next, in milliseconds.
const stepsIn = (rows: string) => `
  select 'steps/' || step || '/' || floor(4 * log(2, greatest(1, extract(epoch from done_at - started_at) * 1000)))::int as name,
    day_in_japan(done_at) as day from ${rows} counted`;

const shownJobs = `
  select analyses.id as analysis_id, run.id as session_id, run.status, analyses.created_at
  from analyses join analysis_sessions run on run.analysis_id = analyses.id and run.id = analyses.shown_session_id`;

// Written out where it is used: a function of an index may name no function of ours.
const wordsOf = (text: string) =>
  `array_remove(regexp_split_to_array(lower(normalize(${text}, NFKC)), '[][:space:][@._+''",;:()&|!<>*\\\\/・、。-]+'), '')`;

/** A trigger for each kind of statement on the table, with what it added and removed. */
function counting(table: string, counted: (rows: string) => string): string[] {
  const sides = { insert: ['added'], update: ['added', 'removed'], delete: ['removed'] };
  return Object.entries(sides).flatMap(([statement, rows]) => {
    const changes = rows.map((side) => `select name, day, ${side === 'added' ? 1 : -1} as amount from (${counted(side)}) as ${side}_rows`);
    const seen = rows.map((side) => `${side === 'added' ? 'new' : 'old'} table as ${side}`);
    return [
      `create function count_${statement}_of_${table}() returns trigger language plpgsql as $$ begin
        perform keep_totals(coalesce(array_agg((name, day, amount)::total_change), '{}')) from (
          select name, day, sum(amount)::bigint as amount from (${changes.join(' union all ')}) as change
          group by name, day having sum(amount) <> 0
        ) as changes;
        return null;
      end $$`,
      `create trigger ${table}_counted_on_${statement} after ${statement} on ${table}
        referencing ${seen.join(' ')} for each statement execute function count_${statement}_of_${table}()`,
    ];
  });
}

export const keptTotals = [
  `alter table analysis_sessions add column failure_reason text`,
  `create function day_in_japan(instant timestamptz) returns date language sql immutable parallel safe as
    $$ select ((instant at time zone 'UTC') + interval '9 hours')::date $$`,

  `create table shown_jobs (
    analysis_id uuid primary key references analyses on delete cascade,
    session_id text not null,
    status text not null,
    state text not null generated always as (case when status in ('completed', 'failed') then status else 'in_progress' end) stored,
    created_at timestamptz not null
  )`,
  `insert into shown_jobs (analysis_id, session_id, status, created_at) ${shownJobs}`,
  `create index shown_jobs_by_time on shown_jobs (created_at, analysis_id)`,
  `create index shown_jobs_by_state on shown_jobs (state, created_at, analysis_id)`,

  // Changes are added beside the totals and folded into them now and then: two transactions never wait for one counter.
  `create table kept_totals (
    name text not null,
    day date not null,
    amount bigint not null,
    primary key (name, day)
  )`,
  `create index kept_totals_by_day on kept_totals (day)`,
  `create table kept_total_changes (
    id bigint generated always as identity primary key,
    name text not null,
    day date not null,
    amount bigint not null
  )`,
  `create view totals as
    select name, day, sum(amount)::bigint as amount from (
      select name, day, amount from kept_totals union all select name, day, amount from kept_total_changes
    ) as part group by name, day`,
  `create function expected_totals() returns table (name text, day date, amount bigint) language sql stable as $$
    select counted.name, counted.day, count(*) from (
      ${[usersIn('users'), jobsIn('shown_jobs'), failuresIn('analysis_sessions'), stepsIn('step_done')].join(' union all ')}
    ) as counted group by counted.name, counted.day
  $$`,
  `insert into kept_totals (name, day, amount) select name, day, amount from expected_totals()`,

  `create type total_change as (name text, day date, amount bigint)`,
  `create function fold_totals() returns void language plpgsql as $$ begin
    -- One folds at a time and nobody waits for it; what it leaves is folded next time.
    if not pg_try_advisory_xact_lock(hashtext('fold_totals')) then return; end if;
    with taken as (delete from kept_total_changes returning name, day, amount)
    insert into kept_totals (name, day, amount) select name, day, sum(amount) from taken group by name, day
    on conflict (name, day) do update set amount = kept_totals.amount + excluded.amount;
  end $$`,
  `create function keep_totals(changes total_change[]) returns void language plpgsql as $$
    declare is_due boolean;
  begin
    with added as (
      insert into kept_total_changes (name, day, amount) select name, day, amount from unnest(changes) returning id
    ) select coalesce(bool_or(id % 64 = 0), false) into is_due from added;
    if is_due then perform fold_totals(); end if;
  end $$`,
  ...counting('users', usersIn),
  ...counting('shown_jobs', jobsIn),
  ...counting('analysis_sessions', failuresIn),
  ...counting('step_done', stepsIn),

  `create function keep_shown_jobs() returns trigger language plpgsql as $$ begin
    insert into shown_jobs (analysis_id, session_id, status, created_at)
      select * from (${shownJobs}) as shown where analysis_id in (select id from added)
    on conflict (analysis_id) do update
      set session_id = excluded.session_id, status = excluded.status, created_at = excluded.created_at
      where (shown_jobs.session_id, shown_jobs.status, shown_jobs.created_at)
        is distinct from (excluded.session_id, excluded.status, excluded.created_at);
    return null;
  end $$`,
  `create trigger analyses_shown_on_insert after insert on analyses
    referencing new table as added for each statement execute function keep_shown_jobs()`,
  `create trigger analyses_shown_on_update after update on analyses
    referencing new table as added for each statement execute function keep_shown_jobs()`,
  `create function keep_status_of_shown_jobs() returns trigger language plpgsql as $$ begin
    update shown_jobs set status = added.status from added
    where shown_jobs.analysis_id = added.analysis_id and shown_jobs.session_id = added.id and shown_jobs.status <> added.status;
    return null;
  end $$`,
  `create trigger analysis_sessions_shown_on_update after update on analysis_sessions
    referencing new table as added for each statement execute function keep_status_of_shown_jobs()`,

  // Finds what differs from the rows themselves, puts it right, and says how many totals and jobs did.
  `create function rebuild_totals() returns bigint language plpgsql as $$
    declare faults bigint; wrong bigint;
  begin
    lock table users, analyses, analysis_sessions, step_done, shown_jobs in share row exclusive mode;
    perform pg_advisory_xact_lock(hashtext('fold_totals'));
    delete from shown_jobs where analysis_id not in (select analysis_id from (${shownJobs}) as shown);
    get diagnostics faults = row_count;
    insert into shown_jobs (analysis_id, session_id, status, created_at) ${shownJobs}
    on conflict (analysis_id) do update
      set session_id = excluded.session_id, status = excluded.status, created_at = excluded.created_at
      where (shown_jobs.session_id, shown_jobs.status, shown_jobs.created_at)
        is distinct from (excluded.session_id, excluded.status, excluded.created_at);
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

  `create index users_by_time on users (created_at, id)`,
  `create index users_by_activity on users (is_active, created_at, id)`,
  `create index users_administrators on users (created_at, id) where is_superuser`,
  `create index users_subscribed on users (created_at, id) where subscription_status = 'active'`,
  // Words of addresses and names, by their beginnings. Words that are not in Latin letters are not parted by spaces: from every character.
  `create function search_words(given text) returns text[] language sql immutable parallel safe as $$ select ${wordsOf('given')} $$`,
  `create function words_of_user(email text, full_name text) returns tsvector language sql immutable parallel safe cost 1000 as $$
    select array_to_tsvector(array(
      select distinct left(substr(word, place), 60) from unnest(${wordsOf("email || ' ' || full_name")}) as word,
        generate_series(1, case when octet_length(word) > length(word) then length(word) else 1 end) as place
    ))
  $$`,
  `create index users_by_words on users using gin (words_of_user(email, full_name))`,
  `create index security_events_by_kind on security_events (kind, id)`,
  `create index security_events_of_administrators on security_events (id) where actor_id is not null`,
];
