import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { sampleCondominium } from '@rimawari/underwriting/testing';
import { sql } from 'kysely';
import { AnalysisFailure, stepNames } from '../analyses/pipeline/step.ts';
import { createApp } from '../app.ts';
import { attemptLimits } from '../platform/attempts/limits.ts';
import { readConfig } from '../platform/config.ts';
import { keyTimes } from '../platform/idempotency/keys.ts';
import { fakeSteps, noPorts } from './fake-pipeline.ts';

/**
 * The server, the worker or both, for a proof that ends them without warning. Steps write a file, take a moment, and fail
 * for an analysis that is called so. Says `answers PORT` and `works`; as `last`, a worker says what is left whenever that is less than
 * before, and `idle` when nothing is.
 * Arguments: `server`, `worker`, `both` or `last`; data folder; database address or -; port; complimentary credits.
 */
const [role = 'both', dataDir = '', databaseUrl = '-', port = '0', credits = '0'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const config = {
  ...readConfig({ DATA_DIR: dataDir, FREE_MODE: 'false', MFA_POLICY: 'off', COMPLIMENTARY_CREDITS: credits }),
  databaseUrl: databaseUrl === '-' ? null : databaseUrl,
};
const many = { most: 1_000_000 };
const app = await createApp(config, {
  keyTimes: { ...keyTimes, leaseMs: 3_000 },
  passwords: { memoryKib: 1024, passes: 1, apart: false, inHand: 10_000 },
  limits: {
    analysisStart: { ...attemptLimits.analysisStart, ...many },
    analysisStartByAddress: { ...attemptLimits.analysisStartByAddress, ...many },
  },
});
if (role === 'server' || role === 'both') {
  await app.http.listen({ host: '127.0.0.1', port: Number(port) });
  say(`answers ${(app.http.server.address() as AddressInfo).port}`);
}
if (role !== 'server') {
  const steps = fakeSteps(
    Object.fromEntries(
      stepNames.map((step) => [
        step,
        async ({ analysis, session, signal }) => {
          await session.writeFile(`${step}.txt`, analysis.id);
          await setTimeout(20 + Math.random() * 60, undefined, { signal });
          if (step !== 'data_extraction') return undefined;
          if (analysis.title === 'fails') throw new AnalysisFailure(['It offers nothing for sale.']);
          return { facts: sampleCondominium, readings: [], sheets: [], pictures_follow: true };
        },
      ]),
    ),
  );
  await app.work({ ports: { ...noPorts, printPdf: async () => Buffer.from('%PDF-1.7 printed') }, steps });
  say('works');
}
for (let least = Number.POSITIVE_INFINITY; role === 'last'; await setTimeout(100)) {
  const open = sql<{ name: string; jobs: number }>`
    select name, count(*)::int as jobs from pgboss.job
    where name in ('step', 'picture', 'print', 'mail') and state in ('created', 'retry', 'active')
    group by name order by name`;
  const { rows } = await open.execute(app.database.db);
  const left = rows.reduce((sum, { jobs }) => sum + jobs, 0);
  if (left === 0) {
    say('idle');
    break;
  }
  const line = `left: ${rows.map(({ name, jobs }) => `${name} ${jobs}`).join(', ')}`;
  if (left < least) say(line);
  // For whoever watches a proof that takes hours.
  if (left < least && (left % 20 === 0 || least === Number.POSITIVE_INFINITY)) process.stderr.write(`${line}\n`);
  least = Math.min(least, left);
}
