/** Why a source could not be read. */
export type UnreadableReason = 'too_slow' | 'too_much_memory' | 'crashed' | 'damaged';

const sentences: Record<UnreadableReason, string> = {
  too_slow: 'took too long to read',
  too_much_memory: 'needs too much memory to be read',
  crashed: 'could not be read: its contents stopped the reader',
  damaged: 'could not be read: it is damaged or not what its name says',
};

/** A source that ended its reader or that the reader refused. The message names the source and is for the user. */
export class SourceUnreadable extends Error {
  readonly reason: UnreadableReason;
  /** Whether the reader knew what was wrong. Anything else may be a fault of ours and belongs in the log. */
  readonly expected: boolean;
  constructor(reason: UnreadableReason, sourceName: string, details: { sentence?: string | null; cause?: unknown } = {}) {
    super(
      details.sentence ?? `“${sourceName}” ${sentences[reason]}. Please send it as another file, for example a PDF saved anew or an XLSX.`,
      { cause: details.cause },
    );
    this.reason = reason;
    this.expected = typeof details.sentence === 'string';
  }
}
