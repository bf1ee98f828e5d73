export type { MunicipalityBook, MunicipalityMatch } from './facts/books/municipality-book.ts';
export { deriveFacts } from './facts/derive.ts';
export { type ExplainedCandidate, type Explanation, explainFields } from './facts/explain.ts';
export { type ExtractionOptions, extractFacts } from './facts/extract-facts.ts';
export { isProposable, openFields, type ProposableField, type Proposal, proposable } from './facts/proposals.ts';
export type { ReaderSettings, SourceInput, SourceReading } from './reading/source-reading.ts';
