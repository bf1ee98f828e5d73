import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageForTests } from '../src/testing/test-page.ts';
import { type Installed, installTarball, makeHostPages, servePages } from './host-pages.ts';

let installed: Installed;
let address: string;
let server: Server;
const tab = pageForTests({ width: 1000, height: 900 });
const unscripted = pageForTests({ width: 1000, height: 900 }, { javaScriptEnabled: false });
let page: Page;

beforeAll(async () => {
  installed = await installTarball();
  await makeHostPages(installed.folder);
  ({ address, server } = await servePages(installed.folder));
});
afterAll(async () => {
  server?.close();
  await installed?.remove();
});

async function open(name: string): Promise<void> {
  page = await tab.open(`${address}/${name}.html`);
}
const told = (text: string) => page.waitForFunction((wanted) => document.getElementById('told')?.textContent?.includes(wanted), text);
/** What the foot says once the reader has come to it. */
async function proofOf(root: string): Promise<string> {
  const foot = page.locator(`${root} [data-proof]`);
  await foot.evaluate((element) => element.parentElement?.scrollIntoView());
  await foot.locator('p').waitFor();
  return (await foot.textContent()) ?? '';
}
const equal = /, by the same engine \S+: all [\d,]{5,} figures match the stored ones\.$/;
const follows = (report: Locator | FrameLocator) =>
  report.locator('.rv-lab-status', { hasText: / differ from the report, in \d+ chapters\. Differences are underlined\.$/ });

const chapter = (root: string, id: string) => page.locator(`${root} [data-chapter=${id}] .rv-toggle`);

describe('the package, installed from its tarball', () => {
  it('has types that its hosts compile with, in strict mode', async () => {
    const configuration = {
      compilerOptions: {
        strict: true,
        target: 'es2022',
        lib: ['es2024', 'dom', 'dom.iterable'],
        module: 'nodenext',
        jsx: 'react-jsx',
        noEmit: true,
        skipLibCheck: false,
        exactOptionalPropertyTypes: true,
        types: [],
      },
      files: ['react.tsx', 'vue.ts', 'styles.d.ts'],
    };
    await writeFile(join(installed.folder, 'styles.d.ts'), "declare module '*.css' {}\n");
    await writeFile(join(installed.folder, 'tsconfig.json'), JSON.stringify(configuration));
    const tsc = join(import.meta.dirname, '../../../node_modules/.bin/tsc');
    const { stdout } = await promisify(execFile)(tsc, ['-p', installed.folder]).catch((error: { stdout: string }) => error);
    expect(stdout).toBe('');
  });

  it('shows a report in a React page, tells what the reader does, and goes without a trace', async () => {
    await open('react');
    await told('ready');
    await told('frame ready');
    const before = await page
      .locator('h1.rv-title')
      .first()
      .evaluate((title) => getComputedStyle(title).fontSize);
    await chapter('#viewer', 'costs').click();
    await told('section costs false');
    await page.locator('#viewer [data-set-currency=USD]').click();
    await told('currency USD');
    expect(await page.locator('#viewer td[data-jpy], #viewer [data-jpy]').first().textContent()).toMatch(/^[−-]?\$/);
    const framed = page.frameLocator('iframe');
    expect(await framed.locator('[data-report]').getAttribute('data-currency')).toBe('JPY');
    // The engine comes with the frame: the report proves itself there as it does in the product, and the reader's values move it.
    await framed.locator('[data-proof=equal]').waitFor();
    await framed.locator('[data-chapter=glance]').getByRole('link', { name: 'More inputs' }).click();
    await framed.locator('.rv-lab').getByRole('button', { name: 'Rate +1 pt' }).click();
    await follows(framed).waitFor();
    // And in the page itself: the file of the worker went with the host's build.
    expect(await proofOf('#viewer')).toMatch(equal);
    await page.locator('#viewer .rv-lab').getByRole('button', { name: 'Rate +1 pt' }).waitFor();
    await follows(page.locator('#viewer')).waitFor();
    await told('scenario 1,loan_rate:3');
    await page.locator('#remove').click();
    await page.locator('#viewer').waitFor({ state: 'detached' });
    expect(
      await page
        .locator('h1.rv-title')
        .first()
        .evaluate((title) => getComputedStyle(title).fontSize),
    ).toBe(before);
    expect(tab.failures).toEqual([]);
  });

  describe('with two reports on a page without a framework, under a policy that allows no inline style', () => {
    beforeAll(async () => {
      await open('plain');
      await told('one ready');
      await told('two ready');
      await told('absent error');
    });

    it('shows both, each with its own currency, chapters and ids', async () => {
      await page.locator('#one [data-set-currency=USD]').click();
      await told('one currency {"currency":"USD"}');
      expect(await page.locator('#two [data-report]').getAttribute('data-currency')).toBe('JPY');
      await chapter('#two', 'tax').click();
      await told('two section {"id":"tax","open":false}');
      expect(await chapter('#one', 'tax').getAttribute('aria-expanded')).toBe('true');
      const ids = await page.evaluate(() =>
        ['one', 'two'].map((name) => [...(document.getElementById(name)?.shadowRoot?.querySelectorAll('[id]') ?? [])].map(({ id }) => id)),
      );
      const first = new Set(ids[0]);
      expect(first.size).toBeGreaterThan(100);
      expect(ids[1]?.filter((id) => first.has(id))).toEqual([]);
      await chapter('#two', 'tax').click();
      expect(tab.failures).toEqual([]);
    });

    it('loads what few readers open when they open it, in the currency that is shown', async () => {
      const report = page.locator('#one [data-report]');
      await report.locator('[data-set-currency=USD]').click();
      const abroad = report.locator('details.rv-fold', { hasText: 'For a non-resident owner' });
      await abroad.locator('summary').first().click();
      await abroad.getByText('Before the purchase').first().waitFor();
      await expect.poll(() => abroad.locator('[data-jpy]').first().textContent()).toMatch(/^[−-]?\$/);
      await abroad
        .getByRole('button', { name: /, CSV$/ })
        .first()
        .waitFor();
      expect(tab.failures).toEqual([]);
    });

    it('tells of other figures, and draws them, when a host gives them', async () => {
      const heard = () =>
        page.evaluate(() => (document.getElementById('told')?.textContent ?? '').split('one scenario {"scenario":""}').length);
      const before = await heard();
      await page.evaluate(async () => {
        const figures = await fetch('/report.json').then((answer) => answer.json());
        const element = document.getElementById('one') as HTMLElement & { redraw: (figures: unknown) => Promise<void> };
        await element.redraw(figures);
      });
      await expect.poll(heard).toBe(before + 1);
    });
  });

  it('proves itself and follows the reader’s values beside another report, and leaves the address to its host', async () => {
    await open('plain');
    await told('one ready');
    await told('two ready');
    expect(await proofOf('#one')).toMatch(equal);
    expect(await page.locator('#two [data-proof]').textContent()).toBe('');
    const before = await page.locator('#two [data-chapter=financing]').textContent();
    const texts = () => page.locator('#one :is([data-chapter=glance], [data-chapter=risks])').allInnerTexts();
    const own = await texts();
    const ownLoan = await page.locator('#one details.rv-fold', { hasText: 'Loan schedule' }).textContent();
    const one = page.locator('#one');
    await one.locator('[data-chapter=glance]').getByRole('link', { name: 'More inputs' }).click();
    await one.locator('.rv-lab').getByRole('button', { name: 'Rate +1 pt' }).click();
    await follows(one).waitFor();
    await told('one scenario {"scenario":"1,loan_rate:');
    expect(await one.locator('[data-chapter=financing] [data-moved]').count()).toBeGreaterThan(5);
    // What was written with the report is built again from the reader's values when it is opened.
    const loan = one.locator('details.rv-fold', { hasText: 'Loan schedule' });
    await loan.locator('summary').first().click();
    const rows = loan.locator('tbody tr');
    expect(await rows.count()).toBe(30);
    expect(ownLoan).toContain(await rows.first().locator('th').textContent());
    expect(ownLoan).not.toContain(await rows.first().locator('td').nth(1).textContent());
    await loan.locator('summary').first().click();
    expect(await one.locator('.rv-lab').evaluate((panel) => getComputedStyle(panel).display)).toBe('grid');
    expect(await page.locator('#two [data-chapter=financing]').textContent()).toBe(before);
    expect(await page.locator('#two [data-moved], #two .rv-lab').count()).toBe(0);
    // What the host heard, it can give back: here to the other one, under its own name.
    await page.evaluate(() => {
      const two = document.getElementById('two') as HTMLElement & { openScenario: (scenario: string) => void };
      two.openScenario('1,vacancy:12');
    });
    await page.locator('#two .rv-lab', { hasText: 'The values come from the page.' }).waitFor();
    await follows(page.locator('#two')).waitFor();
    await told('two scenario {"scenario":"1,vacancy:12"}');
    await one.locator('.rv-lab-note').getByRole('button', { name: 'Reset to report values' }).click();
    await told('one scenario {"scenario":""}');
    expect(await texts()).toEqual(own);
    await one.locator('.rv-lab').getByRole('textbox', { name: 'Name of the scenario' }).waitFor();
    expect(await one.locator('.rv-lab').getByRole('button', { name: 'Copy link with these values' }).count()).toBe(0);
    expect(page.url()).toBe(`${address}/plain.html`);
    expect(tab.failures).toEqual([]);
  });

  it('shows a figure that differs, and says why nothing could be worked out where a policy forbids it', async () => {
    await open('altered');
    await page.locator('rimawari-report [data-report][data-live]').waitFor();
    expect(await proofOf('rimawari-report')).toMatch(/stored: engine 0\.7\.9, .*; 1 differs\..*: stored −?¥[\d,]+.*, now −?¥[\d,]+/);
    await open('closed');
    await page.locator('rimawari-report [data-report][data-live]').waitFor();
    const reason = 'The policy of this page blocks the calculator (worker-src).';
    expect(await proofOf('rimawari-report')).toBe(`We couldn’t recalculate this report here: ${reason}`);
    await page.locator('rimawari-report [data-chapter=glance]').getByRole('link', { name: 'More inputs' }).click();
    await page.locator('rimawari-report .rv-lab-status', { hasText: reason }).waitFor();
    expect(tab.failures).toEqual([]);
  });

  it('proves itself where the package comes from another origin', async () => {
    const far = await servePages(installed.folder);
    const element = `${far.address}/node_modules/@rimawari/report-viewer/dist/element.js`;
    const body = `<!doctype html><script type="module" src="${element}"></script><rimawari-report src="/report.json"></rimawari-report>`;
    await writeFile(join(installed.folder, 'far.html'), body);
    await open('far');
    await page.locator('rimawari-report [data-report][data-live]').waitFor();
    expect(await proofOf('rimawari-report')).toMatch(equal);
    far.server.close();
  });

  it('makes what a server wrote answer, without writing it again', async () => {
    page = await unscripted.open(`${address}/served.html`);
    expect(await page.locator('#served .rv-title').isVisible()).toBe(true);
    await open('served');
    await page.locator('#served [data-report][data-live]').waitFor();
    await page.locator('#served [data-set-currency=USD]').click();
    expect(await page.locator('#served [data-report]').getAttribute('data-currency')).toBe('USD');
    expect(await proofOf('#served')).toMatch(equal);
    expect(tab.failures).toEqual([]);
  });

  it('shows a report in a page of Vue, which hears its events and sets its currency', async () => {
    await open('vue');
    await told('ready');
    await chapter('rimawari-report', 'costs').click();
    await told('section costs false');
    await page.locator('#dollars').click();
    await page.locator('rimawari-report [data-report][data-currency=USD]').waitFor();
    expect(await page.textContent('#told')).not.toContain('currency');
    await page.locator('rimawari-report [data-set-currency=JPY]').click();
    await told('currency JPY');
    expect(await proofOf('rimawari-report')).toMatch(equal);
    expect(tab.failures).toEqual([]);
  });

  it('looks the same on a page that unsets, turns and stretches all it can', async () => {
    const pictures: Buffer[] = [];
    for (const name of ['calm', 'hostile']) {
      await open(name);
      await page.locator('rimawari-report [data-report][data-live]').waitFor();
      await page.setViewportSize({ width: 1000, height: 4000 });
      pictures.push(await page.screenshot({ animations: 'disabled' }));
    }
    expect(pictures[0]?.byteLength).toBeGreaterThan(100_000);
    expect(pictures[1]?.equals(pictures[0] ?? Buffer.alloc(0))).toBe(true);
  });

  it('takes the colours, faces and corners that a page chooses', async () => {
    await open('calm');
    await page.locator('rimawari-report [data-report][data-live]').waitFor();
    await page.addStyleTag({ content: ':root{--rimawari-paper:rgb(1,2,3);--rimawari-serif:monospace}' });
    const report = page.locator('rimawari-report [data-report]');
    expect(await report.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(1, 2, 3)');
    expect(await report.locator('.rv-title').evaluate((title) => getComputedStyle(title).fontFamily)).toBe('monospace');
  });
});
