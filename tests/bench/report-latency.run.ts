// From POST /analysis to the report: `completed`, the fragment in hand, and the PDF that follows. A warm server with the
// embedded database; a flyer, and a listing on loopback. Prints minimum, median and maximum over the runs.
import { readFileSync } from 'node:fs';
import { ListingSite } from '../e2e/listing-site.ts';
import { freePort, Product } from '../e2e/product.ts';

const runs = Number(process.env.BENCH_RUNS ?? 20);
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
  const { access_token } = await call('/register', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'bench@example.com', password: 'correct horse', full_name: 'Bench' }),
  });
  const headers = { authorization: `Bearer ${access_token}` };

  /** Milliseconds since the request was sent. */
  interface Times {
    completed: number;
    fragment: number;
    pdf: number;
  }

  async function measure(what: 'flyer' | 'listing'): Promise<Times> {
    const form = new FormData();
    form.set('title', 'Measured');
    if (what === 'listing') form.set('urls', JSON.stringify([site.url]));
    else form.append('files', new File([flyer], 'condominium-flyer.pdf', { type: 'application/pdf' }));
    const begun = performance.now();
    const since = () => performance.now() - begun;
    const { job_id } = await call('/analysis', { method: 'POST', headers, body: form });
    for (;;) {
      const { status, error } = await call(`/analysis/${job_id}/status`, { headers });
      if (status === 'completed') break;
      if (status === 'failed') throw new Error(`The analysis failed: ${JSON.stringify(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
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
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  for (const what of ['flyer', 'listing'] as const) {
    await measure(what);
    const taken: Times[] = [];
    for (let run = 0; run < runs; run += 1) taken.push(await measure(what));
    for (const [mark, bar] of [
      ['completed', ''],
      ['fragment', ' (bar: median 5 s)'],
      ['pdf', ''],
    ] as const) {
      const times = taken.map((time) => time[mark]).sort((one, other) => one - other);
      const seconds = (index: number) => ((times[index] ?? Number.NaN) / 1000).toFixed(2);
      process.stdout.write(
        `${what}, POST to ${mark}, ${runs} runs: min ${seconds(0)} s, median ${seconds(Math.floor(runs / 2))} s, max ${seconds(runs - 1)} s${bar}\n`,
      );
    }
  }
} finally {
  await product.stop();
  await site.close();
}
