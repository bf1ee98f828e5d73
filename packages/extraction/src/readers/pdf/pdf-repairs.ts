import { composed } from '../../lexicon/pattern.ts';
import { dwellingCounter } from '../../lexicon/units.ts';
import { meaningOf } from '../../vocabulary/labels.ts';
import type { Segment } from './pdf-segment.ts';

const letterWidth = (letter: string): number => (/[\x20-\x7e｡-ﾟ]/.test(letter) ? 1 : 2);

/** A run that goes on over a rule into the next box (`19,833,600 3,305,600`) is cut at its spaces, where the parts stand in boxes of their own. */
export function cutAtRules(item: Segment, cellOf: (segment: Segment) => string | null): Segment[] {
  const words = [...item.text.matchAll(/\S+/g)];
  if (words.length < 2) return [item];
  const along = (text: string): number => [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
  const scale = item.width / Math.max(1, along(item.text));
  const parts = words.map((word): Segment => {
    const x = item.x + scale * along(item.text.slice(0, word.index));
    return { ...item, text: word[0], x, width: scale * along(word[0]) };
  });
  const names = parts.map(cellOf);
  if (names.includes(null) || new Set(names).size === 1) return [item];
  return parts.reduce<Segment[]>((pieces, part, index) => {
    const last = pieces.at(-1);
    if (last && names[index] === names[index - 1])
      pieces[pieces.length - 1] = { ...last, text: `${last.text} ${part.text}`, width: part.x + part.width - last.x };
    else pieces.push(part);
    return pieces;
  }, []);
}

/** A raised `2` or `3` behind `m` is a run of its own in most PDFs; it belongs to the unit, not to the line above. */
export function withSuperscripts(items: readonly Segment[]): Segment[] {
  const units = items.filter((item) => /(?:^|[\d.\s])[mｍ]$/i.test(item.text.trim()));
  if (units.length === 0) return [...items];
  const raised = items.filter((item) => /^[23²³]$/.test(item.text.trim()));
  const joined = new Map<Segment, Segment>();
  const used = new Set<Segment>();
  for (const small of raised) {
    const base = units.find(
      (item) =>
        item !== small &&
        small.x - item.x - item.width > -0.2 * item.size &&
        small.x - item.x - item.width < 0.4 * item.size &&
        item.y - small.y > 0.1 * item.size &&
        item.y - small.y < 0.8 * item.size,
    );
    if (!base) continue;
    used.add(small);
    joined.set(base, { ...base, text: `${base.text.trim()}${small.text.trim()}`, width: small.x + small.width - base.x });
  }
  return items.filter((item) => !used.has(item)).map((item) => joined.get(item) ?? item);
}

/** A unit alone, or the unit of an amount with a remark in brackets right behind it: `万円（税込）`. */
const unitOnly = composed`^(?:(?:億|万|億円|万円|千円|円|㎡|m2|m²|坪|%|％|分|階|階建|${dwellingCounter}|年|月)|(?:億|万|千)?円[（(].*)$`;

/** A unit set smaller than its figure, or on a line of its own at the figure's height (`3,090` large, `万円` small), joins the figure. */
export function withUnits(items: readonly Segment[]): Segment[] {
  const result = [...items].sort((a, b) => a.x - b.x);
  for (const unit of items.filter((item) => unitOnly.test(item.text.trim()))) {
    // Of figures set one by one the nearest.
    const figure = result.findLast(
      (item) =>
        item !== unit &&
        /[\d０-９億万]$/.test(item.text.trim()) &&
        item.size > unit.size * 1.2 &&
        unit.x - item.x - item.width > -0.3 * unit.size &&
        unit.x - item.x - item.width < (/^(?:億|万|億円|万円)(?:$|[（(])/.test(unit.text.trim()) ? 1.3 : 0.6) * item.size &&
        Math.abs(item.y - unit.y) < 0.7 * item.size,
    );
    if (!figure) continue;
    result[result.indexOf(figure)] = {
      ...figure,
      text: `${figure.text.trim()}${unit.text.trim()}`,
      width: unit.x + unit.width - figure.x,
    };
    result.splice(result.indexOf(unit), 1);
  }
  return result;
}

const tooltipOnly = /^(?:ヒント|\?|？|情報の見方)$/;

/**
 * Labels broken over two lines of a narrow cell (`所在` over `地`), or followed by a tooltip word, whose value stands at
 * mid-height: both lines become one label on the value's baseline. Lines that have a value of their own stay as they are.
 */
export function withStackedLabels(rows: readonly Segment[][]): Segment[][] {
  const result = rows.map((row) => [...row]);
  for (const [index, row] of rows.entries()) {
    for (const upper of row) {
      if (upper.text.trim().length > (/[\u3040-\u9fff]/.test(upper.text) ? 10 : 24) || !result[index]?.includes(upper)) continue;
      for (const [later, below] of rows.slice(index + 1, index + 5).entries()) {
        const lower = below.find((segment) => isUnder(upper, segment));
        if (!lower) continue;
        const tooltip = tooltipOnly.test(lower.text.trim());
        const space = /[A-Za-z]$/.test(upper.text.trim()) ? ' ' : '';
        const label = tooltip ? upper.text.trim() : `${upper.text.trim()}${space}${lower.text.trim()}`;
        const row = index + 1 + later;
        if (!meaningOf(label)) break;
        const middle = (upper.y + lower.y) / 2;
        // The value stands between the two lines, on a row of its own.
        const between = rows
          .slice(index + 1, row)
          .findIndex((candidates) =>
            candidates.some((segment) => isBeside(segment, upper, lower, middle) && meaningOf(segment.text) === null),
          );
        const home = index + 1 + between;
        if (between === -1 || hasValue(rows[index], upper) || hasValue(rows[row], lower)) break;
        result[index] = (result[index] ?? []).filter((segment) => segment !== upper);
        result[row] = (result[row] ?? []).filter((segment) => segment !== lower);
        const y = rows[home]?.[0]?.y ?? middle;
        result[home] = [
          ...(result[home] ?? []),
          { ...upper, text: label, y, width: Math.max(upper.width, lower.x + lower.width - upper.x) },
        ].sort((a, b) => a.x - b.x);
        break;
      }
    }
  }
  return result.filter((row) => row.length > 0);
}

/** Size of type of an upper line: capitals of another language over a label may be set much smaller. */
const sizeOver = (upper: Segment, lower: Segment): number =>
  /^[A-Z][A-Z &.-]+$/.test(upper.text.trim()) ? Math.max(upper.size, lower.size) : upper.size;

function isUnder(upper: Segment, lower: Segment): boolean {
  const down = lower.y - upper.y;
  const size = sizeOver(upper, lower);
  const centres = Math.abs(upper.x + upper.width / 2 - lower.x - lower.width / 2);
  return (
    down > 0.8 * upper.size &&
    down < 2 * size &&
    lower.text.trim().length <= (/^[A-Za-z /&.-]+$/.test(lower.text.trim()) ? 24 : 8) &&
    (Math.abs(lower.x - upper.x) < 0.6 * upper.size || centres < 0.6 * upper.size)
  );
}

function isBeside(segment: Segment, upper: Segment, lower: Segment, middle: number): boolean {
  const right = Math.max(upper.x + upper.width, lower.x + lower.width);
  return Math.abs(segment.y - middle) < 0.4 * sizeOver(upper, lower) && segment.x >= right && segment.x - right < 16 * upper.size;
}

/** Text right of a label on its own baseline, up to the width of a cell away. */
function hasValue(row: readonly Segment[] | undefined, label: Segment): boolean {
  return (row ?? []).some(
    (segment) =>
      segment.x > label.x + label.width - 1 &&
      segment.x - label.x - label.width < 6 * label.size &&
      meaningOf(segment.text) === null &&
      !tooltipOnly.test(segment.text.trim()),
  );
}
