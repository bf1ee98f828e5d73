import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type ComputedReport, underwrite } from '@rimawari/underwriting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadlineMs } from '../../../../../tests/deadline.ts';
import { browserCache } from '../../testing/browser-cache.ts';
import { readArtefact } from './artefacts.ts';
import { ensureRendererBuilt } from './build-renderer.ts';
import { createPorts } from './create-ports.ts';
import type { Ports } from './ports.ts';
import { copyKey, copyNames } from './rendered-copies.ts';
import { runPipeline } from './run-pipeline.ts';
import { newSessionId, openSession } from './session-folder.ts';
import { AnalysisFailure, type StepContext, stepNames } from './step.ts';
import { botCheckPage, listingPage } from './testing/listing-page.ts';
import { noPorts, stepContext } from './testing/step-context.ts';

let root: string;
let site: Server;
let host: string;
let ports: Ports & { close(): Promise<void> };

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'rimawari-pipeline-'));
  await ensureRendererBuilt(() => undefined);
  site = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(request.url === '/listing' ? listingPage : botCheckPage);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  host = `127.0.0.1:${address.port}`;
  ports = await createPorts({
    cacheDir: dirname(browserCache),
    listingAllowHosts: [host],
    browserPath: process.env.BROWSER_PATH ?? null,
    usdJpy: 152.5,
  });
});
afterAll(async () => {
  await ports.close();
  site.closeAllConnections();
  site.close();
  await rm(root, { recursive: true, force: true });
});

/** A new session of an analysis of a page of the site. */
async function visiting(path: string, given: Partial<Ports> = {}): Promise<StepContext> {
  const context = await stepContext(root, { listingUrl: `http://${host}${path}`, ports: { ...ports, ...given } });
  return { ...context, session: openSession(context.store, 'a1', newSessionId(new Date())) };
}

const text = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

describe('runPipeline', () => {
  it('turns a listing into a report, and runs no step twice', async () => {
    // The limit on printing evidence spares a user's time; a busy machine must not decide whether it is there.
    const printPage: Ports['printPage'] = (page) => ports.printPage(page, AbortSignal.timeout(deadlineMs));
    const context = await visiting('/listing', { printPage });
    const timings = await runPipeline(context);
    expect(timings.map(({ step }) => step)).toEqual(stepNames);

    const report = await readArtefact(context.session, 'final_analysis');
    expect(report.inputs.facts.values.price_jpy).toBe(24_800_000);
    expect(report.headline.rent_basis).toBe('stated');
    const { facts, context: place, overrides, asOf } = (report as ComputedReport).inputs;
    expect(JSON.parse(JSON.stringify(underwrite(facts, place, overrides, asOf)))).toEqual(report);
    expect(report.exchange_rate).toMatchObject({ jpy_per_usd: 152.5, illustrative: false });

    const { build, pages, headline } = await readArtefact(context.session, 'html_report');
    expect(build).toBe(ports.render.build);
    expect(headline?.scenario_score).toBe(report.headline.scenario_score);
    const copy = async (name: string) => text(await context.store.get(copyKey(context.session.prefix, ports.render.build, name)));
    expect(await copy(copyNames.fragment)).toContain('/assets/report/charting.');
    expect(pages).toContain('method.html');
    expect(JSON.parse(await copy(copyNames.index))).toEqual(pages);
    expect(text(await context.store.get(`${context.session.prefix}/sources/listing.pdf`))).toMatch(/^%PDF-/);

    await runPipeline({ ...context, ports: noPorts });
    expect(await readArtefact(context.session, 'final_analysis')).toEqual(report);
  });

  it('ends a bot check with a sentence, and leaves no report', async () => {
    const context = await visiting('/check');
    await expect(runPipeline(context)).rejects.toThrow(AnalysisFailure);
    expect(await context.session.hasArtefact('pdf_generation')).toBe(true);
    expect(await context.session.hasArtefact('final_analysis')).toBe(false);
  });

  it('refuses an address of this machine that nobody named', async () => {
    const context = await stepContext(root, { listingUrl: 'http://127.0.0.1/', ports });
    await expect(runPipeline(context)).rejects.toThrow('does not lead to a public website');
  });
});
