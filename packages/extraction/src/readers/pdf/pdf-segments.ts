import { meaningOf } from '../../vocabulary/labels.ts';
import { cutAtRules, withStackedLabels, withSuperscripts, withUnits } from './pdf-repairs.ts';
import type { Segment } from './pdf-segment.ts';

const sameSize = (a: Segment, b: Segment): boolean => Math.max(a.size, b.size) / Math.max(1, Math.min(a.size, b.size)) < 1.25;

/** Runs that print the same text at nearly the same place twice (shadows, repeated layers, letters drawn twice to look bold) are kept once. */
function withoutDoubles(items: readonly Segment[]): Segment[] {
  const kept = new Map<string, Segment[]>();
  return items.filter((item) => {
    const same = kept.get(item.text) ?? [];
    const near = Math.max(0.5, 0.06 * item.size);
    if (same.some((other) => Math.abs(other.x - item.x) <= near && Math.abs(other.y - item.y) <= near)) return false;
    kept.set(item.text, [...same, item]);
    return true;
  });
}

/**
 * Runs on one baseline, left to right. Larger and smaller type may differ by a fraction of the smaller one; the baselines
 * of a picture, which are `measured`, by as much from the middle of their row.
 */
function rowsOf(items: readonly Segment[], measured: boolean): Segment[][] {
  const rows: { y: number; size: number; items: Segment[] }[] = [];
  for (const item of [...items].sort((a, b) => a.y - b.y)) {
    const home = rows.slice(-6).find((row) => Math.abs(row.y - item.y) <= 0.32 * Math.min(row.size, item.size));
    if (home) {
      home.items.push(item);
      if (measured) home.y = home.items.reduce((sum, { y }) => sum + y, 0) / home.items.length;
    } else rows.push({ y: item.y, size: item.size, items: [item] });
  }
  return rows.map((row) => row.items.sort((a, b) => a.x - b.x));
}

function merged(a: Segment, b: Segment, gap: number): Segment {
  const space = gap > 0.25 * a.size && /[A-Za-z0-9.,)]$/.test(a.text) && /^[A-Za-z0-9(]/.test(b.text) ? ' ' : '';
  return { ...a, text: a.text + space + b.text, width: b.x + b.width - a.x, size: Math.max(a.size, b.size) };
}

/** `価格` and, set apart or raised, `※1`: a mark that sends the reader to the foot of the page stays with what it marks. */
function withNoteMarks(row: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const segment of row) {
    const last = result.at(-1);
    const mark = /^(?:[※＊*](?:注)?[\d０-９]{0,2}|[(（][※＊*注][\d０-９]{0,2}[)）]|注[\d０-９])$/.test(segment.text.trim());
    if (last && mark && segment.x - last.x - last.width < 1.5 * last.size)
      result[result.length - 1] = { ...merged(last, segment, 0), size: last.size };
    else result.push(segment);
  }
  return result;
}

/** `金` or `¥` set apart from the figure behind it, or the period behind a label with its colon: `満室時賃料：月額`. */
function withPrefixes(row: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (const segment of row) {
    const last = result.at(-1);
    const gap = last ? segment.x - last.x - last.width : 0;
    if (
      last &&
      /^(?:金|[¥￥]|約|JPY)$|[:：]\s*(?:月額|年額|月間|年間|約|金)$/.test(last.text.trim()) &&
      /^[\d０-９〇一二三四五六七八九十百千]/.test(segment.text.trim()) &&
      gap < 3 * segment.size
    )
      result[result.length - 1] = merged(last, segment, 0);
    else result.push(segment);
  }
  return result;
}

const openBrackets = (text: string): number => (text.match(/[（(]/g)?.length ?? 0) - (text.match(/[）)]/g)?.length ?? 0);

/** `土地（`, `54.38㎡`, `）`: what stands in brackets that one run opens and a later one closes. */
function withBrackets(row: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (let index = 0; index < row.length; index += 1) {
    const first = row[index];
    if (!first) continue;
    let whole = first;
    let end = index;
    while (openBrackets(whole.text) > 0 && end < Math.min(row.length - 1, index + 6)) {
      const next = row[end + 1];
      if (!next || next.x - whole.x - whole.width > 4 * Math.max(whole.size, next.size)) break;
      whole = {
        ...whole,
        text: `${whole.text.trimEnd()} ${next.text.trim()}`,
        width: next.x + next.width - whole.x,
        size: Math.max(whole.size, next.size),
      };
      end += 1;
    }
    const closed = end > index && openBrackets(whole.text) === 0;
    result.push(closed ? whole : first);
    if (closed) index = end;
  }
  return result;
}

/** `■交` `通：地下鉄南北線 …`: the letters of a label set wide, the last of them in one run with the mark and the value. */
function withWideLabels(row: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  for (let index = 0; index < row.length; index += 1) {
    const first = row[index];
    if (!first) continue;
    let [label, end] = [first.text.trim(), index];
    while (/^[■●◆◇□▪◎★○▼・【［〔]?\p{L}{1,3}$/u.test(label) || (end > index && label.length < 9)) {
      const [before, next] = [row[end], row[end + 1]];
      if (!before || !next || next.x - before.x - before.width > 3.5 * first.size) break;
      const tail = /^(\p{L}{1,3})\s*[:：／|｜（(】］〕]/u.exec(next.text.trim())?.[1];
      if (tail !== undefined && meaningOf(label.replace(/^[【［〔]/, '') + tail) !== null) {
        label += next.text.trim();
        end += 1;
        break;
      }
      if (next.text.trim().length > 2) break;
      label += next.text.trim();
      end += 1;
    }
    const last = row[end];
    if (end > index && last && /[:：／|｜（(】］〕]/.test(label)) {
      result.push({ ...first, text: label, width: last.x + last.width - first.x });
      index = end;
    } else result.push(first);
  }
  return result;
}

/** Letters of one word set apart (`合 計`, or with full-width spaces) are one label. */
function joinedLabels(row: readonly Segment[], cellOf: (segment: Segment) => string | null): Segment[] {
  const result: Segment[] = [];
  for (let index = 0; index < row.length; index += 1) {
    const first = row[index];
    if (!first) continue;
    let best = 0;
    let text = first.text.trim();
    const letters = text.replace(/^(?:[\d０-９]{1,2}[.．、)）]|[(（][\d０-９]{1,2}[)）]|[①-⑳])/, '').length;
    for (let length = 1; length < 8; length += 1) {
      const next = row[index + length];
      const before = row[index + length - 1];
      if (
        !next ||
        !before ||
        next.text.trim().length > 3 ||
        letters > 3 ||
        next.x - before.x - before.width > 3 * first.size ||
        cellOf(next) !== cellOf(before)
      )
        break;
      text += next.text.trim();
      if (meaningOf(text)) best = length;
    }
    const last = row[index + best];
    if (best > 0 && last && !meaningOf(first.text)) {
      const label = row
        .slice(index, index + best + 1)
        .map((segment) => segment.text.trim())
        .join('');
      result.push({ ...first, text: label, width: last.x + last.width - first.x });
      index += best;
    } else result.push(first);
  }
  return result;
}

/** `価` and `格` far apart, where other labels of the page fill the same width: words set to one width, whatever their length. */
function withJustifiedLabels(rows: readonly Segment[][]): Segment[][] {
  const ends = ({ x, width }: Segment): string => `${Math.round(x / 2)}|${Math.round((x + width) / 2)}`;
  const wide = rows
    .flat()
    .filter(({ text, width, size }) => text.length <= 8 && width > 1.25 * text.length * size && meaningOf(text) !== null);
  const widths = new Map([...Map.groupBy(wide, ends)].filter(([, labels]) => labels.length >= 2));
  if (widths.size === 0) return [...rows];
  return rows.map((row) => {
    for (let first = 0; first < row.length - 1; first += 1)
      for (let last = first + 1; last < Math.min(row.length, first + 4); last += 1) {
        const letters = row.slice(first, last + 1);
        const [from, to] = [letters[0], letters.at(-1)];
        if (!from || !to || letters.some(({ text }) => !/^[\p{L}・／]{1,2}$/u.test(text.trim()))) break;
        const whole = { ...from, text: letters.map(({ text }) => text.trim()).join(''), width: to.x + to.width - from.x };
        if (widths.has(ends(whole))) return [...row.slice(0, first), whole, ...row.slice(last + 1)];
      }
    return row;
  });
}

/**
 * Rows of segments of a page, top to bottom: runs close together in one cell are one segment, and letter-spaced labels are put
 * together. Runs that reach over a rule are cut there, unless they were cut before, as the lines of a picture are.
 */
export function segmentRows(
  items: readonly Segment[],
  boxOf: (segment: Segment) => string | null = () => null,
  areCut = false,
): Segment[][] {
  // Runs on one baseline stand in two boxes only where an upright rule parts them: the end of a line above or below parts nothing.
  const cellOf = (segment: Segment): string | null => boxOf(segment)?.split(' ').slice(0, 2).join(' ') ?? null;
  const single = withoutDoubles(items).flatMap((item) => (areCut ? [item] : cutAtRules(item, cellOf)));
  const rows = rowsOf(withUnits(withSuperscripts(single)), areCut).map((row) => {
    const segments: Segment[] = [];
    for (const item of row) {
      const last = segments.at(-1);
      const gap = last ? item.x - last.x - last.width : 0;
      const together = last !== undefined && cellOf(last) === cellOf(item);
      // The space between words of Latin letters may be as wide as a letter.
      const words = last !== undefined && /[A-Za-z]$/.test(last.text) && /^[A-Za-z]/.test(item.text);
      if (
        last &&
        together &&
        gap <= (words ? 0.7 : 0.45) * Math.min(last.size, item.size) &&
        gap > -1.5 * item.size &&
        sameSize(last, item)
      )
        segments[segments.length - 1] = merged(last, item, gap);
      else segments.push({ ...item });
    }
    return joinedLabels(withWideLabels(withBrackets(withPrefixes(withNoteMarks(segments)))), cellOf);
  });
  return withStackedLabels(withJustifiedLabels(rows));
}

/** Single letters stacked in a column, read downwards. */
export function verticalRuns(rows: readonly Segment[][]): Segment[] {
  const columns: Segment[][] = [];
  for (const segment of rows.flat()) {
    if (segment.text.trim().length !== 1) continue;
    const column = columns.find((letters) => {
      const last = letters.at(-1);
      return (
        last && Math.abs(last.x - segment.x) < 1.5 && segment.y - last.y > 0.5 * segment.size && segment.y - last.y < 2.2 * segment.size
      );
    });
    if (column) column.push(segment);
    else columns.push([segment]);
  }
  return columns
    .filter((letters) => letters.length >= 3)
    .flatMap((letters) => (letters[0] ? [{ ...letters[0], text: letters.map((letter) => letter.text.trim()).join('') }] : []));
}
