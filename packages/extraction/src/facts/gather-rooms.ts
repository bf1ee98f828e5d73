import type { Block, PairBlock } from '../reading/source-reading.ts';
import { meaningOf } from '../vocabulary/labels.ts';
import type { GatheredBlocks } from './gather-blocks.ts';
import type { Gathered } from './gathered.ts';
import { onParkingLine, summingUp } from './pairs/pair-rules.ts';
import { readGrid } from './pairs/read-grid.ts';
import { roomBoxes } from './roll-tables/roll-boxes.ts';
import { roomLines, wordTable } from './roll-tables/roll-lines.ts';
import { readRolls } from './rolls/gather-roll.ts';
import { dayWritten } from './rolls/stated-below.ts';

/** Reads the rooms of a source into `result`. What comes back are its pairs without those that belong to rooms or sum them up. */
export function gatherRooms(blocks: readonly Block[], { pairs, rolls: sheetRolls, grids }: GatheredBlocks, result: Gathered): PairBlock[] {
  const { reading } = result;
  // Rooms that are listed one a line, where no table does.
  const listed = sheetRolls.length === 0 ? (wordTable(blocks) ?? roomLines(blocks)) : null;
  if (listed) sheetRolls.push(...readGrid(listed.grid).rolls);
  const boxes = sheetRolls.length === 0 ? roomBoxes(blocks) : null;
  if (boxes) sheetRolls.push(...readGrid(boxes.grid).rolls);
  const rolled = readRolls(
    reading,
    sheetRolls,
    blocks.filter((block) => block.type === 'grid'),
    result.lines,
    [...grids.values()].reduce((sum, { besides }) => sum + besides, 0),
  );
  result.candidates.push(
    ...dayWritten(
      reading,
      blocks.filter((block) => block.type === 'grid'),
      result.lines,
    ),
  );
  result.rolls.push(...rolled.rolls);
  result.candidates.push(...rolled.candidates);
  result.notes.push(...rolled.notes);
  // Beside rooms, a table of rents and numbers of rooms sums them up.
  return rolled.rolls.length > 0
    ? pairs.filter(
        (block) =>
          !boxes?.pairs.has(block) &&
          (!summingUp.has(meaningOf(block.label)?.reading ?? 'name') ||
            !(block.group >= 1000 || listed?.lines.some(({ text }) => text.includes(block.value)) || onParkingLine(block, result.lines))),
      )
    : pairs;
}
