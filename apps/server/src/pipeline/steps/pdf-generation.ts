import type { Artefacts } from '../artefacts.ts';
import { AnalysisFailure, type StepContext } from '../step.ts';
import { collectDocuments } from './collect-documents.ts';
import { collectListing } from './collect-listing.ts';

/** Gathers the sources: fetches the listing, keeps it as HTML and PDF, checks the uploaded documents. */
export async function pdfGeneration(context: StepContext): Promise<Artefacts['pdf_generation']> {
  const { analysis, progress } = context;
  await progress(5, analysis.listingUrl ? 'Fetching the listing' : 'Checking the documents');
  if (analysis.listingUrl === null && analysis.documents.length === 0)
    throw new AnalysisFailure(['There is neither a listing address nor a document to read.']);
  const documents = await collectDocuments(context);
  const fetched = analysis.listingUrl === null ? null : await collectListing(analysis.listingUrl, context);
  return { sources: fetched ? [fetched.source, ...documents] : documents, listing: fetched?.listing ?? null };
}
