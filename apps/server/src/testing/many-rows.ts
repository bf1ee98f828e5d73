import { type Kysely, sql } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

export interface Many {
  users: number;
  jobs: number;
  /** Over which users registered and jobs were submitted, the last of them now. */
  days: number;
}

/** Invented users and jobs by the thousand, straight into the tables of PostgreSQL; totals are made at the end. */
export async function fillDatabase(db: Kysely<Tables>, { users, jobs, days }: Many): Promise<void> {
  await db.connection().execute(async (connection) => {
    const run = (text: string) => sql.raw(text).execute(connection);
    const over = (count: number) => `now() - (interval '${days} days' * (1 - n::float8 / ${count}))`;
    // Without triggers, as a restore of a backup does it.
    await run('set session_replication_role = replica');
    await run(`
      insert into users (id, email, full_name, password_hash, is_active, is_superuser, subscription_status, monthly_analysis_limit,
        complimentary_analysis_credits, created_at)
      select md5('user' || n)::uuid, lower(given || '.' || family) || n || '@' || (array['example.com', 'mail.example.jp', 'office.example'])[1 + n % 3],
        case when n % 4 = 0 then '森' || (array['遥香', '太郎', '美咲', '健'])[1 + n / 4 % 4] else given || ' ' || family end,
        '', n % 17 <> 0, n % 5000 = 1, case when n % 3 = 0 then 'active' else 'none' end, 50, 3, ${over(users)}
      from generate_series(1, ${users}) as n
      cross join lateral (select (array['Haruka', 'Ken', 'Misaki', 'Taro', 'Emma', 'Yuki', 'Sora'])[1 + n % 7] as given,
        (array['Mori', 'Tanabe', 'Kuroda', 'Ishii', 'Okafor', 'Sato', 'Lindqvist', 'Nakagawa', 'Abe', 'Ueda', 'Hara'])[1 + n % 11] as family) as name`);
    await run(`
      insert into analyses (id, user_id, title, as_of, shown_session_id, created_at)
      select md5('job' || n)::uuid, md5('user' || (1 + (n::bigint * 7919) % ${users}))::uuid,
        case when n % 9 = 0 then null else 'コーポ ' || n end, '2026-11-20', 'run', ${over(jobs)}
      from generate_series(1, ${jobs}) as n`);
    await run(`
      insert into analysis_sessions (analysis_id, id, purpose, steps, status, progress, failure_reason, created_at, finished_at)
      select id, 'run', 'customer', '["html_report"]', status, 100, case status when 'failed' then 'removed' end, created_at,
        case when status in ('completed', 'failed') then created_at + interval '40 seconds' end
      from (select id, created_at, case when n % 20 = 0 then 'failed' when n % 5003 = 0 then 'processing' else 'completed' end as status
        from (select id, created_at, row_number() over () as n from analyses) as numbered) as given`);
    await run(`
      insert into step_done (analysis_id, session_id, step, attempt, started_at, done_at)
      select id, 'run', 'html_report', 0, created_at, created_at + interval '1 ms' * (50 + n % 3000)
      from (select id, created_at, row_number() over () as n from analyses) as numbered where n % 5 = 0`);
    await run(`
      insert into allowance_entries (user_id, analysis_id, kind, source, usage, credits, counts_at, reason)
      select user_id, id, 'reserved', 'subscription', 1, 0, created_at, 'submitted' from analyses`);
    await run('set session_replication_role = origin');
    await run('select rebuild_totals()');
    for (const table of ['users', 'analyses', 'analysis_sessions', 'shown_jobs', 'kept_totals', 'kept_total_changes', 'allowance_entries'])
      await run(`vacuum analyze ${table}`);
  });
}
