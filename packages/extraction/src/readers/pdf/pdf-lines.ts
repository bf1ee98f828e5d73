import type { Segment } from './pdf-segment.ts';

/** `価格‥‥‥3,980万円`: dots that lead from a label to its value mark its end as a colon does. */
export function withoutLeaders(text: string): string {
  return text
    .replace(/^\s*(?:[‥…]{2,}|[・･．.·‧]{4,})\s*(?=[^\s‥…・･．.·‧])/, '：')
    .replace(/(?<=\S)\s*(?:[‥…]{2,}|[・･．.·‧]{4,})\s*(?=[^\s‥…・･．.·‧])/g, '：')
    .replace(/(?<=\S)\s*(?:[‥…]{2,}|[・･．.·‧]{4,})\s*$/, '');
}

/** Segments of a row that stand close enough to be read as one line. */
export function linesOfRow(row: readonly Segment[]): Segment[] {
  const lines: Segment[] = [];
  for (const segment of row) {
    const last = lines.at(-1);
    if (last && segment.x - last.x - last.width <= 2 * segment.size) {
      lines[lines.length - 1] = {
        ...last,
        text: `${last.text} ${segment.text}`,
        width: segment.x + segment.width - last.x,
        size: Math.max(last.size, segment.size),
      };
    } else lines.push({ ...segment });
  }
  return lines;
}

/** `●RC造4階建●1996年12月築●所有権`: a line of three facts or more behind bullets is a line for each. */
export function bulletedParts(line: Segment): Segment[] {
  const parts = line.text.split(/(?=[●■◆◇□◎○★◉▪▽])/);
  const letter = line.width / Math.max(1, line.text.length);
  let at = 0;
  const placed = parts.map((text) => {
    const part = { ...line, text: text.replace(/^[●■◆◇□◎○★◉▪▽]\s*/, ''), x: line.x + at * letter, width: text.length * letter };
    at += text.length;
    return part;
  });
  return parts.length < 3 ? [line] : placed.filter(({ text }) => text.trim() !== '');
}
