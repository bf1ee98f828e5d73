import { expect, type Page } from '@playwright/test';
import { test } from './shared-product.ts';

/** Writes down what moves in the first screens of every document. The frame is as tall as its report, of which much is drawn far below the window. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null; previousRect: DOMRect }[] })[])
        moved.push(...entry.sources.filter(({ previousRect }) => previousRect.top < 2000).map(({ node }) => `${node?.textContent}`));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The families that Chromium took the glyphs of these elements of the report's frame from, and whether the page brought them. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const frame = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'iframe' });
  const { node } = await devtools.send('DOM.describeNode', { ...frame, depth: 1, pierce: true });
  const { object } = await devtools.send('DOM.resolveNode', { backendNodeId: node.contentDocument?.backendNodeId ?? 0 });
  const { nodeId } = await devtools.send('DOM.requestNode', { objectId: object.objectId ?? '' });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId, selector });
  expect(nodeIds.length).toBeGreaterThan(0);
  const found = await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })));
  return [
    ...new Set(
      found.flatMap(({ fonts }) => fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' of the machine'}`)),
    ),
  ].toSorted();
}

for (const width of [1280, 375])
  test(`a report is read in its own faces, and nothing moves when they come, ${width} px wide`, async ({ page, product }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    const report = page.frameLocator('iframe');
    // Faces that come too late for a busy machine are left out for that reading; the next one has them.
    await expect(async () => {
      await page.goto(`${product.url}/samples/condominium`);
      await expect
        .poll(async () => {
          // Below the fold the report comes when its reader does.
          if (width === 375) await page.mouse.wheel(0, 100);
          return report.getByRole('heading', { name: 'At a glance' }).isVisible();
        })
        .toBe(true);
      await expect(report.locator('html')).not.toHaveAttribute('data-waiting');
      const faces = await facesOf(page, '.rv-root *');
      expect(faces).toEqual(expect.arrayContaining(['Inter', 'Source Serif 4']));
      expect(faces.filter((name) => name.endsWith('of the machine'))).toEqual([]);
    }).toPass();
    expect(await report.locator('html').evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
  });
