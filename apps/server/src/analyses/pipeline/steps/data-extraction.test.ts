import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CutRequest } from '@rimawari/extraction/crops';
import { readSource } from '@rimawari/extraction/readers';
import { exchangeRate } from '@rimawari/market-data';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPictureCutter } from '../../documents/picture-cutter.ts';
import { readArtefact } from '../artefacts.ts';
import { cutFollowing } from '../cut-following.ts';
import { listPictures, withPictures } from '../report-pictures.ts';
import { SourceUnavailable } from '../source-unavailable.ts';
import { AnalysisFailure, type StepContext } from '../step.ts';
import { steps } from '../steps.ts';
import { botCheckPage, listingPage } from '../testing/listing-page.ts';
import { stepContext } from '../testing/step-context.ts';

let root: string;
const cutter = openPictureCutter();
afterAll(() => cutter.close());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rimawari-step-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A context whose sources are collected. The reader runs in this process: the files are our own. */
async function collected(documents: Record<string, Uint8Array | string>): Promise<StepContext> {
  const ports = { readSource, exchangeRate: async (asOf: string) => exchangeRate(null, asOf) };
  const context = await stepContext(root, { documents, ports });
  await steps.pdf_generation.run(context);
  return context;
}

const unreachable = () =>
  Promise.reject(new SourceUnavailable('unreachable', 'The listing address couldn’t be opened: the site did not respond.'));

/** As `collected`, beside the address of a listing that does not answer. */
async function collectedBesideListing(documents: Record<string, Uint8Array | string>): Promise<StepContext> {
  const ports = { readSource, exchangeRate: async (asOf: string) => exchangeRate(null, asOf), fetchListing: unreachable };
  const context = await stepContext(root, { documents, listingUrl: 'https://listing.example/1', ports });
  await steps.pdf_generation.run(context);
  return context;
}

async function failureOf(run: Promise<unknown>): Promise<AnalysisFailure> {
  const error = await run.catch((thrown: unknown) => thrown);
  if (!(error instanceof AnalysisFailure)) throw new Error(`expected AnalysisFailure, got ${String(error)}`);
  return error;
}

describe('data_extraction', () => {
  it('makes facts with evidence of a listing', async () => {
    const context = await collected({ 'listing.html': listingPage });
    await steps.data_extraction.run(context);
    const { facts, readings } = await readArtefact(context.session, 'data_extraction');
    expect(facts.values).toMatchObject({ price_jpy: 24_800_000, prefecture: '東京都', municipality: '台東区', monthly_rent_jpy: 98_000 });
    expect(facts.evidence.price_jpy?.[0]).toMatchObject({ source_id: 'document-1', raw: expect.stringContaining('2,480万円') });
    expect(readings).toHaveLength(1);
  });

  it('leaves the pictures of a PDF for later, and names them in the report once they are cut', async () => {
    const flyer = await readFile(new URL('../../../../../../samples/condominium-flyer.pdf', import.meta.url));
    const context = await collected({ 'flyer.pdf': flyer });
    const asked: CutRequest[] = [];
    const ports = {
      ...context.ports,
      cutPictures: (request: CutRequest, signal: AbortSignal) => {
        asked.push(request);
        return cutter.cut(request, signal);
      },
    };
    for (const step of ['data_extraction', 'enrichments', 'final_analysis'] as const) await steps[step].run({ ...context, ports });
    expect(asked).toEqual([]);
    const shown = async () => withPictures(context.session, await readArtefact(context.session, 'final_analysis'));
    const early = await shown();
    expect([early.isPending, early.pictures, early.report.inputs.facts.evidence.price_jpy?.[0]?.crop]).toEqual([
      true,
      { crops: {}, sheets: [] },
      undefined,
    ]);
    const run = { analysisId: context.analysis.id, session: context.session, store: context.store };
    await cutFollowing(run, ports, context.signal);
    await cutFollowing(run, ports, context.signal);
    expect(asked).toHaveLength(1);
    const { report, pictures, isPending } = await shown();
    expect(isPending).toBe(false);
    expect(pictures.sheets).toMatchObject([{ source_id: 'document-1', source_name: 'flyer.pdf', page: 1 }]);
    const crop = report.inputs.facts.evidence.price_jpy?.[0]?.crop;
    expect(crop?.file).toMatch(/^pictures\/1-page-1-\d+\.webp$/);
    expect(pictures.sheets[0]?.data).toMatch(/^data:image\/webp;base64,UklGR/);
    expect(pictures.crops[crop?.file ?? '']).toMatch(/^data:image\/webp;base64,UklGR/);
    // One place that two facts were read from is cut once.
    const places = asked.flatMap(({ pages }) => pages.flatMap((page) => page.places.map((place) => JSON.stringify(place))));
    expect(new Set(places).size).toBe(places.length);
    expect(Object.keys(pictures.crops)).toHaveLength(places.length);
    expect((await listPictures(context.session)).map(({ file }) => file)).toHaveLength(places.length + 1);
  });

  it('has no pictures where its artefact was lost, and the report is shown all the same', async () => {
    const context = await collected({ 'listing.html': listingPage });
    for (const step of ['data_extraction', 'enrichments', 'final_analysis'] as const) await steps[step].run(context);
    await context.store.deleteAll(`${context.session.prefix}/data_extraction.json`);
    const report = await readArtefact(context.session, 'final_analysis');
    expect(await withPictures(context.session, report)).toEqual({ report, pictures: { crops: {}, sheets: [] }, isPending: false });
    expect(await listPictures(context.session)).toEqual([]);
  });

  it('reports without pictures where none can be drawn', async () => {
    const flyer = await readFile(new URL('../../../../../../samples/condominium-flyer.pdf', import.meta.url));
    const context = await collected({ 'flyer.pdf': flyer });
    await steps.data_extraction.run(context);
    await cutFollowing({ analysisId: context.analysis.id, session: context.session, store: context.store }, context.ports, context.signal);
    const { facts } = await readArtefact(context.session, 'data_extraction');
    expect([facts.values.price_jpy, facts.evidence.price_jpy?.[0]?.crop]).toEqual([21_800_000, undefined]);
    expect(await listPictures(context.session)).toEqual([]);
  });

  it('keeps the facts as they are where a language model points to nothing', async () => {
    const context = await collected({ 'listing.html': listingPage });
    let looks = 0;
    let looksBefore = 0;
    const watched: typeof readSource = async (...asked) => {
      const { blocks, ...reading } = await readSource(...asked);
      const look = () => {
        looks += 1;
        return blocks;
      };
      return Object.defineProperty({ ...reading, blocks }, 'blocks', { get: look, enumerable: true });
    };
    const propose = async () => {
      looksBefore = looks;
      return [];
    };
    await steps.data_extraction.run({ ...context, ports: { ...context.ports, readSource: watched, factReader: { propose } } });
    // Nothing but the artefact is made of the reading after that.
    expect([looksBefore > 0, looks - looksBefore]).toEqual([true, 1]);
  });

  it('fails with the sentence of a refusal', async () => {
    const failure = await failureOf(steps.data_extraction.run(await collected({ 'page.html': botCheckPage })));
    expect(failure.refusal).toMatchObject({ kind: 'refuse', reason: 'blocked' });
    expect(failure.lines).toEqual([failure.refusal?.message]);
  });

  const gif = new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'));

  it('sets aside a document that cannot be read, names it, and goes on with the others', async () => {
    const context = await collected({ 'photo.gif': gif, 'listing.html': listingPage });
    for (const step of ['data_extraction', 'enrichments', 'final_analysis'] as const) await steps[step].run(context);
    const { facts, readings } = await readArtefact(context.session, 'data_extraction');
    expect(facts.values.price_jpy).toBe(24_800_000);
    expect(readings.map(({ source_name }) => source_name)).toEqual(['listing.html']);
    expect(facts.unused_sources).toEqual([
      {
        source_name: 'photo.gif',
        reason: 'unreadable',
        message: expect.stringMatching(/^photo\.gif has no readable text.*\.$/),
      },
    ]);
    const report = await readArtefact(context.session, 'final_analysis');
    expect(report.analysis.documents).toEqual(['listing.html']);
    expect(report.notes[0]).toContain('photo.gif');
  });

  it('ends with the reason of each when none can be read, and what to do once', async () => {
    const failure = await failureOf(steps.data_extraction.run(await collected({ 'one.gif': gif, 'two.gif': gif })));
    expect(failure.lines).toEqual([
      expect.stringMatching(/^one\.gif has no readable text/),
      expect.stringMatching(/^two\.gif has no readable text/),
      'Send a sharper picture, a PDF with selectable text, a spreadsheet or the listing’s address.',
    ]);
  });
});

describe('a listing that could not be fetched, beside documents', () => {
  it('is named in the facts and in the notes of the report, and is not a source of it', async () => {
    const context = await collectedBesideListing({ 'listing.html': listingPage });
    for (const step of ['data_extraction', 'enrichments', 'final_analysis'] as const) await steps[step].run(context);
    const { facts } = await readArtefact(context.session, 'data_extraction');
    expect(facts.values.price_jpy).toBe(24_800_000);
    expect(facts.unused_sources).toEqual([
      {
        source_name: 'https://listing.example/1',
        reason: 'unreachable',
        message: 'The listing address couldn’t be opened: the site did not respond.',
      },
    ]);
    const report = await readArtefact(context.session, 'final_analysis');
    expect(report.notes[0]).toBe(
      'https://listing.example/1 was not used. The listing address couldn’t be opened: the site did not respond.',
    );
    expect(report.analysis.listing_url).toBeNull();
  });

  it('stands before a page that was left aside', async () => {
    const context = await collectedBesideListing({ 'listing.html': listingPage, 'check.html': botCheckPage });
    for (const step of ['data_extraction', 'enrichments', 'final_analysis'] as const) await steps[step].run(context);
    const { notes } = await readArtefact(context.session, 'final_analysis');
    expect(notes.slice(0, 2)).toEqual([
      'https://listing.example/1 was not used. The listing address couldn’t be opened: the site did not respond.',
      'check.html is a bot check, not the listing: the site does not show the page to programs. It was not used.',
    ]);
  });

  it('is told first when the documents do not carry the analysis either', async () => {
    const failure = await failureOf(steps.data_extraction.run(await collectedBesideListing({ 'page.html': botCheckPage })));
    expect(failure.lines).toEqual(['The listing address couldn’t be opened: the site did not respond.', failure.refusal?.message]);
  });
});

describe('a listing that was fetched but cannot be read', () => {
  const unreadable = new SourceUnavailable('reading_too_slow', '“https://listing.example/1/” took too long to read.');
  const context = async (documents: Record<string, string>) => {
    const made = await stepContext(root, {
      listingUrl: 'https://listing.example/1',
      documents,
      ports: {
        fetchListing: async (url) => ({ finalUrl: `${url}/`, status: 200, contentType: 'text/html', bytes: Buffer.from(listingPage) }),
        printPage: async () => new Uint8Array(),
        readSource: (input) => (input.sourceId === 'listing' ? Promise.reject(unreadable) : readSource(input)),
      },
    });
    await steps.pdf_generation.run(made);
    return made;
  };

  it('is set aside beside a document that carries the analysis', async () => {
    const beside = await context({ 'listing.html': listingPage });
    await steps.data_extraction.run(beside);
    const { facts, readings } = await readArtefact(beside.session, 'data_extraction');
    expect(readings).toHaveLength(1);
    expect(facts.unused_sources).toEqual([
      { source_name: 'https://listing.example/1/', reason: 'reading_too_slow', message: unreadable.sentence },
    ]);
  });

  it('ends the analysis when it is alone', async () => {
    const failure = await failureOf(steps.data_extraction.run(await context({})));
    expect(failure.lines).toEqual([unreadable.sentence, expect.stringContaining('Save it again')]);
  });
});

describe('enrichments', () => {
  it('adds the place, its people and the exchange rate, each with its source', async () => {
    const context = await collected({ 'listing.html': listingPage });
    await steps.data_extraction.run(context);
    await steps.enrichments.run(context);
    const { context: market, datasets } = await readArtefact(context.session, 'enrichments');
    expect(market.place).toMatchObject({
      municipality_code: '13106',
      prefecture: '東京都',
      prefecture_en: 'Tokyo',
      municipality: '台東区',
      municipality_en: 'Taito-ku',
    });
    expect(market.population?.latest).toMatchObject({ value: 211_444, row: '13106 台東区, 2020' });
    expect(market.population?.projected_2050.dataset.source).toContain('国立社会保障・人口問題研究所');
    expect(market.exchange_rate).toMatchObject({ jpy_per_usd: 160.77, date: '2026-06', illustrative: false });
    expect(market.subject.documents).toEqual(['listing.html']);
    expect(datasets.map(({ licence }) => licence)).toContain('CC0 1.0');
    expect(market.market).toMatchObject({
      location: { precision: 'town' },
      place_class: { name: 'tokyo_wards' },
      rental_vacancy: { nation: { value: 18.56 } },
    });
    expect(market.market?.rent_levels[0]).toMatchObject({ method: 'A', dataset: { id: 'rent-wards', vintage: '2023-10-01' } });
    const cited = market.market?.rent_levels.flatMap(({ dataset, further }) => [dataset.id, ...further.map(({ id }) => id)]) ?? [];
    expect(datasets.map(({ id }) => id)).toEqual(expect.arrayContaining(cited));
  });
});
