import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { reports } from './engine-reports.ts';

/** The engine and its samples as one script for a page. */
async function engineScript(): Promise<string> {
  const entry = fileURLToPath(new URL('./engine-reports.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'engine' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : null;
  if (!chunk) throw new Error('The engine was not built.');
  return chunk.code;
}

test('the engine gives the same reports in a browser as in Node, to the last digit', async ({ page }) => {
  await page.setContent('<!doctype html><title>Engine</title>');
  await page.addScriptTag({ content: await engineScript() });
  const there = await page.evaluate(() => (globalThis as unknown as { engine: { reports: string[] } }).engine.reports);
  expect(reports).toHaveLength(9);
  expect(there).toEqual(reports);
});
