import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { folderStore } from '../../platform/storage/folder-store.ts';
import { askUntil, type Installation, type Part, startInstallation } from '../../testing/installation.ts';
import { type Cluster, startCluster } from '../../testing/postgres-cluster.ts';
import { stepNames } from '../pipeline/step.ts';
import { removeUploadsBefore } from '../submission/uploads.ts';

const users = ['one', 'two', 'three', 'four'];
const credits = 1_000;
/** Longest life of what is killed next, on a machine on which it starts within that time. */
const livesAtMostMs = 700;
const reason = 'It offers nothing for sale.';

interface Submitted {
  id: string;
  fails: boolean;
}

/** One of the places: it submits an analysis, waits for its end and submits the next, until it is told to stop. */
async function keepSubmitting(url: string, token: string, place: number, isOver: () => boolean): Promise<Submitted[]> {
  const submitted: Submitted[] = [];
  const authorization = `Bearer ${token}`;
  for (let turn = 0; turn === 0 || !isOver(); turn += 1) {
    const fails = (place + turn) % 5 === 0;
    const submit = () => {
      const body = new FormData();
      body.append('title', fails ? 'fails' : 'completes');
      body.append('files', new File(['部屋,賃料\n101,98000\n'], 'rents.csv', { type: 'text/csv' }));
      // The same key each time it is sent again: whoever got no answer does not know whether it arrived.
      return { method: 'POST', body, headers: { authorization, 'idempotency-key': `place-${place}-turn-${turn}` } };
    };
    const { job_id: id } = await askUntil<{ job_id: string }>(`${url}/analysis`, submit, (status) => status === 201);
    submitted.push({ id, fails });
    await askUntil<{ status: string }>(
      `${url}/analysis/${id}/status`,
      () => ({ headers: { authorization } }),
      (status, body) => status === 200 && ['completed', 'failed'].includes(body.status),
    );
  }
  return submitted;
}

async function register(url: string, name: string): Promise<string> {
  const body = JSON.stringify({ email: `${name}@rimawari.test`, password: 'minato-42', full_name: name });
  const init = () => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { access_token } = await askUntil<{ access_token: string }>(`${url}/register`, init, (status) => status === 201);
  return access_token;
}

/** Ends parts of an installation at random points while analyses run, until the time is over. @throws where something was lost, done twice or left behind */
async function inject(
  cluster: Cluster | null,
  { points, analysesAtOnce, seconds }: { points: number; analysesAtOnce: number; seconds: number },
): Promise<{ analyses: number; kills: Part[] }> {
  const end = Date.now() + seconds * 1000;
  const installation = await startInstallation(cluster, credits);
  try {
    const { url, parts } = installation;
    const tokens = await Promise.all(users.map((name) => register(url, name)));
    let isOver = false;
    const places = Promise.all(
      Array.from({ length: analysesAtOnce }, (_, place) => keepSubmitting(url, tokens[place % tokens.length] ?? '', place, () => isOver)),
    );
    // A place that gives up is told of when the killing is over.
    places.catch(() => undefined);
    const kills: Part[] = [];
    let lastsMs = livesAtMostMs;
    while (kills.length < points && Date.now() < end) {
      await setTimeout(Math.random() * lastsMs);
      // Each in turn, so that a small part tries all of them.
      const part = parts[kills.length % parts.length] ?? 'everything';
      const killed = Date.now();
      await installation.kill(part);
      // On a busy machine a process that lives for less time than it takes to start would never answer anyone.
      lastsMs = Math.max(livesAtMostMs, Date.now() - killed);
      kills.push(part);
      // A proof that is cut short has shown so much at least.
      if (kills.length % 10 === 0) process.stderr.write(`${kills.length} of ${points} kills\n`);
    }
    isOver = true;
    const submitted = (await places).flat();
    await installation.finish();
    await checkAll(installation, submitted);
    return { analyses: submitted.length, kills };
  } finally {
    await installation.remove();
  }
}

async function checkAll({ where }: Installation, submitted: Submitted[]): Promise<void> {
  const database = await openDatabase(where);
  try {
    await checkEffects(database, submitted);
    await checkAllowance(database, submitted);
    await checkFiles(database, where.dataDir, submitted);
  } finally {
    await database.close();
  }
}

const sorted = (values: readonly string[]) => values.toSorted();

/** Every analysis ended as it should, by one run, and what follows from its end was asked for once. */
async function checkEffects({ db }: Database, submitted: Submitted[]): Promise<void> {
  const analyses = await db.selectFrom('analyses').select('id').execute();
  assert.deepEqual(sorted(analyses.map(({ id }) => id)), sorted(submitted.map(({ id }) => id)), 'an analysis was lost, or begun twice');
  const runs = await db.selectFrom('analysis_sessions').selectAll().execute();
  assert.equal(runs.length, submitted.length, 'an analysis has another number of runs than one');
  const steps = await db.selectFrom('step_done').select(['analysis_id', 'step']).execute();
  const prints = await db.selectFrom('prints').select(['analysis_id', 'state']).execute();
  const letters = await sql<{ analysis: string; letter: string }>`
    select data ->> 'analysisId' as analysis, data ->> 'letter' as letter from pgboss.job
    where name = 'mail' and data ->> 'letter' like 'analysis_%'`.execute(db);
  for (const { id, fails } of submitted) {
    const run = runs.find(({ analysis_id }) => analysis_id === id);
    const of = <Row extends { analysis_id: string }>(rows: Row[]) => rows.filter(({ analysis_id }) => analysis_id === id);
    assert.equal(run?.status, fails ? 'failed' : 'completed', `analysis ${id}: ${run?.error_lines?.join(' ')}`);
    assert.deepEqual(run?.error_lines ?? [], fails ? [reason] : [], `analysis ${id} ended for another reason`);
    const done = fails ? stepNames.slice(0, 1) : stepNames;
    assert.deepEqual(sorted(of(steps).map(({ step }) => step)), sorted(done), `analysis ${id} has done other steps`);
    assert.deepEqual(
      of(prints).map(({ state }) => state),
      fails ? [] : ['done'],
      `analysis ${id} has other prints`,
    );
    const told = letters.rows.filter(({ analysis }) => analysis === id).map(({ letter }) => letter);
    assert.deepEqual(told, [fails ? 'analysis_failed' : 'analysis_ready'], `the owner of analysis ${id} is told otherwise`);
  }
}

/** The ledger has one reservation and one outcome of each analysis, and what is left is what was not used. */
async function checkAllowance({ db }: Database, submitted: Submitted[]): Promise<void> {
  const entries = await db.selectFrom('allowance_entries').select(['analysis_id', 'kind']).execute();
  for (const { id, fails } of submitted) {
    const kinds = entries.filter(({ analysis_id }) => analysis_id === id).map(({ kind }) => kind);
    assert.deepEqual(sorted(kinds), sorted(['reserved', fails ? 'given_back' : 'settled']), `analysis ${id} was charged otherwise`);
  }
  const owned = await db.selectFrom('analyses').select(['id', 'user_id']).execute();
  const found = await db
    .selectFrom('users')
    .select(['id', 'email', 'complimentary_analysis_credits as left'])
    .where(
      'email',
      'in',
      users.map((name) => `${name}@rimawari.test`),
    )
    .execute();
  assert.equal(found.length, users.length);
  for (const { id: userId, email, left } of found) {
    const theirs = new Set(owned.filter(({ user_id }) => user_id === userId).map(({ id }) => id));
    const used = submitted.filter(({ id, fails }) => !fails && theirs.has(id)).length;
    assert.equal(left, credits - used, `${email} has another allowance left than is right`);
  }
}

/** Every file belongs to an analysis, and every document to a row, once uploads that broke off are swept as a server does. */
async function checkFiles({ db }: Database, dataDir: string, submitted: Submitted[]): Promise<void> {
  const store = folderStore(join(dataDir, 'objects'));
  await removeUploadsBefore({ db, store }, new Date());
  const ids = new Set(submitted.map(({ id }) => id));
  const entries = readdirSync(join(dataDir, 'objects'), { recursive: true, withFileTypes: true });
  const keys = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(join(dataDir, 'objects'), join(parentPath, name)));
  assert.deepEqual(
    keys.filter((key) => !(key.startsWith('analyses/') && ids.has(key.split('/')[1] ?? ''))),
    [],
    'files belong to no analysis',
  );
  const documents = await db.selectFrom('sources').select('object_key').execute();
  assert.deepEqual(
    sorted(keys.filter((key) => key.includes('/sources/'))),
    sorted(documents.map(({ object_key }) => object_key)),
    'stored documents are not those that analyses name',
  );
  for (const { id, fails } of submitted) {
    const own = keys.filter((key) => key.startsWith(`analyses/${id}/sessions/`)).map((key) => key.split('/').slice(4).join('/'));
    const files = (fails ? stepNames.slice(0, 2) : stepNames).map((step) => `${step}.txt`);
    const artefacts = (fails ? stepNames.slice(0, 1) : stepNames).map((step) => `${step}.json`);
    const followed = fails ? [] : ['pictures/cut.json', 'rendered/none/report.pdf'];
    assert.deepEqual(sorted(own), sorted([...files, ...artefacts, ...followed]), `analysis ${id} has other files`);
  }
}

/** Random points at which something is ended, on each kind of database, and analyses that run meanwhile. The suite ends one process: PostgreSQL would wait for the heartbeats of dead ones. */
const extent = {
  suite: { embedded: 1, postgres: 0, analyses: 5 },
  full: { embedded: 80, postgres: 120, analyses: 20 },
} as const;

/** `PROVE_SECONDS`: after so long nothing is killed any more, and what was reached is checked and told. Without it, there is no end but that of the points. */
function secondsAtMost(): number {
  return Number(process.env.PROVE_SECONDS ?? Number.POSITIVE_INFINITY);
}

export default {
  title:
    'server, worker and database that are killed at random points while analyses run lose nothing, do nothing twice and leave nothing behind',
  run: async (scale: 'suite' | 'full'): Promise<string> => {
    const { embedded, postgres, analyses } = extent[scale];
    const points = embedded + postgres;
    const part = (of: number) => ({ points: of, analysesAtOnce: analyses, seconds: (of / points) * secondsAtMost() });
    const tried = [await inject(null, part(embedded))];
    if (postgres > 0 && process.env.TEST_POSTGRES !== 'none')
      tried.push(await inject(await startCluster({ isDurable: true }), part(postgres)));
    const kills = tried.flatMap((part) => part.kills);
    const count = (of: Part) => kills.filter((part) => part === of).length;
    const named = [...new Set(kills)].map((part) => `${part} ${count(part)}`).join(', ');
    return `${kills.length} kills of ${points} (${named}), ${tried.reduce((sum, part) => sum + part.analyses, 0)} analyses`;
  },
};
