import { heightOf } from '../../recognition/raster.ts';
import type { RecognisedLine } from '../../recognition/recognise-page.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import { withBullets } from './tidy-lines.ts';

/** Words between two that stand in one running line are this far apart at most, in heights of the line. */
const mostGap = 2;
/** Rows of one paragraph: how far their left edges and their distances may differ, in heights of the line. */
const edgeTolerance = 0.8;
const mostLeading = 2.4;
/** A row reaches the right edge of its paragraph where less than this is left, in heights of the line. */
const leftAtEnd = 1.6;
/** So many items `label: value` make a paragraph a list of them. */
const leastItems = 3;

const item = /^[●■◆◇□▪・]?\s?([\p{L}・()ー]{2,10})\s?[:：／/]/u;
const beginsItem = (piece: string): boolean => /^[●■◆◇□▪]/.test(piece) || meaningOf(item.exec(piece)?.[1] ?? '') !== null;
const piecesOf = (text: string): string[] => withBullets(text).split(' ');

interface Row {
  lines: RecognisedLine[];
  left: number;
  right: number;
  top: number;
  height: number;
}

/** Runs of lines that follow each other closely along one row. */
function rowsOf(lines: readonly RecognisedLine[]): Row[] {
  const rows: Row[] = [];
  for (const line of lines.filter(({ direction }) => direction === 'row').sort((a, b) => a.left - b.left)) {
    const height = heightOf(line);
    const home = rows.find(
      (row) =>
        Math.abs(row.top - line.top) < 0.5 * height &&
        Math.abs(row.height - height) < 0.3 * height &&
        line.left - row.right < mostGap * height,
    );
    if (home) {
      home.lines.push(line);
      home.right = Math.max(home.right, line.right);
    } else rows.push({ lines: [line], left: line.left, right: line.right, top: line.top, height });
  }
  return rows.sort((a, b) => a.top - b.top);
}

/** Rows under each other with one left edge, which read on from one to the next. */
function paragraphsOf(rows: readonly Row[]): Row[][] {
  const paragraphs: Row[][] = [];
  for (const row of rows) {
    const home = paragraphs.find((paragraph) => {
      const last = paragraph.at(-1);
      return (
        last !== undefined &&
        Math.abs(last.left - row.left) < edgeTolerance * row.height &&
        Math.abs(last.height - row.height) < 0.3 * row.height &&
        row.top > last.top + 0.8 * row.height &&
        row.top - last.top < mostLeading * row.height
      );
    });
    if (home) home.push(row);
    else paragraphs.push([row]);
  }
  return paragraphs;
}

/** What a row begins with before its first item, as the end of the row before it; the rest of its first line. */
function headOf(text: string): { head: string; rest: string } {
  const pieces = piecesOf(text);
  const first = pieces.findIndex(beginsItem);
  const cut = first < 0 ? pieces.length : first;
  return { head: pieces.slice(0, cut).join(' '), rest: pieces.slice(cut).join(' ') };
}

/**
 * Lists of `label: value` that run on in a paragraph, each value whole in one line: what stands at the start of a row and
 * begins no item belongs to the item that the row before ended in. Other lines stay as they are.
 */
export function withWrappedLines(lines: readonly RecognisedLine[]): RecognisedLine[] {
  const changed = new Map<RecognisedLine, RecognisedLine | null>();
  for (const paragraph of paragraphsOf(rowsOf(lines))) {
    const items = paragraph.flatMap((row) => row.lines.flatMap(({ text }) => piecesOf(text))).filter(beginsItem).length;
    // A list with one item in each row is a table without lines.
    if (items < leastItems || items < 1.3 * paragraph.length) continue;
    const right = Math.max(...paragraph.map((row) => row.right));
    for (const [index, row] of paragraph.slice(1).entries()) {
      const before = paragraph[index];
      const last = before?.lines.at(-1);
      const first = row.lines[0];
      if (!before || !last || !first || right - before.right > leftAtEnd * row.height) continue;
      const { head, rest } = headOf(first.text);
      const end = changed.get(last) ?? last;
      // A head that is an item of its own continues only a label that was cut in two.
      if (head === '' || (/[:：]/.test(head) && /[:：]/.test(end.text))) continue;
      const text = end.text + head;
      changed.set(last, {
        ...end,
        text,
        numbers: [...end.numbers, ...first.numbers],
        confidence: Math.min(end.confidence, first.confidence),
      });
      changed.set(first, rest === '' ? null : { ...first, text: rest });
    }
  }
  return lines.flatMap((line) => {
    const now = changed.get(line);
    return now === null ? [] : [now ?? line];
  });
}
