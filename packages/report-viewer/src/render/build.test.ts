import { expect, it } from 'vitest';
import { ensureReportViewerBuilt } from '../../build.run.ts';

it('builds nothing when nothing changed', async () => {
  await ensureReportViewerBuilt();
  expect((await ensureReportViewerBuilt()).built).toBe(false);
});

it('lets several callers wait for one build', async () => {
  const results = await Promise.all([ensureReportViewerBuilt(), ensureReportViewerBuilt(), ensureReportViewerBuilt()]);
  expect(results.filter((result) => result.built).length).toBeLessThanOrEqual(1);
});
