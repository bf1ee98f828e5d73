import type { ProposableField, Proposal } from '@rimawari/extraction';

/** A source as a fact reader is handed it. */
export interface SourceText {
  source_id: string;
  text: string;
}

/**
 * Someone beyond our own readers who points to the words that state a fact, such as a language model. It is believed
 * nothing: a proposal counts only where its words stand in the source and our own readers make a value of them.
 */
export interface FactReader {
  /** @throws FactReaderFailed, or the reason of `signal` */
  propose(sources: readonly SourceText[], fields: readonly ProposableField[], signal: AbortSignal): Promise<Proposal[]>;
}

/** It could not be asked or did not answer as agreed. The message holds neither keys nor words of documents. */
export class FactReaderFailed extends Error {}
