import type { Block } from '../reading/source-reading.ts';

/** The blocks of a page, and what of it was left out, in sentences. */
export interface PageBlocks {
  blocks: Block[];
  notes: string[];
}
