import type { SourceReading } from '@rimawari/extraction';
import type { DatasetReference, InsightReport, MarketContext, PropertyFacts, UnusedSource } from '@rimawari/underwriting';
import { parseArtefact } from './parse-artefact.ts';
import type { SessionFolder, StepName, WrittenArtefact } from './step.ts';

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

/** The picture of a page of a source that values were read from. Absent in runs of before it was kept. */
export interface Sheet {
  source_id: string;
  source_name: string;
  page: number;
  /** Path inside the session. */
  file: string;
  width: number;
  height: number;
}

/** What each step leaves behind. Everything is plain JSON. */
export interface Artefacts {
  pdf_generation: { sources: CollectedSource[]; listing: FetchedListing | null; unused: UnusedSource[] };
  data_extraction: {
    facts: PropertyFacts;
    readings: SourceReading[];
    sheets?: Sheet[];
    /** Set where further pictures are cut after the step, so that the report does not wait for them. */
    pictures_follow?: boolean | undefined;
  };
  enrichments: { context: MarketContext; datasets: DatasetReference[] };
  final_analysis: InsightReport;
  html_report: ReportManifest;
}

/** What the owner's list shows of a report, and finds it by. */
export interface Headline {
  scenario_score: number | null;
  /** Version of the score; absent in manifests made with score 2.0 and before. */
  score_version?: string | undefined;
  net_rental_yield: number | null;
  /** Both ends where the rent is estimated; absent in manifests of before they were kept. */
  net_rental_yield_range?: [number, number] | null | undefined;
  risk_level: string | null;
  /** Of the property; absent in manifests of before it was kept. */
  address?: string | null;
}

export function headlineOf({ headline, inputs }: InsightReport): Headline {
  const { scenario_score, score_version, net_rental_yield, net_rental_yield_range = null, risk_level } = headline;
  return { scenario_score, score_version, net_rental_yield, net_rental_yield_range, risk_level, address: inputs.facts.values.address };
}

/** Says that the report was rendered and opened. Rendered pages are copies, made again where they are missing. */
export interface ReportManifest {
  /** The build of the renderer that it was proved with; null for a run of the first version, which proved nothing. */
  build: string | null;
  /** Paths of the nested pages. */
  pages: string[];
  headline: Headline | null;
}

/** Paths inside a session. */
export const sessionFiles = {
  listingPage: 'sources/listing.html',
  listingPdf: 'sources/listing.pdf',
  /** Of pages that values were read from, and of the values on them. */
  pictures: 'pictures',
  /** Says which pictures were cut after the step; written last. */
  cutAfterwards: 'pictures/cut.json',
} as const;

/** An artefact, and a way to the files it names. */
export interface OpenedArtefact<S extends StepName> extends Pick<WrittenArtefact, 'sessionId' | 'readFile'> {
  content: Artefacts[S];
}

/** The artefact that the run stands on, its own or a base's, parsed. @throws ArtefactMissing, ArtefactMalformed */
export async function openArtefact<S extends StepName>(session: SessionFolder, step: S): Promise<OpenedArtefact<S>> {
  const { sessionId, text, readFile } = await session.findArtefact(step);
  // Parsing checks what every reader relies on; the parts that it leaves open were written from these very types.
  const content = parseArtefact(step, text, sessionId) as Artefacts[S];
  return { sessionId, readFile, content };
}

/** @throws ArtefactMissing, ArtefactMalformed */
export async function readArtefact<S extends StepName>(session: SessionFolder, step: S): Promise<Artefacts[S]> {
  return (await openArtefact(session, step)).content;
}
