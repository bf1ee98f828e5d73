import { createHash } from 'node:crypto';
import type { SourceReason } from '@rimawari/underwriting';
import { type CollectedSource, type FetchedListing, sessionFiles } from '../artefacts.ts';
import type { FetchedPage } from '../ports.ts';
import { SourceUnavailable } from '../source-unavailable.ts';
import type { StepContext } from '../step.ts';
import { assertPageAnswer } from './listing-answer.ts';

/** Prints the page as evidence, within the time that the printer gives a page. One that will not print is not a reason to fail: its HTML is kept. */
async function printEvidence(
  { ports, session, signal }: StepContext,
  page: { bytes: Uint8Array; contentType: string },
): Promise<string | null> {
  try {
    const pdf = await ports.printPage(page, signal);
    await session.writeFile(sessionFiles.listingPdf, pdf);
    return null;
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof Error ? error.message : String(error);
  }
}

/** Reasons that may pass by themselves, and how long is waited before each further try. */
const passing: ReadonlySet<SourceReason> = new Set(['unreachable', 'too_slow', 'site_error', 'too_many_requests']);
const pausesMs = [1_000, 3_000];

/** The page as its site shows it; what may pass is tried again. @throws SourceUnavailable */
async function fetchPage(url: string, { ports, signal, progress }: StepContext): Promise<FetchedPage> {
  for (let tried = 0; ; tried += 1) {
    try {
      const page = await ports.fetchListing(url, signal);
      assertPageAnswer(page);
      return page;
    } catch (problem) {
      const pauseMs = pausesMs[tried];
      if (!(problem instanceof SourceUnavailable) || !passing.has(problem.reason) || pauseMs === undefined) throw problem;
      await progress(5, 'The listing site did not answer; trying again');
      await ports.pause(pauseMs, signal);
    }
  }
}

/** Fetches the listing page and keeps it as it came, and as PDF. @throws SourceUnavailable, which says why there is no page */
export async function collectListing(url: string, context: StepContext): Promise<{ source: CollectedSource; listing: FetchedListing }> {
  const { session } = context;
  const page = await fetchPage(url, context);
  // A listing that is a PDF already is its own evidence.
  const isPdf = page.contentType.startsWith('application/pdf');
  const key = isPdf ? sessionFiles.listingPdf : sessionFiles.listingPage;
  await session.writeFile(key, page.bytes);
  const pdfMissingBecause = isPdf ? null : await printEvidence(context, page);
  return {
    source: {
      id: 'listing',
      kind: 'listing',
      name: page.finalUrl,
      content_type: page.contentType,
      size: page.bytes.byteLength,
      sha256: createHash('sha256').update(page.bytes).digest('hex'),
      kept_in: 'session',
      key,
    },
    listing: {
      requested_url: url,
      final_url: page.finalUrl,
      status: page.status,
      fetched_at: new Date().toISOString(),
      pdf: pdfMissingBecause === null ? sessionFiles.listingPdf : null,
      pdf_missing_because: pdfMissingBecause,
    },
  };
}
