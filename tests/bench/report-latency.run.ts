// From the answer of POST /analysis to the report: `completed`, the fragment in hand, and the PDF that follows; one analysis
// after another, and twelve at once. A warm server with the embedded database; a flyer, and a listing on loopback.

import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { type Measured, record } from '../../bin/quality/record.ts';
import { ListingSite } from '../e2e/listing-site.ts';
import { freePort, Product } from '../e2e/product.ts';

const runs = Number(process.env.BENCH_RUNS ?? 20);
const atOnce = 12;
/** Milliseconds between two questions: one customer's are to be exact, those of twelve shall not be the work that is measured. */
const alone = { status: 10, pdf: 25 };
const together = { status: 100, pdf: 500 };
/** Seconds that a share of the runs may take. */
const bars: Record<'completed' | 'fragment' | 'pdf', { share: number; bar: number }[]> = {
  completed: [],
  fragment: [
    { share: 0.5, bar: 0.6 },
    { share: 0.95, bar: 1.5 },
  ],
  pdf: [{ share: 0.5, bar: 1.5 }],
};
const say = (line: string) => process.stdout.write(`${line}\n`);
const judge = (seconds: number, bar: number) => `${seconds.toFixed(2)} s of ${bar} s: ${seconds <= bar ? 'kept' : 'MISSED'}`;

/** The least time within which that share was done. */
function quantile(times: number[], share: number): number {
  const inOrder = times.toSorted((one, other) => one - other);
  return inOrder[Math.max(0, Math.ceil(share * inOrder.length) - 1)] ?? Number.NaN;
}
const flyer = readFileSync(new URL('../../samples/condominium-flyer.pdf', import.meta.url));
const site = await ListingSite.open('condominium-listing.html');
const product = new Product(await freePort(), { LISTING_ALLOW_HOSTS: site.host });
await product.start();
const api = `${product.url}/api/v1`;

async function call(path: string, init: RequestInit = {}): Promise<Record<string, string>> {
  const response = await fetch(`${api}${path}`, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

try {
  const json = { 'content-type': 'application/json' };
  let accounts = 0;
  let headers = {};
  /** Each part has an account of its own: one alone would reach the limit of analyses in ten minutes. */
  async function signUp(): Promise<void> {
    accounts += 1;
    const { access_token } = await call('/register', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: `bench.${accounts}@example.com`, password: 'correct horse', full_name: 'Bench' }),
    });
    headers = { authorization: `Bearer ${access_token}` };
  }

  /** Milliseconds since the request was answered. */
  interface Times {
    completed: number;
    fragment: number;
    pdf: number;
  }

  async function measure(what: 'flyer' | 'listing', askEvery = alone): Promise<Times> {
    const form = new FormData();
    form.set('title', 'Measured');
    if (what === 'listing') form.set('urls', JSON.stringify([site.url]));
    else form.append('files', new File([flyer], 'condominium-flyer.pdf', { type: 'application/pdf' }));
    const { job_id } = await call('/analysis', { method: 'POST', headers, body: form });
    const begun = performance.now();
    const since = () => performance.now() - begun;
    for (;;) {
      const { status, error } = await call(`/analysis/${job_id}/status`, { headers });
      if (status === 'completed') break;
      if (status === 'failed') throw new Error(`The analysis failed: ${JSON.stringify(error)}`);
      await new Promise((resolve) => setTimeout(resolve, askEvery.status));
    }
    const completed = since();
    const page = await fetch(`${api}/analysis/${job_id}/fragment`, { headers });
    if (!page.ok) throw new Error(`The fragment answered ${page.status}.`);
    await page.arrayBuffer();
    const fragment = since();
    for (;;) {
      const file = await fetch(`${api}/analysis/${job_id}/report?format=pdf`, { headers });
      await file.arrayBuffer();
      if (file.ok) return { completed, fragment, pdf: since() };
      if (file.status !== 409) throw new Error(`The PDF answered ${file.status}.`);
      await new Promise((resolve) => setTimeout(resolve, askEvery.pdf));
    }
  }

  say(`${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`);
  const measured: Measured = {};
  for (const what of ['flyer', 'listing'] as const) {
    await signUp();
    await measure(what);
    const taken: Times[] = [];
    for (let run = 0; run < runs; run += 1) taken.push(await measure(what));
    for (const mark of ['completed', 'fragment', 'pdf'] as const) {
      const seconds = taken.map((times) => times[mark] / 1000);
      if (mark !== 'completed') measured[`report.${what}_${mark}_p50`] = quantile(seconds, 0.5);
      if (what === 'flyer' && mark === 'fragment') measured['report.flyer_fragment_p95'] = quantile(seconds, 0.95);
      const judged = what === 'flyer' ? bars[mark].map(({ share, bar }) => `p${share * 100} ${judge(quantile(seconds, share), bar)}`) : [];
      const [least, middle, most] = [0, 0.5, 1].map((share) => quantile(seconds, share).toFixed(2));
      say([`${what}, answer to ${mark}, ${runs} runs: min ${least} s, median ${middle} s, max ${most} s`, ...judged].join('; '));
    }
  }
  await signUp();
  const all = await Promise.all(Array.from({ length: atOnce }, () => measure('flyer', together)));
  const last = Math.max(...all.map(({ fragment }) => fragment)) / 1000;
  const lastPdf = Math.max(...all.map(({ pdf }) => pdf)) / 1000;
  record({ ...measured, 'report.twelve_at_once': last });
  say(`${atOnce} at once: the last fragment ${judge(last, 8)}; the last PDF ${lastPdf.toFixed(2)} s`);
} finally {
  await product.stop();
  await site.close();
}
