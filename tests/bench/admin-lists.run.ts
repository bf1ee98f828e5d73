// Lists, counts, charts and search of administrators on PostgreSQL with 100,000 users and 1,000,000 analyses, through the
// server's own requests. Prints times in milliseconds beside their bars, and fails when one is missed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { fillDatabase } from '../../apps/server/src/testing/many-rows.ts';
import { startCluster } from '../../apps/server/src/testing/postgres-cluster.ts';
import { record } from '../../bin/quality/record.ts';

const [users, jobs] = [Number(process.env.BENCH_USERS ?? 100_000), Number(process.env.BENCH_JOBS ?? 1_000_000)];
const dataDir = mkdtempSync(join(tmpdir(), 'rimawari-bench-'));
const cluster = await startCluster();
const environment = {
  DATA_DIR: dataDir,
  DATABASE_URL: cluster.address('postgres'),
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'minato-42',
  MFA_POLICY: 'off',
};
const app = await createApp(readConfig(environment));
let missed = 0;

try {
  const begun = performance.now();
  await fillDatabase(app.database.db, { users, jobs, days: 730 });
  process.stdout.write(`${users} users and ${jobs} analyses were made in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
  const signedIn = await app.http.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { email: 'admin@example.com', password: 'minato-42' },
  });
  const headers = { authorization: `Bearer ${signedIn.json<{ access_token: string }>().access_token}` };

  async function time(path: string): Promise<number> {
    const start = performance.now();
    const answer = await app.http.inject({ url: `/api/v1/admin/${path}`, headers });
    const taken = performance.now() - start;
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
    return taken;
  }
  type List = 'admin.first_pages' | 'admin.any_page' | 'admin.counts' | 'admin.search';
  const slowest: Partial<Record<List, number>> = {};
  async function measure(metric: List, what: string, paths: string[], bar: number, share: number): Promise<void> {
    for (const path of paths.slice(0, 3)) await time(path);
    const times: number[] = [];
    for (const path of paths) times.push(await time(path));
    times.sort((one, other) => one - other);
    const at = (part: number) => times[Math.min(times.length - 1, Math.ceil(times.length * part) - 1)] ?? Number.NaN;
    slowest[metric] = Math.max(slowest[metric] ?? 0, at(share));
    const isMet = at(share) <= bar;
    if (!isMet) missed += 1;
    const figures = `median ${at(0.5).toFixed(1)}, p99 ${at(0.99).toFixed(1)}, most ${at(1).toFixed(1)}`;
    process.stdout.write(`${isMet ? 'met   ' : 'MISSED'} ${what}: ${figures} ms (bar ${bar} ms for ${share === 1 ? 'all' : 'p99'})\n`);
  }
  const pages = (list: string, total: number, numbers: number[]) =>
    numbers.map(
      (number) => `${list}${list.includes('?') ? '&' : '?'}skip=${Math.max(0, Math.min(number, Math.ceil(total / 20) - 1) * 20)}`,
    );
  const first = Array.from({ length: 100 }, (_, number) => number);
  // Spread over the whole list, without chance.
  const spread = (total: number) => Array.from({ length: 200 }, (_, n) => Math.floor(((n * 0.618_033_988_75) % 1) * (total / 20)));

  const lists: [string, number][] = [
    ['users', users],
    ['jobs', jobs],
    ['users?filter=active', users - Math.floor(users / 17)],
    ['jobs?state=failed', Math.floor(jobs / 20)],
  ];
  for (const [list, total] of lists) {
    await measure(
      'admin.first_pages',
      `${list}, first 100 pages and the last`,
      pages(list, total, [...first, Math.ceil(total / 20)]),
      50,
      0.99,
    );
    await measure('admin.any_page', `${list}, 200 pages anywhere`, pages(list, total, spread(total)), 250, 1);
  }
  const again = (path: string) => Array.from({ length: 50 }, () => path);
  await measure('admin.counts', 'counts', again('stats'), 50, 0.99);
  await measure('admin.counts', 'charts of 30 days', again('charts'), 50, 0.99);
  await measure('admin.counts', 'charts of a year', again('charts?days=366'), 50, 0.99);
  const words = [
    'haruka.mori7@example.com',
    'haruka mori',
    '遥',
    'ken tan',
    'lindqvist9',
    'example',
    'mori example',
    'nobody-has-this',
    'a',
    'jp 太',
  ];
  for (const word of words)
    await measure('admin.search', `users that match “${word}”`, again(`users?search=${encodeURIComponent(word)}`).slice(0, 15), 300, 1);
  await measure(
    'admin.search',
    'users that match “example”, active, page 1,000',
    again('users?search=example&filter=active&skip=20000').slice(0, 15),
    300,
    1,
  );
  record(slowest);
} finally {
  await app.close();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);
