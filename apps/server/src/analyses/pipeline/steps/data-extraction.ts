import { extractFacts, openFields, type SourceReading } from '@rimawari/extraction';
import { fileKind } from '@rimawari/extraction/file-kind';
import { type PropertyFacts, type Refusal, sourceReasons, type UnusedSource, unusedSentence } from '@rimawari/underwriting';
import { FactReaderFailed } from '../../fact-reader/fact-reader.ts';
import { sourceText } from '../../fact-reader/source-text.ts';
import { type Artefacts, type CollectedSource, type OpenedArtefact, openArtefact } from '../artefacts.ts';
import { withCrops } from '../crops-of-facts.ts';
import { createStraightenedPages, cutStraightened, type StraightenedPages, sourceBytes } from '../evidence-pictures.ts';
import { extractionOptions } from '../explain-facts.ts';
import { nothingLeft, SourceUnavailable, setAside } from '../source-unavailable.ts';
import { AnalysisFailure, type StepContext } from '../step.ts';

async function readOne(
  source: CollectedSource,
  collected: OpenedArtefact<'pdf_generation'>,
  { analysis, ports, store, signal, progress }: StepContext,
  straightened: StraightenedPages,
): Promise<SourceReading> {
  const bytes = await sourceBytes(source, collected, store);
  if (fileKind(bytes, source.content_type, source.name) === 'pdf') ports.drawAhead?.({ pdf: bytes, sourceName: source.name });
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
    {
      // What is said of the progress comes late or not at all: reading goes on without it.
      onPage: (page, of) =>
        void progress(20, of === 1 ? `Reading the picture ${source.name}` : `Reading page ${page} of ${of} of ${source.name}`).catch(
          () => undefined,
        ),
      onStraightened: (page, webp) => straightened.add(source.id, page, webp),
    },
  );
}

/** What happened, without what to do: that is told once, where nothing is left. */
function withoutAdvice(message: string): string {
  return message.replace(sourceReasons.unreadable.next, '').trim();
}

/** What the sources state; where a language model may be asked, with what it points to, and without it when it fails. */
async function readFacts(
  readings: SourceReading[],
  { analysis, ports: { factReader }, signal, progress }: StepContext,
): Promise<PropertyFacts | Refusal> {
  const options = extractionOptions(analysis.asOf);
  const facts = extractFacts(readings, options);
  if (factReader === undefined || analysis.readers?.fact_reader === false || facts.kind === 'refuse') return facts;
  const open = openFields(facts);
  if (open.length === 0) return facts;
  await progress(30, 'Asking a language model for further facts');
  try {
    const proposals = await factReader.propose(readings.map(sourceText), open, signal);
    return proposals.length === 0 ? facts : extractFacts(readings, { ...options, proposals });
  } catch (problem) {
    if (!(problem instanceof FactReaderFailed)) throw problem;
    const note = 'The language model did not answer. Facts come from our own readers only.';
    return { ...facts, extra: { ...facts.extra, reading_notes: [...(facts.extra.reading_notes ?? []), note] } };
  }
}

type Read = { reading: SourceReading; unused: null } | { reading: null; unused: UnusedSource };

/** A source that cannot be read does not keep the others from being read. */
async function readOrSetAside(
  source: CollectedSource,
  collected: OpenedArtefact<'pdf_generation'>,
  context: StepContext,
  straightened: StraightenedPages,
): Promise<Read> {
  try {
    const reading = await readOne(source, collected, context, straightened);
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
  const straightened = createStraightenedPages();
  const read = await Promise.all(sources.map((source) => readOrSetAside(source, collected, context, straightened)));
  const readings = read.flatMap(({ reading }) => reading ?? []);
  const unused = [...notCollected, ...read.flatMap((source) => source.unused ?? [])];
  if (readings.length === 0) throw nothingLeft(unused);
  const facts = await readFacts(readings, context);
  // Where what could be read does not carry the analysis either, every reason is told.
  if (facts.kind === 'refuse') throw new AnalysisFailure([...unused.map(unusedSentence), facts.message], facts);
  const { crops, sheets, follow } = await cutStraightened(facts, collected, straightened, {
    store: context.store,
    cutPictures: context.ports.cutPictures,
    writeFile: context.session.writeFile,
    signal: context.signal,
    onCut: () => context.progress(35, 'Saving source pictures'),
  });
  return {
    facts: { ...withCrops(facts, crops), unused_sources: [...unused, ...facts.unused_sources] },
    readings,
    sheets,
    ...(follow && { pictures_follow: true }),
  };
}
