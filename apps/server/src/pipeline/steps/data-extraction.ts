import { extractFacts, type SourceReading } from '@rimawari/extraction';
import { municipalityBook, stationBook } from '@rimawari/market-data';
import { sourceReasons, type UnusedSource, unusedSentence } from '@rimawari/underwriting';
import { type Artefacts, type CollectedSource, type OpenedArtefact, openArtefact } from '../artefacts.ts';
import { nothingLeft, SourceUnavailable, setAside } from '../source-unavailable.ts';
import { AnalysisFailure, type StepContext } from '../step.ts';

async function readOne(
  source: CollectedSource,
  { readFile }: OpenedArtefact<'pdf_generation'>,
  { analysis, ports, store, signal, progress }: StepContext,
): Promise<SourceReading> {
  const bytes = await (source.kept_in === 'session' ? readFile(source.key) : store.get(source.key));
  return ports.readSource(
    {
      sourceId: source.id,
      sourceKind: source.kind,
      sourceName: source.name,
      contentType: source.content_type,
      bytes,
      settings: analysis.readers ?? {},
    },
    signal,
    // What is said of the progress comes late or not at all: reading goes on without it.
    (page, of) =>
      void progress(20, of === 1 ? `Reading the picture ${source.name}` : `Reading page ${page} of ${of} of ${source.name}`).catch(
        () => undefined,
      ),
  );
}

/** What happened, without what to do: that is told once, where nothing is left. */
function withoutAdvice(message: string): string {
  return message.replace(sourceReasons.unreadable.next, '').trim();
}

type Read = { reading: SourceReading; unused: null } | { reading: null; unused: UnusedSource };

/** A source that cannot be read does not keep the others from being read. */
async function readOrSetAside(source: CollectedSource, collected: OpenedArtefact<'pdf_generation'>, context: StepContext): Promise<Read> {
  try {
    const reading = await readOne(source, collected, context);
    if (reading.unreadable === null) return { reading, unused: null };
    return { reading: null, unused: { source_name: source.name, reason: 'unreadable', message: withoutAdvice(reading.unreadable) } };
  } catch (error) {
    if (!(error instanceof SourceUnavailable)) throw error;
    return { reading: null, unused: setAside(source.name, error) };
  }
}

/** Reads each source apart from the server and makes one set of facts of them all. @throws AnalysisFailure when they are not an offer of one property */
export async function dataExtraction(context: StepContext): Promise<Artefacts['data_extraction']> {
  const collected = await openArtefact(context.session, 'pdf_generation');
  const { sources, unused: notCollected } = collected.content;
  await context.progress(20, sources.length === 1 ? 'Reading the source' : `Reading ${sources.length} sources`);
  const read = await Promise.all(sources.map((source) => readOrSetAside(source, collected, context)));
  const readings = read.flatMap(({ reading }) => reading ?? []);
  const unused = [...notCollected, ...read.flatMap((source) => source.unused ?? [])];
  if (readings.length === 0) throw nothingLeft(unused);
  const facts = extractFacts(readings, { municipalities: municipalityBook, stations: stationBook, asOf: context.analysis.asOf });
  // Where what could be read does not carry the analysis either, every reason is told.
  if (facts.kind === 'refuse') throw new AnalysisFailure([...unused.map(unusedSentence), facts.message], facts);
  return { facts: { ...facts, unused_sources: [...unused, ...facts.unused_sources] }, readings };
}
