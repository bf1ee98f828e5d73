import type { UnusedSource } from '@rimawari/underwriting';
import type { Artefacts } from '../artefacts.ts';
import { nothingLeft, SourceUnavailable, setAside } from '../source-unavailable.ts';
import type { StepContext } from '../step.ts';
import { collectDocuments } from './collect-documents.ts';
import { collectListing } from './collect-listing.ts';

/**
 * Gathers the sources: fetches the listing, keeps it as HTML and PDF, checks the uploaded documents. What cannot be had is
 * set aside with its reason while anything else is left.
 * @throws SourceUnavailable when nothing is left
 */
export async function pdfGeneration(context: StepContext): Promise<Artefacts['pdf_generation']> {
  const { analysis, progress } = context;
  await progress(5, analysis.listingUrl ? 'Fetching the listing' : 'Checking the documents');
  const [fetched, collected] = await Promise.all([fetchListing(context), collectDocuments(context)]);
  const sources = [...(fetched.source === null ? [] : [fetched.source]), ...collected.sources];
  const unused = [...fetched.unused, ...collected.unused];
  if (sources.length === 0) throw nothingLeft(unused);
  return { sources, listing: fetched.listing, unused };
}

type Fetched = Awaited<ReturnType<typeof collectListing>> & { unused: UnusedSource[] };

async function fetchListing(context: StepContext): Promise<Fetched | { source: null; listing: null; unused: UnusedSource[] }> {
  const url = context.analysis.listingUrl;
  if (url === null) return { source: null, listing: null, unused: [] };
  try {
    return { ...(await collectListing(url, context)), unused: [] };
  } catch (problem) {
    if (!(problem instanceof SourceUnavailable)) throw problem;
    return { source: null, listing: null, unused: [setAside(url, problem)] };
  }
}
