import type { SourceReading } from '../reading/source-reading.ts';
import { mainBlocks } from './candidate.ts';
import { gatherBlocks } from './gather-blocks.ts';
import { gatherLabelled } from './gather-labelled.ts';
import { gatherRooms } from './gather-rooms.ts';
import { gatherUnlabelled } from './gather-unlabelled.ts';
import type { Gathered } from './gathered.ts';
import { withStateOfAll } from './income/proved-by-figures.ts';
import { withProvedCosts } from './income/proved-costs.ts';
import { withRentsByYield } from './income/rents-by-yield.ts';
import { withRentsOfMasterLease } from './income/rents-of-master-lease.ts';
import { joinPages } from './pairs/join-pages.ts';
import { takenPairs } from './pairs/taken-pairs.ts';

/** Reads every block of a source into candidate values. */
export function gather(reading: SourceReading): Gathered {
  const blocks = joinPages(mainBlocks(reading));
  const result: Gathered = {
    reading,
    pairs: [],
    candidates: [],
    rolls: [],
    propertyRows: 0,
    propertyColumns: 0,
    heading: '',
    lines: [],
    notes: [],
  };
  const found = gatherBlocks(blocks, result);
  const pairs = gatherRooms(blocks, found, result);
  const meant = takenPairs(pairs, reading.medium);
  gatherLabelled(meant, pairs, found.pairs, result);
  gatherUnlabelled(blocks, meant, result);
  result.candidates = withRentsOfMasterLease(reading, result.lines, withStateOfAll(withRentsByYield(withProvedCosts(result.candidates))));
  return result;
}
