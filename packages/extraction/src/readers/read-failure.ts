export type ReadFailureCode = 'empty' | 'too_large' | 'damaged' | 'encrypted' | 'unsupported';

/** A source that cannot be read at all. The message names the document, says what happened and what to send instead. */
export class ReadFailure extends Error {
  readonly code: ReadFailureCode;
  readonly sourceName: string;

  constructor(code: ReadFailureCode, sourceName: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ReadFailure';
    this.code = code;
    this.sourceName = sourceName;
  }
}

export function tooLarge(sourceName: string, what: string): ReadFailure {
  return new ReadFailure(
    'too_large',
    sourceName,
    `${sourceName} is larger than can be read: ${what}. Send the pages or rows about this one property only.`,
  );
}

export function damaged(sourceName: string, what: string, cause?: unknown): ReadFailure {
  return new ReadFailure(
    'damaged',
    sourceName,
    `${sourceName} cannot be opened as ${what}. It may be damaged; save it again or send another copy.`,
    { cause },
  );
}
