export type { Block, GridBlock, LineBlock, Locator, PairBlock, SourceInput, SourceReading } from '../reading/source-reading.ts';
export { ReadFailure, type ReadFailureCode } from './read-failure.ts';
export { readSource } from './read-source.ts';
