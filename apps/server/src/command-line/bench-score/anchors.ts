import { type ComputedReport, type ScoreMarks, type ScoreMeasure, scoreMeasureNames, scoreOn, scoreVersion } from '@rimawari/underwriting';
import { quantileOf } from './quantile.ts';
import type { ScoreRow } from './score-row.ts';

type Points = readonly (readonly [value: number, mark: number])[];

/** A row with what its score is made of. */
export interface Marked {
  row: ScoreRow;
  marks: ScoreMarks;
  /** The lowest cap that applies; 10 where none does. */
  cap: number;
}

export function markedRow(row: ScoreRow, { score_parts: parts, figures, score_gates: caps }: ComputedReport): Marked {
  const marks = Object.fromEntries(parts.map(({ id, score }) => [id, figures[score]?.value ?? 0])) as Record<ScoreMeasure, number>;
  const cap = Math.min(10, ...caps.flatMap((each) => (each.applied && each.cap !== null ? [each.cap] : [])));
  return { row, marks, cap };
}

/** Marks that the tenth, the middle and the ninetieth percentile of the offers stand at. */
const anchorMarks = [2.5, 5, 7.5];
/** The walk is marked by minutes that everyone knows, and the checks by none. */
const notAnchored: readonly ScoreMeasure[] = ['walk', 'legal'];

const turned = (points: Points): Points => points.map(([value, mark]) => [mark, value] as const).toSorted(([one], [other]) => one - other);

/** The points with those at the anchor marks moved to the quantiles of the sample; the ends stay. */
function anchoredOn(points: Points, values: readonly number[]): Points {
  const falls = (points[0]?.[1] ?? 0) > (points.at(-1)?.[1] ?? 0);
  const ends = points.filter(([, mark]) => !anchorMarks.includes(mark));
  const anchors = anchorMarks.map((mark, index) => {
    const share = [0.1, 0.5, 0.9][falls ? 2 - index : index] ?? 0.5;
    return [quantileOf(values, share) ?? 0, mark] as const;
  });
  return [...ends, ...anchors].toSorted(([one], [other]) => one - other);
}

/** Curves and scale of the published card, anchored anew. */
export interface Card {
  curves: Readonly<Partial<Record<ScoreMeasure, Points>>>;
  scale: Points;
}

const weightedMean = (marks: ScoreMarks): number =>
  scoreMeasureNames.reduce((sum, name) => sum + (marks[name] * scoreVersion.measures[name].weight) / 100, 0);

/** Marks on other curves: each mark is led back to its measure, which is exact between the ends, and read on the new curve. */
function marksOn({ curves }: Pick<Card, 'curves'>, marks: ScoreMarks): ScoreMarks {
  const anew = scoreMeasureNames.map((name) => {
    const curve = curves[name];
    return [name, curve ? scoreOn(curve, scoreOn(turned(scoreVersion.measures[name].curve), marks[name])) : marks[name]];
  });
  return Object.fromEntries(anew) as Record<ScoreMeasure, number>;
}

/** The card whose curves have the tenth, middle and ninetieth percentile of a sample at 2.5, 5 and 7.5, and whose scale has those of their mean. */
export function anchorCard(sample: readonly Marked[]): Card {
  const curves: Partial<Record<ScoreMeasure, Points>> = {};
  for (const name of scoreMeasureNames.filter((each) => !notAnchored.includes(each))) {
    const published: Points = scoreVersion.measures[name].curve;
    const back = turned(published);
    curves[name] = anchoredOn(
      published,
      sample.map(({ marks }) => scoreOn(back, marks[name])),
    );
  }
  const means = sample.map(({ marks }) => weightedMean(marksOn({ curves }, marks)));
  return { curves, scale: anchoredOn(scoreVersion.scale, means) };
}

/** The row with the score that another card gives it. */
export function scoredOn(card: Card, { row, marks, cap }: Marked): ScoreRow {
  const beforeCaps = scoreOn(card.scale, weightedMean(marksOn(card, marks)));
  return { ...row, score_before_caps: beforeCaps, score: Math.round(Math.min(cap, beforeCaps) * 10) / 10 };
}

/** The card's points, a line for each curve. */
export function cardLines({ curves, scale }: Card): string {
  return [...Object.entries(curves), ['scale', scale] as const]
    .map(([name, points]) => `${name}: ${points.map(([value, mark]) => `${Number(value.toFixed(2))} → ${mark}`).join(', ')}\n`)
    .join('');
}
