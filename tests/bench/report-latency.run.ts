// From the answer of POST /analysis to `completed`, with the PDF among what is made: warm server, embedded database,
// listing on loopback. Prints minimum, median and maximum over the runs.
import { ListingSite } from '../e2e/listing-site.ts';
import { freePort, Product } from '../e2e/product.ts';

const runs = Number(process.env.BENCH_RUNS ?? 20);
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

  async function measure(): Promise<number> {
    const form = new FormData();
    form.set('title', 'Measured');
    form.set('urls', JSON.stringify([site.url]));
    const { job_id } = await call('/analysis', { method: 'POST', headers, body: form });
    const begun = performance.now();
    for (;;) {
      const { status, error } = await call(`/analysis/${job_id}/status`, { headers });
      if (status === 'completed') break;
      if (status === 'failed') throw new Error(`The analysis failed: ${JSON.stringify(error)}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const milliseconds = performance.now() - begun;
    const pdf = await fetch(`${api}/analysis/${job_id}/report?format=pdf`, { headers });
    if (!pdf.ok) throw new Error('The report is completed but has no PDF.');
    await pdf.arrayBuffer();
    return milliseconds;
  }

  await measure();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure());
  times.sort((a, b) => a - b);
  const seconds = (index: number) => ((times[index] ?? Number.NaN) / 1000).toFixed(2);
  process.stdout.write(
    `report latency, ${runs} runs: min ${seconds(0)} s, median ${seconds(Math.floor(runs / 2))} s, max ${seconds(runs - 1)} s (bar: median 5 s)\n`,
  );
} finally {
  await product.stop();
  await site.close();
}
