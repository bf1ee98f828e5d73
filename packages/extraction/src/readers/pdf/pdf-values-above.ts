import { readValue } from '../../facts/values/read-value.ts';
import { likelyMeaning } from '../../vocabulary/labels.ts';
import { isLabel, type PlacedPair } from './pdf-inline-pairs.ts';
import type { Segment } from './pdf-segment.ts';

/** Labels side by side that make a row of captions, and such a row's part of fitting values. */
const leastCaptions = 3;
const leastFitting = 0.6;
/** Lines of one value, and values and their captions, are this far apart at most, in sizes of type. */
const leading = 2.2;

const centre = ({ x, width }: Segment): number => x + width / 2;

/** Whether a run stands in the column of a caption: in the middle over it, or both begin on one line. */
function inColumn(caption: Segment, run: Segment): boolean {
  return (
    Math.abs(centre(caption) - centre(run)) <= 0.6 * Math.max(caption.size, run.size) || Math.abs(caption.x - run.x) <= 0.5 * caption.size
  );
}

function fits(caption: Segment, value: string): boolean {
  const reading = likelyMeaning(caption.text.trim())?.reading;
  return reading !== undefined && readValue(reading, value, caption.text.trim()).length > 0;
}

/** The runs over a caption, nearest last, up to the next caption or a gap. */
function runsOver(rows: readonly Segment[][], index: number, caption: Segment): Segment[] {
  const found: Segment[] = [];
  let below = caption;
  for (let at = index - 1; at >= 0 && found.length < 4; at -= 1) {
    const run = (rows[at] ?? []).find((candidate) => inColumn(caption, candidate));
    if (!run) {
      if (below.y - ((rows[at] ?? [])[0]?.y ?? 0) > leading * below.size) break;
      continue;
    }
    if (below.y - run.y > leading * Math.max(below.size, run.size) || isLabel(run)) break;
    found.unshift(run);
    below = run;
  }
  return found;
}

/**
 * Figures over their names, `2,480万円` over `販売価格`, several side by side: rows of captions whose values can be read over
 * them and not under them. With the pairs the runs that they take.
 */
export function valuesAbove(rows: readonly Segment[][]): { pairs: PlacedPair[]; taken: ReadonlySet<Segment> } {
  const pairs: PlacedPair[] = [];
  const taken = new Set<Segment>();
  for (const [index, row] of rows.entries()) {
    const captions = row.filter((segment) => isLabel(segment));
    if (captions.length < leastCaptions || captions.length < 0.8 * row.length) continue;
    const over = captions.flatMap((caption) => {
      const runs = runsOver(rows, index, caption);
      const nearest = runs.at(-1);
      const value = runs.map(({ text }) => text.trim()).join('\n');
      return nearest && (fits(caption, value) || fits(caption, nearest.text)) ? [{ caption, runs, nearest, value }] : [];
    });
    const under = captions.filter((caption) => {
      const run = rows
        .slice(index + 1, index + 4)
        .flat()
        .find((candidate) => inColumn(caption, candidate) && candidate.y - caption.y <= leading * caption.size);
      return run !== undefined && !isLabel(run) && fits(caption, run.text);
    });
    // What stands nearer under a caption than over it is its value, whatever both of them could be.
    const nearerUnder = captions.filter((caption) => {
      const above = runsOver(rows, index, caption).at(-1);
      const run = rows
        .slice(index + 1, index + 4)
        .flat()
        .find((candidate) => inColumn(caption, candidate));
      return above !== undefined && run !== undefined && !isLabel(run) && run.y - caption.y < caption.y - above.y;
    });
    if (nearerUnder.length >= 0.5 * captions.length) continue;
    if (over.length < leastFitting * captions.length || over.length <= under.length) continue;
    for (const { caption, runs, nearest, value } of over) {
      pairs.push({
        label: caption.text.trim(),
        value: fits(caption, value) ? value : nearest.text,
        form: 'below',
        place: nearest,
        labelPlace: caption,
      });
      for (const segment of [caption, ...runs]) taken.add(segment);
    }
  }
  return { pairs, taken };
}
