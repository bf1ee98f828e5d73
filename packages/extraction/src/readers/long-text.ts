import { limits } from './limits.ts';

/** Where a long line may be parted: behind a sentence, a comma or a space, the last of them before the limit. */
const ends = ['。', '、', ' '] as const;

/** A line in pieces of at most `limits.lineCharacters`, parted between sentences where there are any. Nothing is left out. */
export function linePieces(line: string): string[] {
  const pieces: string[] = [];
  let rest = line.trim();
  while (rest.length > limits.lineCharacters) {
    const head = rest.slice(0, limits.lineCharacters);
    const end = ends.map((mark) => head.lastIndexOf(mark) + 1).find((at) => at > limits.lineCharacters / 3) ?? limits.lineCharacters;
    pieces.push(head.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

/** Says that a value was read up to the limit of one cell. */
export function cutNote(sourceName: string): string {
  return `A text of ${sourceName} is longer than ${limits.cellCharacters.toLocaleString('en-US')} characters and was read up to there.`;
}
