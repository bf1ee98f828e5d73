import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { sampleCondominium } from '@rimawari/underwriting/testing';
import { sql } from 'kysely';
import { createApp } from '../app.ts';
import { attemptLimits } from '../attempts/limits.ts';
import { readConfig } from '../config.ts';
import { keyTimes } from '../idempotency/keys.ts';
import { AnalysisFailure, stepNames } from '../pipeline/step.ts';
import { fakeSteps, noPorts } from './fake-pipeline.ts';

/**
 * The server, the worker or both, for a proof that ends them without warning. Steps write a file, take a moment, and fail
 * for an analysis that is called so. Says `answers PORT` and `works`; as `last`, a worker says `idle` when nothing is left to do.
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
while (role === 'last') {
  const open = sql`select id from pgboss.job where name in ('step', 'picture', 'print', 'mail') and state in ('created', 'retry', 'active')`;
  if ((await open.execute(app.database.db)).rows.length === 0) {
    say('idle');
    break;
  }
  await setTimeout(100);
}
