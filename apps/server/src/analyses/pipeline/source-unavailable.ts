import { type SourceReason, sourceReasons, type UnusedSource, unusedSentence } from '@rimawari/underwriting';
import { AnalysisFailure } from './step.ts';

/** A source that cannot be had or read. It ends the analysis only where nothing else was given. */
export class SourceUnavailable extends AnalysisFailure {
  readonly reason: SourceReason;
  /** What happened, without what to do. */
  readonly sentence: string;
  constructor(reason: SourceReason, sentence: string) {
    super([sentence, sourceReasons[reason].next]);
    this.reason = reason;
    this.sentence = sentence;
  }
}

/** How a source is named that was set aside for this. */
export function setAside(sourceName: string, { reason, sentence }: SourceUnavailable): UnusedSource {
  return { source_name: sourceName, reason, message: sentence };
}

/** The end of an analysis of which every source was set aside: each with its reason, and what to do next told once. */
export function nothingLeft(unused: readonly UnusedSource[]): AnalysisFailure {
  const [first, ...others] = unused;
  if (first === undefined) return new AnalysisFailure(['There is no listing URL or document to read. Add one and try again.']);
  const failure = new SourceUnavailable(first.reason, unusedSentence(first));
  if (others.length === 0) return failure;
  failure.lines = [...unused.map(unusedSentence), ...new Set(unused.map(({ reason }) => sourceReasons[reason].next))];
  return failure;
}
