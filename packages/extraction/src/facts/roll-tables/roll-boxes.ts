import { plainText } from '../../normalise/text.ts';
import type { Block, GridBlock, LineBlock, PairBlock } from '../../reading/source-reading.ts';
import { rollColumnOf } from './grid-roles.ts';

const roomHeading =
  /^[【[(〈<■●◆]?\s*(?:(?:部屋|室|room|unit)\s*)?[A-Za-z]?-?\d{1,4}[A-Za-z]?\s*(?:号室|室)\s*[】\])〉>]?$|^(?:room|unit)\s*[A-Za-z]?-?\d{1,4}[A-Za-z]?$/i;
const leastRooms = 2;
const leastLabels = 3;

interface Box {
  head: LineBlock;
  pairs: PairBlock[];
}

/**
 * Rooms of a page that each have a heading and a list of labels of their own, as rows of a grid that `roomCardsAt` reads; with
 * the pairs that they take, since none of them is the whole property's. Null where fewer than two rooms stand so.
 */
export function roomBoxes(blocks: readonly Block[]): { grid: GridBlock; pairs: ReadonlySet<PairBlock> } | null {
  const boxes: Box[] = [];
  let open: Box | null = null;
  for (const block of blocks) {
    if (block.type === 'line' && roomHeading.test(plainText(block.text))) {
      open = { head: block, pairs: [] };
      boxes.push(open);
    } else if (block.type === 'line' && block.heading) open = null;
    else if (open !== null && block.type === 'pair' && rollColumnOf(block.label) !== null) {
      // A label that comes again belongs to something else than this room.
      if (open.pairs.some(({ label }) => label === block.label)) open = null;
      else open.pairs.push(block);
    }
  }
  const rooms = boxes.filter(({ pairs }) => pairs.length >= leastLabels);
  const [first] = rooms;
  const paid = rooms.filter(({ pairs }) =>
    pairs.some(({ label }) => ['rent', 'asking', 'rent_and_fee'].includes(rollColumnOf(label) ?? '')),
  );
  const names = new Set(rooms.map(({ head }) => plainText(head.text)));
  if (!first || rooms.length < leastRooms || paid.length < rooms.length || names.size < rooms.length) return null;
  const rows = rooms.flatMap(({ head, pairs }) => [
    { cells: [plainText(head.text)], at: head.at },
    ...pairs.map(({ label, value, at }) => ({ cells: [label, value], at })),
  ]);
  const { group, section } = first.head;
  return {
    grid: {
      type: 'grid',
      rows: rows.map(({ cells }) => cells),
      sheet: null,
      first_row: 1,
      places: rows.map(({ at }) => at),
      group,
      section,
      aside: null,
    },
    pairs: new Set(rooms.flatMap(({ pairs }) => pairs)),
  };
}
