// What a storm of sign-ins does to everyone else: other endpoints' times while nothing happens and while sign-ins on
// distinct accounts arrive from distinct client addresses, far more than can be hashed. Real hashes, real server, loopback.

import { cpus, loadavg } from 'node:os';
import { record } from '../../bin/quality/record.ts';
import { freePort, Product } from '../e2e/product.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 15);
const signInsPerSecond = 60;
const readsPerSecond = 40;
const allowedMs = (idle: number) => Math.max(2 * idle, 50);

const product = new Product(await freePort(), { TRUSTED_PROXIES: 'loopback' });
await product.start();
const api = `${product.url}/api/v1`;

interface Answer {
  status: number;
  ms: number;
}

let sent = 0;
async function ask(path: string, options: RequestInit = {}): Promise<Answer> {
  const begun = performance.now();
  const answer = await fetch(`${api}${path}`, options);
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - begun };
}
function signIn(): Promise<Answer> {
  sent += 1;
  const from = `198.${18 + (sent >> 16)}.${(sent >> 8) % 256}.${sent % 256}`;
  return ask('/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email: `storm-${sent}@rimawari.test`, password: 'minato-bridge-42' }),
  });
}

/** Sends so many a second, however long the answers take, and waits for all of them. */
async function steadily(perSecond: number, forSeconds: number, send: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Promise<Answer>[] = [];
  const begun = performance.now();
  for (let index = 0; index < perSecond * forSeconds; index += 1) {
    const waitMs = begun + (1000 * index) / perSecond - performance.now();
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    answers.push(send());
  }
  return Promise.all(answers);
}

const quantile = (answers: Answer[], share: number) => {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
};
const say = (line: string) => process.stdout.write(`${line}\n`);
const spread = (answers: Answer[]) =>
  `median ${quantile(answers, 0.5).toFixed(1)} ms, p99 ${quantile(answers, 0.99).toFixed(1)} ms, slowest ${quantile(answers, 1).toFixed(1)} ms of ${answers.length}`;

try {
  const registered = await fetch(`${api}/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'reader@rimawari.test', password: 'minato-bridge-42', full_name: 'Reader' }),
  });
  const { access_token } = (await registered.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const paths = ['/me', '/analysis', '/config', '/health'];
  let turn = 0;
  const read = () => {
    turn += 1;
    return ask(paths[turn % paths.length] ?? '/me', { headers });
  };
  await steadily(readsPerSecond, 3, read);
  say(`${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}, ${signInsPerSecond} sign-ins a second for ${seconds} s`);
  const idle = await steadily(readsPerSecond, seconds, read);
  say(`other endpoints, idle: ${spread(idle)}`);
  const [stormed, signIns] = await Promise.all([steadily(readsPerSecond, seconds, read), steadily(signInsPerSecond, seconds, signIn)]);
  const allowed = allowedMs(quantile(idle, 0.99));
  const p99 = quantile(stormed, 0.99);
  say(`other endpoints, in the storm: ${spread(stormed)}; allowed ${allowed.toFixed(1)} ms: ${p99 <= allowed ? 'kept' : 'MISSED'}`);
  const refused = signIns.filter(({ status }) => status === 429 || status === 503);
  const hashed = signIns.filter(({ status }) => status === 401);
  record({ 'storm.p99': p99, 'storm.refused_p99': quantile(refused, 0.99) });
  say(`sign-ins hashed: ${spread(hashed)}`);
  say(`sign-ins refused with 429 or 503: ${spread(refused)}; allowed 100 ms: ${quantile(refused, 0.99) <= 100 ? 'kept' : 'MISSED'}`);
  const others = signIns.length - refused.length - hashed.length + [...idle, ...stormed].filter(({ status }) => status !== 200).length;
  say(`other answers: ${others}`);
} finally {
  await product.stop();
}
