// How soon a report follows the reader's values, in the frame of a host: the headline figures after a step of a slider, the whole report after
// the reader rests, and the frames that are left out while a key is held down, as the machine is and four times slower.
// Ends with 1 where one is above its bar.

import { loadavg } from 'node:os';
import { type BrowserContext, chromium, type Frame } from 'playwright-core';
import { anyBrowser } from '../../.storybook/browser.ts';
import { record } from '../../bin/quality/record.ts';
import { builtRenderer, builtScripts } from '../../packages/report-viewer/src/testing/built-renderer.ts';
import { startHost } from '../../packages/report-viewer/src/testing/host-server.ts';
import { sampleKinds, sampleReport } from '../../packages/underwriting/src/testing/index.ts';

const steps = Number(process.env.BENCH_STEPS ?? 30);
const heldSeconds = 5;
const perSecond = 60;
/** Milliseconds after a step, and the share of frames that may be left out, which is asked for the machine as it is. */
const bars = { 1: { headline: 16, whole: 100, leftOut: 0.05 }, 4: { headline: 50, whole: 350, leftOut: Number.POSITIVE_INFINITY } };

const renderer = await builtRenderer();
const options = { scripts: await builtScripts(), filesBase: '/analysis/7c1e5f0a/files' };
const fragments = sampleKinds.map((kind) => ({ report: sampleReport(kind), html: renderer.renderFragment(sampleReport(kind), options) }));
const fullest = fragments.toSorted((one, other) => other.html.length - one.html.length)[0];
if (fullest === undefined) throw new Error('There is no sample.');
const pages = Object.fromEntries(renderer.renderPages(fullest.report, options).map(({ path, html }) => [path, html]));
const { address, server } = await startHost(fullest.html, '', pages);
const { executablePath, env } = await anyBrowser();
const browser = await chromium.launch({
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  chromiumSandbox: false,
  args: ['--disable-gpu'],
});

/**
 * The browser slows the thread of a page and not its workers: there each answer is held back, at work, by as much as it would have needed more.
 * Runs in every frame before anything of it.
 */
function slowWorkers(slowdown: number): void {
  const slow = `{
    const post = self.postMessage.bind(self);
    let begun = 0;
    addEventListener('message', () => { begun = performance.now(); });
    self.postMessage = (message) => {
      const end = performance.now() + (performance.now() - begun) * ${slowdown - 1};
      while (performance.now() < end);
      post(message);
    };
  }`;
  const Plain = globalThis.Blob;
  globalThis.Blob = class extends Plain {
    constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
      super(options?.type === 'text/javascript' ? [slow, ...parts] : parts, options);
    }
  };
}

/** Steps one at a time, each after the report has followed the one before; milliseconds to the headline figures and to the whole report. */
async function single(frame: Frame): Promise<{ headline: number[]; whole: number[] }> {
  return frame.evaluate(
    async ({ count }) => {
      const slider = document.querySelector<HTMLElement>('.rv-lab input[type=range][aria-label="Interest rate"]');
      const [table, differs] = [document.querySelector('.rv-lab-outcomes'), document.querySelector('.rv-lab-differs')];
      if (slider === null || table === null || differs === null) throw new Error('The lab is not open.');
      const changed = (element: Element) =>
        new Promise<number>((resolve) => {
          const observer = new MutationObserver(() => {
            observer.disconnect();
            resolve(performance.now());
          });
          observer.observe(element, { subtree: true, childList: true, characterData: true });
        });
      const [headline, whole]: [number[], number[]] = [[], []];
      for (let step = 0; step < count; step += 1) {
        // The report has followed when the count of places is written.
        const followed = changed(differs);
        const shown = changed(table);
        const begun = performance.now();
        slider.dispatchEvent(
          new KeyboardEvent('keydown', { key: step % 10 < 5 ? 'ArrowRight' : 'ArrowLeft', bubbles: true, cancelable: true }),
        );
        headline.push((await shown) - begun);
        await followed;
        // Charts and open tables are drawn after it: the page is done when it has nothing to do any more.
        await new Promise((resolve) => requestIdleCallback(resolve));
        whole.push(performance.now() - begun);
      }
      return { headline, whole };
    },
    { count: steps },
  );
}

/** Sixty steps a second: how many frames of the screen were left out, of how many. */
async function held(frame: Frame): Promise<{ leftOut: number; frames: number; taken: number }> {
  return frame.evaluate(
    async ({ seconds, perSecond: rate }) => {
      const slider = document.querySelector<HTMLElement>('.rv-lab input[type=range][aria-label="Interest rate"]');
      if (slider === null) throw new Error('The lab is not open.');
      const each = 1000 / rate;
      const begun = performance.now();
      let taken = 0;
      let [before, frames, leftOut] = [begun, 0, 0];
      await new Promise<void>((resolve) => {
        const next = (now: number) => {
          if (now - begun >= seconds * 1000) return resolve();
          if (frames > 0) leftOut += Math.max(0, Math.round((now - before) / each) - 1);
          frames += 1;
          before = now;
          // As many as the time that has passed: a frame that was late does not lessen the work.
          for (; taken < (now - begun) / each; taken += 1)
            slider.dispatchEvent(
              new KeyboardEvent('keydown', { key: taken % 40 < 20 ? 'ArrowRight' : 'ArrowLeft', bubbles: true, cancelable: true }),
            );
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      });
      return { leftOut, frames: frames + leftOut, taken };
    },
    { seconds: heldSeconds, perSecond },
  );
}

async function openLab(context: BrowserContext, slowdown: number): Promise<Frame> {
  await context.addInitScript(slowWorkers, slowdown);
  const tab = await context.newPage();
  await tab.goto(address);
  const report = tab.frameLocator('iframe');
  await report.getByRole('link', { name: 'Try your own numbers' }).click();
  await report.getByRole('button', { name: 'Rate +1 pt' }).click();
  await report.getByText(/ differ from the report, in \d+ chapters: they are underlined\.$/).waitFor();
  const frame = tab.frames()[1];
  if (frame === undefined) throw new Error('The report has no frame.');
  // A frame with a process of its own is slowed by itself.
  for (const target of [frame, tab]) {
    const line = await context.newCDPSession(target).catch(() => null);
    await line?.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return frame;
}

let isAbove = false;
const at = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

try {
  for (const slowdown of [1, 4] as const) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const frame = await openLab(context, slowdown);
    const { headline, whole } = await single(frame);
    const { leftOut, frames, taken } = await held(frame);
    const bar = bars[slowdown];
    const judged = (value: number, limit: number, text: string) => {
      isAbove ||= value > limit;
      return `${text}${value > limit ? `  ABOVE THE BAR OF ${limit}` : ''}`;
    };
    record(
      slowdown === 1
        ? { 'lab.headline': at(headline, 0.5), 'lab.whole': at(whole, 0.5), 'lab.left_out': [leftOut, frames] }
        : { 'lab.headline_slow': at(headline, 0.5), 'lab.whole_slow': at(whole, 0.5) },
    );
    const said = [
      judged(at(headline, 0.5), bar.headline, `headline figures ${at(headline, 0.5).toFixed(1)} ms (p95 ${at(headline, 0.95).toFixed(1)})`),
      judged(at(whole, 0.5), bar.whole, `whole report ${at(whole, 0.5).toFixed(0)} ms (p95 ${at(whole, 0.95).toFixed(0)})`),
      judged(leftOut / frames, bar.leftOut, `${leftOut} of ${frames} frames left out in ${heldSeconds} s of ${taken} steps`),
    ];
    process.stdout.write(
      `${slowdown === 1 ? 'as it is' : `${slowdown} times slower`}, load ${loadavg()[0]?.toFixed(1)}: ${said.join('; ')}\n`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
process.exitCode = isAbove ? 1 : 0;
