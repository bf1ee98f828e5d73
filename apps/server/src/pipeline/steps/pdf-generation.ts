import type { Artefacts } from '../artefacts.ts';
import { SourceUnavailable } from '../source-unavailable.ts';
import { AnalysisFailure, type StepContext } from '../step.ts';
import { collectDocuments } from './collect-documents.ts';
import { collectListing } from './collect-listing.ts';

/** Gathers the sources: fetches the listing, keeps it as HTML and PDF, checks the uploaded documents. A listing that cannot be had is not a reason to leave documents unread. */
export async function pdfGeneration(context: StepContext): Promise<Artefacts['pdf_generation']> {
  const { analysis, progress } = context;
  await progress(5, analysis.listingUrl ? 'Fetching the listing' : 'Checking the documents');
  if (analysis.listingUrl === null && analysis.documents.length === 0)
    throw new AnalysisFailure(['There is neither a listing address nor a document to read.']);
  const documents = await collectDocuments(context);
  const url = analysis.listingUrl;
  if (url === null) return { sources: documents, listing: null, unused: null };
  try {
    const { source, listing } = await collectListing(url, context);
    return { sources: [source, ...documents], listing, unused: null };
  } catch (problem) {
    if (!(problem instanceof SourceUnavailable) || documents.length === 0) throw problem;
    const unused = { source_name: url, reason: problem.reason, message: problem.sentence };
    return { sources: documents, listing: null, unused };
  }
}
