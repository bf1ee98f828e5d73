import { extractFacts, type SourceReading } from '@rimawari/extraction';
import { municipalityBook } from '@rimawari/market-data';
import { unusedSentence } from '@rimawari/underwriting';
import { type Artefacts, type CollectedSource, readArtefact } from '../artefacts.ts';
import { AnalysisFailure, type StepContext } from '../step.ts';
import { withUnused } from '../unused-sources.ts';

async function read(source: CollectedSource, { ports, session, store, signal }: StepContext): Promise<SourceReading> {
  const bytes = await (source.kept_in === 'session' ? session.readFile(source.key) : store.get(source.key));
  return ports.readSource(
    { sourceId: source.id, sourceKind: source.kind, sourceName: source.name, contentType: source.content_type, bytes },
    signal,
  );
}

/** Reads each source apart from the server and makes one set of facts of them all. @throws AnalysisFailure when they are no offer of one property */
export async function dataExtraction(context: StepContext): Promise<Artefacts['data_extraction']> {
  const { sources, unused } = await readArtefact(context.session, 'pdf_generation');
  await context.progress(20, sources.length === 1 ? 'Reading the source' : `Reading ${sources.length} sources`);
  const readings = await Promise.all(sources.map((source) => read(source, context)));
  const unreadable = readings.flatMap((reading) => (reading.unreadable ? [reading.unreadable] : []));
  // Where the documents do not carry the analysis either, both reasons are told.
  const told = unused ? [unusedSentence(unused)] : [];
  if (unreadable.length > 0) throw new AnalysisFailure([...told, ...unreadable]);
  const facts = extractFacts(readings, { municipalities: municipalityBook, asOf: context.analysis.asOf });
  if (facts.kind === 'refuse') throw new AnalysisFailure([...told, facts.message], facts);
  return { facts: unused ? withUnused(facts, unused) : facts, readings };
}
