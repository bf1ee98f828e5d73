import { reasonSentence, type SourceReason, sourceReasons } from '@rimawari/underwriting';

export type ReadFailureCode = Extract<SourceReason, 'empty' | 'too_large' | 'damaged' | 'encrypted' | 'unsupported'>;

/** A source that cannot be read at all. The message names the document, says what happened and what to send instead. */
export class ReadFailure extends Error {
  readonly code: ReadFailureCode;
  readonly sourceName: string;
  /** What happened, without what to do. */
  readonly sentence: string;

  /** @param detail what the limits or the reader found, as a few words in brackets */
  constructor(code: ReadFailureCode, sourceName: string, detail?: string, options?: ErrorOptions) {
    const sentence = reasonSentence(sourceName, code, detail);
    super(`${sentence} ${sourceReasons[code].next}`, options);
    this.name = 'ReadFailure';
    this.code = code;
    this.sourceName = sourceName;
    this.sentence = sentence;
  }
}

export function tooLarge(sourceName: string, what: string): ReadFailure {
  return new ReadFailure('too_large', sourceName, what);
}

export function damaged(sourceName: string, as: string, cause?: unknown): ReadFailure {
  return new ReadFailure('damaged', sourceName, `opened as ${as}`, { cause });
}
