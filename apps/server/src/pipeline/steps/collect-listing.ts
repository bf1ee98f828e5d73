import { createHash } from 'node:crypto';
import { type CollectedSource, type FetchedListing, sessionFiles } from '../artefacts.ts';
import type { StepContext } from '../step.ts';
import { assertPageAnswer } from './listing-answer.ts';

const printTimeoutMs = 4_000;

/** Prints the page as evidence. A page that will not print is not a reason to fail: its HTML is kept. */
async function printEvidence(
  { ports, session, signal }: StepContext,
  page: { bytes: Uint8Array; contentType: string },
): Promise<string | null> {
  try {
    const pdf = await ports.printPage(page, AbortSignal.any([signal, AbortSignal.timeout(printTimeoutMs)]));
    await session.writeFile(sessionFiles.listingPdf, pdf);
    return null;
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof Error ? error.message : String(error);
  }
}

/** Fetches the listing page and keeps it as it came, and as PDF. @throws SourceUnavailable, which says why there is no page */
export async function collectListing(url: string, context: StepContext): Promise<{ source: CollectedSource; listing: FetchedListing }> {
  const { ports, session, signal } = context;
  const page = await ports.fetchListing(url, signal);
  assertPageAnswer(page);
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
