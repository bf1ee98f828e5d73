import { splitColumns } from './cell-gaps.ts';
import { fuse } from './fuse.ts';
import type { ReadNumber } from './fused-text.ts';
import { splitGrounds } from './label-grounds.ts';
import { largeLines, saysMore } from './large-lines.ts';
import { splitHeadlines } from './letter-sizes.ts';
import type { LineBox } from './line-boxes.ts';
import { lineBoxes } from './line-boxes.ts';
import { linePicture } from './line-picture.ts';
import type { PictureKind } from './measured-accuracy.ts';
import { greyOf, type Raster } from './raster.ts';
import type { Recogniser } from './recogniser.ts';
import { mendedWords, repaired } from './repairs.ts';
import { type Rulings, rulingsOf, withoutStrokes } from './rulings.ts';
import { withSecondLook } from './second-look.ts';
import { straightened } from './straightened.ts';
import type { DetectorSide } from './text-map.ts';
import { wholeColumns } from './whole-columns.ts';
import { seenAlone } from './whole-signs.ts';

/** A line of text on a page that is a picture. */
export interface RecognisedLine extends LineBox {
  text: string;
  /** As the second reader alone has it: it knows some labels that the first one garbles. */
  seen?: string;
  numbers: ReadNumber[];
  /** 0 to 1: on how many of its letters two readers agree; where the second one knows none of them, the first one's word alone. */
  confidence: number;
}

export interface RecognisedPage {
  /** The page as it was read: straightened, so that the boxes of the lines lie on it. */
  picture: Raster;
  /** Degrees by which the page was turned, clockwise. */
  turned: number;
  kind: PictureKind;
  rulings: Rulings;
  lines: RecognisedLine[];
}

/** How far a line is trusted of which the second reader knows no letter. */
const oneReaderAlone = 0.5;

/**
 * Reads the text of a page that is a picture: finds its lines, straightens it, cuts lines at the rulings of tables, and
 * reads each one twice. Rejects with the signal's reason when the signal aborts between lines.
 */
export async function recognisePage(
  recogniser: Recogniser,
  page: Raster,
  side: DetectorSide,
  signal?: AbortSignal,
): Promise<RecognisedPage> {
  const { picture, boxes, seenSmaller, turned, kind } = await straightened(recogniser, page, side);
  const grey = greyOf(picture);
  const rulings = rulingsOf(grey);
  const rows = splitColumns(grey, wholeColumns(grey, lineBoxes(boxes, rulings)), rulings);
  const found = splitHeadlines(grey, splitGrounds(grey, rows), rulings);
  const readLine = async (box: LineBox): Promise<RecognisedLine> => {
    const { bordered, plain } = linePicture(grey, box, rulings);
    const [first, second] = await Promise.all([recogniser.first.read(bordered), recogniser.second.read(plain)]);
    const seen = seenAlone(second);
    const read = repaired(
      fuse(first, second, (letter) => recogniser.second.knows(letter)),
      seen,
    );
    const { text, numbers, agreement, compared } = await withSecondLook(grey, box, rulings, read, recogniser.second);
    return { ...box, text, seen: mendedWords(seen), numbers, confidence: compared === 0 ? oneReaderAlone : agreement };
  };
  const readAll = async (boxes: readonly LineBox[]): Promise<RecognisedLine[]> => {
    const read: RecognisedLine[] = [];
    const waiting = boxes.entries();
    const lane = async (): Promise<void> => {
      for (const [index, box] of waiting) {
        signal?.throwIfAborted();
        read[index] = await readLine(box);
      }
    };
    // A lane more than readers, so that none waits for the next line; all lines at once would fill the memory.
    await Promise.all(Array.from({ length: recogniser.threads + 1 }, lane));
    return read;
  };
  const usual = await readAll(found);
  const large = largeLines(usual, seenSmaller);
  const whole = await readAll(large.map(({ box }) => box));
  const more = large.flatMap(({ parts, pieces }, index) => {
    const line = whole[index];
    return line !== undefined && saysMore(line, parts) ? [{ line, replaced: [...parts, ...pieces] }] : [];
  });
  const taken = new Set(more.flatMap(({ replaced }) => replaced));
  const lines = [...usual.filter((line) => !taken.has(line)), ...more.map(({ line }) => line)];
  return { picture, turned, kind, rulings: withoutStrokes(rulings, lines), lines: lines.filter((line) => line.text !== '') };
}
