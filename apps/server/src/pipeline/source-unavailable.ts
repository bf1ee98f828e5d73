import { type SourceReason, sourceReasons } from '@rimawari/underwriting';
import { AnalysisFailure } from './step.ts';

/** A source that cannot be had or read. A listing ends the analysis by it only where nothing else was given. */
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
