import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EgressRefusal } from '../../../platform/egress/egress-refusal.ts';
import { readArtefact } from '../artefacts.ts';
import type { Ports } from '../ports.ts';
import { SourceUnavailable } from '../source-unavailable.ts';
import { AnalysisFailure, type StepContext } from '../step.ts';
import { steps } from '../steps.ts';
import { botCheckPage } from '../testing/listing-page.ts';
import { stepContext } from '../testing/step-context.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'rimawari-step-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const listingUrl = 'https://listing.example/mansion/1';
const step = steps.pdf_generation;
const answering = (status: number, body = '<p>価格 3,980万円'): Ports['fetchListing'] => {
  return async (url) => ({ finalUrl: `${url}/`, status, contentType: 'text/html', bytes: new TextEncoder().encode(body) });
};
const printing: Ports['printPage'] = async () => new TextEncoder().encode('%PDF-');

const fileOf = ({ store, session }: StepContext, path: string) => store.get(`${session.prefix}/${path}`);

async function linesOf(run: Promise<unknown>): Promise<string> {
  const error = await run.catch((thrown: unknown) => thrown);
  if (!(error instanceof AnalysisFailure)) throw new Error(`expected AnalysisFailure, got ${String(error)}`);
  return error.lines.join('\n');
}

describe('pdf_generation', () => {
  it('keeps the page as it came and as PDF', async () => {
    const context = await stepContext(root, { listingUrl, ports: { fetchListing: answering(200), printPage: printing } });
    await step.run(context);
    const { sources, listing } = await readArtefact(context.session, 'pdf_generation');
    expect(sources).toMatchObject([
      { id: 'listing', kind: 'listing', name: `${listingUrl}/`, kept_in: 'session', key: 'sources/listing.html' },
    ]);
    expect(listing).toMatchObject({ requested_url: listingUrl, final_url: `${listingUrl}/`, status: 200, pdf: 'sources/listing.pdf' });
    expect(new TextDecoder().decode(await fileOf(context, 'sources/listing.html'))).toBe('<p>価格 3,980万円');
    expect(new TextDecoder().decode(await fileOf(context, 'sources/listing.pdf'))).toBe('%PDF-');
  });

  it('goes on without the PDF of a page that will not print, and says why', async () => {
    const printPage = () => Promise.reject(new Error('the page is too long'));
    const context = await stepContext(root, { listingUrl, ports: { fetchListing: answering(200), printPage } });
    await step.run(context);
    const { listing } = await readArtefact(context.session, 'pdf_generation');
    expect(listing).toMatchObject({ pdf: null, pdf_missing_because: 'the page is too long' });
  });

  it('does nothing a second time', async () => {
    const first = await stepContext(root, { listingUrl, ports: { fetchListing: answering(200), printPage: printing } });
    const artefact = await step.run(first);
    const again = await stepContext(root, { listingUrl });
    expect(await step.run(again)).toEqual(artefact);
  });

  it('starts over after a crash that left files but no artefact', async () => {
    const context = await stepContext(root, { listingUrl, ports: { fetchListing: answering(200), printPage: printing } });
    await context.session.writeFile('sources/listing.html', 'half');
    await step.run(context);
    expect(new TextDecoder().decode(await fileOf(context, 'sources/listing.html'))).toBe('<p>価格 3,980万円');
  });

  it.each([
    [403, 'refuses access'],
    [401, 'refuses access'],
    [404, 'has been removed'],
    [410, 'has been removed'],
    [429, 'too many requests'],
    [503, 'the site reported an error'],
    [304, 'was not shown by the site'],
  ])('fails on status %i, says why and asks for a document', async (status, reason) => {
    const context = await stepContext(root, { listingUrl, ports: { fetchListing: answering(status) } });
    const lines = await linesOf(step.run(context));
    expect(lines).toContain(reason);
    expect(lines).toContain('listing.example');
    expect(lines).toMatch(/upload |saved copy of the flyer/);
    expect(await context.session.hasArtefact('pdf_generation')).toBe(false);
  });

  it.each<[string, string, string | number[], string]>([
    ['a picture', 'image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], 'not a web page, PDF, CSV or Excel file'],
    ['a program', 'application/octet-stream', [0x4d, 0x5a, 0, 1], 'not a web page, PDF, CSV or Excel file'],
    ['nothing', 'text/html', '', 'is empty'],
  ])('fails on %s in place of a page', async (_what, contentType, content, reason) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
    const fetchListing: Ports['fetchListing'] = async (url) => ({ finalUrl: url, status: 200, contentType, bytes });
    const lines = await linesOf(step.run(await stepContext(root, { listingUrl, ports: { fetchListing } })));
    expect(lines).toContain(`The page at listing.example ${reason.startsWith('is') ? '' : 'is '}${reason}`);
  });

  it('passes on why an address was not opened, when nothing else was given', async () => {
    const refused = () => Promise.reject(new SourceUnavailable('not_public', new EgressRefusal('not_public').message));
    const alone = await stepContext(root, { listingUrl, ports: { fetchListing: refused } });
    expect(await linesOf(step.run(alone))).toContain('does not lead to a public website');
  });

  it.each<[string, Ports['fetchListing'], string, string]>([
    [
      'does not answer',
      () => Promise.reject(new SourceUnavailable('unreachable', new EgressRefusal('unreachable').message)),
      'unreachable',
      'did not respond',
    ],
    ['is refused', answering(403), 'access_refused', 'the site refuses access'],
    ['asks for a sign-in', answering(401), 'access_refused', '(status 401)'],
    ['turns us away', answering(429), 'too_many_requests', 'too many requests'],
    ['breaks', answering(503), 'site_error', 'the site reported an error'],
    ['answers oddly', answering(418), 'not_shown', '(status 418)'],
    ['has gone', answering(404), 'removed', 'has been removed'],
    ['is behind a check for persons', answering(403, botCheckPage), 'blocked', 'is a bot check'],
    ['asks for a puzzle', answering(429, '<title>429</title><div class="g-recaptcha">'), 'blocked', 'is a bot check'],
    ['forbids robots', answering(403, '<p>Access by robots and crawlers is not permitted.</p>'), 'robots_refused', 'blocks programs'],
    [
      'forbids automatic reading',
      answering(403, '<p>自動取得（クローラー等）によるアクセスは禁止しています。</p>'),
      'robots_refused',
      '(status 403)',
    ],
    [
      'forbids automatic reading on a long page',
      answering(403, `<p>x自動取得（クローラー等）によるアクセスは禁止しています。</p>${'あ'.repeat(20_000)}`),
      'robots_refused',
      '(status 403)',
    ],
    ['answers as to robots', answering(999, ''), 'robots_refused', '(status 999)'],
  ])('goes on with the documents when the listing %s, and keeps why', async (_what, fetchListing, reason, sentence) => {
    const context = await stepContext(root, {
      listingUrl,
      documents: { 'rent-roll.csv': '部屋,賃料\n101,98000\n' },
      ports: { fetchListing },
    });
    await step.run(context);
    const { sources, listing, unused } = await readArtefact(context.session, 'pdf_generation');
    expect(sources.map(({ name }) => name)).toEqual(['rent-roll.csv']);
    expect(listing).toBeNull();
    expect(unused).toEqual([{ source_name: listingUrl, reason, message: expect.stringContaining(sentence) }]);
    expect(unused[0]?.message).not.toContain('upload');
  });

  it.each<[number, number]>([
    [503, 3],
    [429, 3],
    [404, 1],
    [403, 1],
  ])('asks again for what may pass: status %i, %i times', async (status, times) => {
    const pauses: number[] = [];
    const fetchListing = vi.fn(answering(status));
    const pause = async (milliseconds: number) => pauses.push(milliseconds);
    await linesOf(step.run(await stepContext(root, { listingUrl, ports: { fetchListing, pause } })));
    expect(fetchListing).toHaveBeenCalledTimes(times);
    expect(pauses).toEqual([1000, 3000].slice(0, times - 1));
  });

  it('goes on when the site answers at the second try', async () => {
    const fetchListing = vi.fn(answering(200)).mockImplementationOnce(answering(503));
    const context = await stepContext(root, { listingUrl, ports: { fetchListing, printPage: printing } });
    await step.run(context);
    expect((await readArtefact(context.session, 'pdf_generation')).unused).toEqual([]);
  });

  it('sets aside a document that is not what its name says, and goes on with the others', async () => {
    const context = await stepContext(root, { documents: { 'flyer.pdf': 'no PDF at all', 'rent-roll.csv': '部屋,賃料\n101,98000\n' } });
    await step.run(context);
    const { sources, unused } = await readArtefact(context.session, 'pdf_generation');
    expect(sources.map(({ name }) => name)).toEqual(['rent-roll.csv']);
    expect(unused).toEqual([{ source_name: 'flyer.pdf', reason: 'damaged', message: expect.stringContaining('is not a PDF file') }]);
  });

  it('tells of the listing and of the documents when nothing is left', async () => {
    const context = await stepContext(root, { listingUrl, documents: { 'empty.csv': '' }, ports: { fetchListing: answering(404) } });
    const lines = await linesOf(step.run(context));
    for (const told of ['has been removed', '“empty.csv” is empty.', 'Send the address of a current listing', 'Send the file again.'])
      expect(lines).toContain(told);
  });

  it('takes documents that are what their names say', async () => {
    const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n';
    const context = await stepContext(root, {
      documents: { '物件概要.pdf': pdf, 'really-text.xls': '部屋\t賃料\n', 'rent roll.csv': '部屋,賃料\n', 'saved.html': '<html><p>価格' },
    });
    await step.run(context);
    const { sources, listing } = await readArtefact(context.session, 'pdf_generation');
    expect(listing).toBeNull();
    expect(sources.map(({ kind, name }) => [kind, name])).toEqual([
      ['document', '物件概要.pdf'],
      ['document', 'really-text.xls'],
      ['document', 'rent roll.csv'],
      ['listing', 'saved.html'],
    ]);
  });

  it('keeps a listing that is a PDF as its own evidence', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7');
    const fetchListing: Ports['fetchListing'] = async (url) => ({ finalUrl: url, status: 200, contentType: 'application/pdf', bytes });
    const context = await stepContext(root, { listingUrl, ports: { fetchListing } });
    await step.run(context);
    const { sources, listing } = await readArtefact(context.session, 'pdf_generation');
    expect(listing).toMatchObject({ pdf: 'sources/listing.pdf', pdf_missing_because: null });
    expect(sources).toMatchObject([{ key: 'sources/listing.pdf', content_type: 'application/pdf' }]);
  });

  it('names every document that is not what its name says', async () => {
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 0]);
    const context = await stepContext(root, { documents: { 'flyer.pdf': png, 'empty.csv': '', 'rents.csv': png } });
    const lines = await linesOf(step.run(context));
    expect(lines).toContain('“flyer.pdf” is not a PDF file');
    expect(lines).toContain('“empty.csv” is empty');
    expect(lines).toContain('“rents.csv” is not a CSV file');
  });

  it('fails without any source', async () => {
    expect(await linesOf(step.run(await stepContext(root, {})))).toContain('There is no listing URL or document to read');
  });
});
