import type { ReadFailureCode } from '@rimawari/extraction/readers';
import { reasonSentence, type SourceReason } from '@rimawari/underwriting';

/** Why a source could not be read: what its reader said of it, or what ended the reader. */
export type UnreadableReason = ReadFailureCode | Extract<SourceReason, 'reading_too_slow' | 'reading_too_large' | 'reading_stopped'>;

/** A source that ended its reader or that the reader refused. The message names the source and is for the user. */
export class SourceUnreadable extends Error {
  readonly reason: UnreadableReason;
  /** Whether the reader knew what was wrong. Anything else may be a fault of ours and belongs in the log. */
  readonly expected: boolean;
  constructor(reason: UnreadableReason, sourceName: string, details: { sentence?: string | undefined; cause?: unknown } = {}) {
    super(details.sentence ?? reasonSentence(`“${sourceName}”`, reason), { cause: details.cause });
    this.reason = reason;
    this.expected = details.sentence !== undefined;
  }
}
