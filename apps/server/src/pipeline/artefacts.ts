import type { SourceReading } from '@rimawari/extraction';
import {
  type DatasetReference,
  type InsightReport,
  type MarketContext,
  openFacts,
  type PropertyFacts,
  type UnusedSource,
} from '@rimawari/underwriting';
import type { SessionFolder, StepName } from './step.ts';

/** A listing page or document as it was received, and where its bytes lie. */
export interface CollectedSource {
  id: string;
  kind: 'listing' | 'document';
  name: string;
  content_type: string;
  size: number;
  sha256: string;
  /** `session` for a path inside the session folder, `store` for a key of the object store. */
  kept_in: 'session' | 'store';
  key: string;
}

/** How the listing page was fetched. */
export interface FetchedListing {
  requested_url: string;
  final_url: string;
  status: number;
  fetched_at: string;
  /** The page printed as evidence, or why it could not be. */
  pdf: string | null;
  pdf_missing_because: string | null;
}

/** What each step leaves behind. Everything is plain JSON. */
export interface Artefacts {
  pdf_generation: { sources: CollectedSource[]; listing: FetchedListing | null; unused: UnusedSource | null };
  data_extraction: { facts: PropertyFacts; readings: SourceReading[] };
  enrichments: { context: MarketContext; datasets: DatasetReference[] };
  final_analysis: InsightReport;
  html_report: {
    fragment: string;
    standalone: string;
    /** Session path by page path. */
    pages: Record<string, string>;
    pdf: string | null;
    pdf_missing_because: string | null;
  };
}

/** Paths inside a session. Nested pages of the report lie under `pages`. */
export const sessionFiles = {
  listingPage: 'sources/listing.html',
  listingPdf: 'sources/listing.pdf',
  fragment: 'fragment.html',
  standalone: 'report.html',
  pdf: 'report.pdf',
  page: (path: string) => `pages/${path}`,
} as const;

/** @throws ObjectMissing when the step has not run in this session. */
export async function readArtefact<S extends StepName>(session: SessionFolder, step: S): Promise<Artefacts[S]> {
  // Artefacts are written by these steps alone, and never change; facts may have been written by an earlier version.
  const artefact = (await session.readArtefact(step)) as Artefacts[S];
  return 'facts' in artefact && step === 'data_extraction' ? { ...artefact, facts: openFacts({ ...artefact.facts }) } : artefact;
}
