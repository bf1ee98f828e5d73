// How long a report takes to be rendered, as fragment, file and print: processor time once warm, the median of several runs, of the
// slowest kind of property. Ends with 1 where it is above its bar.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { record } from '../../bin/quality/record.ts';
import type { Renderer } from '../../packages/report-viewer/src/render/renderer.ts';
import { sampleKinds, sampleReport } from '../../packages/underwriting/src/testing/index.ts';

const runs = 9;
const barMs = 300;
const dist = join(import.meta.dirname, '..', '..', 'packages', 'report-viewer', 'dist');
const renderer: Renderer = await import(pathToFileURL(join(dist, 'render.mjs')).href);
const options = {
  scripts: { charting: '/assets/report/charting.0.js', interactivity: '/assets/report/interactivity.0.js' },
  filesBase: '/analysis/7c1e5f0a/files',
};

async function medianMs(render: () => unknown): Promise<number> {
  await render();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begun = process.cpuUsage();
    await render();
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0;
}

let slowest = 0;
for (const kind of sampleKinds) {
  const report = sampleReport(kind);
  const forms = {
    fragment: () => renderer.renderFragment(report, options),
    file: () => renderer.renderStandalone(report),
    print: () => renderer.renderPrintable(report),
  };
  for (const [form, render] of Object.entries(forms)) {
    const median = await medianMs(render);
    slowest = Math.max(slowest, median);
    process.stdout.write(`${median > barMs ? 'MISSED' : 'ok    '} ${kind}, ${form}: ${median.toFixed(0)} ms, at most ${barMs} ms\n`);
  }
}
record({ 'viewer.render': slowest });
process.exitCode = slowest > barMs ? 1 : 0;
