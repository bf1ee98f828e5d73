import assert from 'node:assert/strict';
import { access, constants, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { underwrite, withScenario } from '@rimawari/underwriting';
import { sampleKinds, sampleReport } from '@rimawari/underwriting/testing';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { builtRenderer, builtScripts } from '../testing/built-renderer.ts';
import { startHost } from '../testing/host-server.ts';

/** Firefox, whose engine shares nothing with Chromium's: the one named by FIREFOX_PATH, or the system's when all is to be proved. Null where there is none. */
async function findFirefox(scale: 'suite' | 'full'): Promise<string | null> {
  const folders = scale === 'suite' ? [] : (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.FIREFOX_PATH,
    ...['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  for (const path of candidates) {
    const runs =
      path !== undefined &&
      (await access(path, constants.X_OK).then(
        () => true,
        () => false,
      ));
    if (runs) return path;
  }
  return null;
}

const equal =
  /^Worked out again on this device from its own inputs, by the same engine \S+: all ([\d,]{5,}) figures equal the stored ones, to the yen\.$/;

/** What the foot says of all figures once the reader has come to it. @throws where one differs */
async function equalFigures(page: Page, problems: string[], name: string): Promise<number> {
  const own = page.frames().at(-1) ?? page.mainFrame();
  await own.waitForSelector('[data-proof]');
  await own.evaluate(() => document.querySelector('[data-proof]')?.parentElement?.scrollIntoView());
  const said = await (await own.waitForSelector('[data-proof] p'))?.evaluate((line) => line.textContent ?? '');
  const figures = equal.exec(said ?? '')?.[1];
  assert.ok(figures !== undefined, `${name}: ${said}`);
  assert.deepEqual(problems, [], name);
  return Number(figures.replaceAll(',', ''));
}

async function open(browser: Browser, address: string): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', (problem) => problems.push(String(problem)));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(address);
  return { page, problems };
}

/** Switches a file to dollars: every amount in sight, and the charts that are drawn, follow. */
async function currencyFollows(page: Page): Promise<void> {
  await page.locator('::-p-aria([name="USD"][role="button"])').click();
  await page.waitForFunction(() => document.querySelector('[data-report]')?.getAttribute('data-currency') === 'USD');
  // biome-ignore lint/performance/useDomNodeTextContent: both amounts are in the document, and a style hides one of them.
  const glance = (): Promise<string> => page.$eval('[data-report]', (part) => (part as HTMLElement).innerText);
  assert.match(await glance(), /\$[\d,]+/);
  await page.locator('::-p-aria([name="JPY"][role="button"])').click();
  assert.match(await glance(), /¥[\d,]+/);
}

/** Moves the interest rate by keys in the lab of a file, and compares the cash flow that follows with the engine's in Node. */
async function labFollows(page: Page, report: ReturnType<typeof sampleReport>): Promise<void> {
  await page.locator('::-p-aria([name="Try other assumptions"][role="button"])').click();
  const rate = page.locator('::-p-aria([name="Interest rate"][role="slider"])');
  await rate.wait();
  await (await rate.waitHandle()).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  const { facts, context, overrides, asOf } = withScenario(report.inputs, { assumptions: { loan_rate: 2.9 } });
  const value = underwrite(facts, context, overrides, asOf).figures['returns.btcf']?.value ?? 0;
  const text = `${value < 0 ? '−' : ''}¥${Math.abs(value).toLocaleString('en')}`;
  await page.waitForFunction(
    (expected) => [...document.querySelectorAll('.rv-lab-outcomes td')].some((cell) => cell.textContent === expected),
    {},
    text,
  );
}

export default {
  title: 'a report works in another browser: figures, currency and lab of file and frame, in Firefox',
  async run(scale: 'suite' | 'full'): Promise<string> {
    const executablePath = await findFirefox(scale);
    if (executablePath === null) {
      assert.equal(scale, 'suite', 'There is no Firefox here. Install one, or name it in FIREFOX_PATH.');
      return '0 reports, since FIREFOX_PATH names no Firefox';
    }
    const renderer = await builtRenderer();
    const options = { scripts: await builtScripts(), filesBase: '/analysis/7c1e5f0a/files' };
    const folder = await mkdtemp(join(tmpdir(), 'rimawari-firefox-'));
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
    let figures = 0;
    let places = 0;
    try {
      for (const kind of scale === 'suite' ? sampleKinds.slice(0, 1) : sampleKinds) {
        const report = sampleReport(kind);
        const file = join(folder, `${kind}.html`);
        await writeFile(file, await renderer.renderStandalone(report));
        const opened = await open(browser, pathToFileURL(file).href);
        figures += await equalFigures(opened.page, opened.problems, `file of ${kind}`);
        await currencyFollows(opened.page);
        await labFollows(opened.page, report);
        assert.deepEqual(opened.problems, [], `lab in the file of ${kind}`);
        await opened.page.close();
        places += 1;
        if (scale === 'suite') continue;
        const pages = renderer.renderPages(report, options).map(({ path, html }) => [path, html] as const);
        const host = await startHost(renderer.renderFragment(report, options), '', Object.fromEntries(pages));
        try {
          const framed = await open(browser, host.address);
          await framed.page.waitForFunction(() => document.getElementById('told')?.textContent?.includes('ready own') ?? false);
          figures += await equalFigures(framed.page, framed.problems, `frame of ${kind}`);
          await framed.page.close();
        } finally {
          host.server.close();
        }
        places += 1;
      }
      return `${figures.toLocaleString('en')} figures in ${places} reports equal Node's, ${await browser.version()}`;
    } finally {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
