import { extractFacts, type SourceReading } from '@rimawari/extraction';
import { municipalityBook } from '@rimawari/market-data';
import { type UnusedSource, unusedSentence } from '@rimawari/underwriting';
import { type Artefacts, type CollectedSource, type OpenedArtefact, openArtefact } from '../artefacts.ts';
import { SourceUnavailable } from '../source-unavailable.ts';
import { AnalysisFailure, type StepContext } from '../step.ts';

async function readOne(
  source: CollectedSource,
  { readFile }: OpenedArtefact<'pdf_generation'>,
  { ports, store, signal }: StepContext,
): Promise<SourceReading> {
  const bytes = await (source.kept_in === 'session' ? readFile(source.key) : store.get(source.key));
  return ports.readSource(
    { sourceId: source.id, sourceKind: source.kind, sourceName: source.name, contentType: source.content_type, bytes },
    signal,
  );
}

type Read = { reading: SourceReading; unused: null } | { reading: null; unused: UnusedSource };

/** A listing page that cannot be read is not a reason to leave documents unread; a document that cannot be read ends the analysis. */
async function readOrSetAside(source: CollectedSource, collected: OpenedArtefact<'pdf_generation'>, context: StepContext): Promise<Read> {
  const isAlone = collected.content.sources.length === 1;
  try {
    return { reading: await readOne(source, collected, context), unused: null };
  } catch (error) {
    if (source.id !== 'listing' || isAlone || !(error instanceof SourceUnavailable)) throw error;
    return { reading: null, unused: { source_name: source.name, reason: error.reason, message: error.sentence } };
  }
}

/** Reads each source apart from the server and makes one set of facts of them all. @throws AnalysisFailure when they are not an offer of one property */
export async function dataExtraction(context: StepContext): Promise<Artefacts['data_extraction']> {
  const collected = await openArtefact(context.session, 'pdf_generation');
  const { sources, unused: notFetched } = collected.content;
  await context.progress(20, sources.length === 1 ? 'Reading the source' : `Reading ${sources.length} sources`);
  const read = await Promise.all(sources.map((source) => readOrSetAside(source, collected, context)));
  const readings = read.flatMap(({ reading }) => reading ?? []);
  const unused = [notFetched, ...read.map((source) => source.unused)].filter((source) => source !== null);
  const unreadable = readings.flatMap((reading) => (reading.unreadable ? [reading.unreadable] : []));
  // Where the documents do not carry the analysis either, both reasons are told.
  const told = unused.map(unusedSentence);
  if (unreadable.length > 0) throw new AnalysisFailure([...told, ...unreadable]);
  const facts = extractFacts(readings, { municipalities: municipalityBook, asOf: context.analysis.asOf });
  if (facts.kind === 'refuse') throw new AnalysisFailure([...told, facts.message], facts);
  return { facts: { ...facts, unused_sources: [...unused, ...facts.unused_sources] }, readings };
}
