// Lighthouse on every public page as on a phone, the median of five runs in each category (`node tests/bench/lighthouse.run.ts 1 /login`
// for one run of one page). Ends with 1 where one is below its bar, and says what Lighthouse would have mended.

import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { anyBrowser } from '../../.storybook/browser.ts';
import { publicPages } from '../../apps/web/src/public-pages/public-pages.ts';
import { record } from '../../bin/quality/record.ts';
import { freePort, Product } from '../e2e/product.ts';

const bar = 97;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const publicPaths = publicPages.map(({ path }) => path);
const [runs = '5', ...asked] = process.argv.slice(2);

const product = new Product(await freePort());
await product.start();
const { executablePath, env } = await anyBrowser();
const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  chromiumSandbox: false,
  args: ['--disable-gpu', `--remote-debugging-port=${port}`],
});
let isBelow = false;

/** Scores of one run in percent, and the audits that cost some of them. */
async function visit(path: string): Promise<{ scores: number[]; lost: string[]; metrics: string }> {
  const result = await lighthouse(product.url + path, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
  if (result === undefined) throw new Error(`Lighthouse gave no result of ${path}`);
  const { categories: given, audits } = result.lhr;
  const lost = categories.flatMap((category) =>
    (given[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit !== undefined && audit.score !== null && audit.score < 0.9
        ? [`${id} (${audit.displayValue ?? audit.score})`]
        : [];
    }),
  );
  const metrics = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
    .map((id) => audits[id]?.displayValue ?? 'none')
    .join(', ');
  return { scores: categories.map((category) => Math.round((given[category]?.score ?? 0) * 100)), lost, metrics };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

let lowest = 100;
try {
  process.stdout.write(`page: ${categories.join(', ')} (first paint, largest, blocked, shift of the last run)\n`);
  for (const path of asked.length > 0 ? asked : publicPaths) {
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let run = 0; run < Number(runs); run += 1) visits.push(await visit(path));
    const scores = categories.map((_, place) => median(visits.map((each) => each.scores[place] ?? 0)));
    lowest = Math.min(lowest, ...scores);
    const isOver = scores.every((score) => score >= bar);
    isBelow ||= !isOver;
    const last = visits.at(-1);
    process.stdout.write(`${path}: ${scores.join(', ')} (${last?.metrics})${isOver ? '' : `  BELOW THE BAR: ${last?.lost.join('; ')}`}\n`);
  }
} finally {
  await browser.close();
  await product.stop();
}
if (asked.length === 0) record({ 'web.lighthouse': lowest });
process.exitCode = isBelow ? 1 : 0;
