import type { GreyRaster } from './raster.ts';

const ink = 128;
/** Strokes of one letter may stand apart; a letter is at most so many times as high as the widest of its column is wide. */
const highestLetter = 1.08;
/** What is higher holds two letters or more that touch. */
const touching = 1.55;

interface Span {
  from: number;
  to: number;
}

/** Width of what is printed in a column. */
function printedWidth({ width, height, data }: GreyRaster): number {
  let [left, right] = [width, 0];
  for (let row = 0; row < height; row += 1) {
    for (let at = 0; at < width; at += 1) {
      if ((data[row * width + at] ?? 255) >= ink) continue;
      left = Math.min(left, at);
      right = Math.max(right, at + 1);
    }
  }
  return Math.max(1, right - left);
}

/** Rows of a column that each of its letters takes. */
function letterRows(column: GreyRaster): Span[] {
  const { width, height, data } = column;
  const letter = printedWidth(column);
  const pieces: Span[] = [];
  let from = -1;
  for (let row = 0; row <= height; row += 1) {
    const hasInk = row < height && data.subarray(row * width, (row + 1) * width).some((value) => value < ink);
    if (hasInk && from < 0) from = row;
    if (!hasInk && from >= 0) {
      const last = pieces.at(-1);
      if (last && row - last.from <= highestLetter * letter) last.to = row;
      else pieces.push({ from, to: row });
      from = -1;
    }
  }
  return pieces.flatMap((piece) => {
    const count = piece.to - piece.from > touching * letter ? Math.round((piece.to - piece.from) / letter) : 1;
    const each = (piece.to - piece.from) / count;
    return Array.from({ length: count }, (_, index) => ({
      from: Math.round(piece.from + index * each),
      to: Math.round(piece.from + (index + 1) * each),
    }));
  });
}

/** Letters of a column side by side: each stands upright, so that a reader of rows can read them. */
export function columnAsRow(column: GreyRaster): GreyRaster {
  const { width, data } = column;
  const pieces = letterRows(column);
  if (pieces.length === 0) return column;
  const cell = Math.max(width, ...pieces.map((piece) => piece.to - piece.from)) + 2;
  const row = new Uint8Array(cell * cell * pieces.length).fill(255);
  const rowWidth = cell * pieces.length;
  for (const [index, piece] of pieces.entries()) {
    const top = Math.floor((cell - (piece.to - piece.from)) / 2);
    for (let y = piece.from; y < piece.to; y += 1)
      row.set(data.subarray(y * width, (y + 1) * width), (top + y - piece.from) * rowWidth + index * cell + 1);
  }
  return { width: rowWidth, height: cell, data: row };
}
