import { meaningOf } from '../../vocabulary/labels.ts';
import { farValues } from './pdf-far-values.ts';
import { withFiguresOnLine } from './pdf-figures-on-line.ts';
import { inlinePairs, isLabel, type PlacedPair, withClosedBrackets } from './pdf-inline-pairs.ts';
import { inStackedGroup, qualifiedByRow, stackedGroups } from './pdf-label-groups.ts';
import { withWholeLatinLabels } from './pdf-latin-labels.ts';
import { continued, preceding, severalLines, valueBelow } from './pdf-lines-of-value.ts';
import { withNamedStates } from './pdf-named-states.ts';
import { aboveLabel, belowLabel } from './pdf-nearest-value.ts';
import { withNextLines } from './pdf-next-lines.ts';
import { withPeriodsUnder } from './pdf-periods-under.ts';
import { withRestOfRoad } from './pdf-rest-of-road.ts';
import type { Segment } from './pdf-segment.ts';
import { valuesAbove } from './pdf-values-above.ts';
import { aroundLabel, besideLabel, besideLarger } from './pdf-values-beside.ts';
import { labelsOverValues, overFigures } from './pdf-values-under.ts';
import { withWholeLabels } from './pdf-whole-labels.ts';
import { withWholePlace } from './pdf-whole-places.ts';
import { withRestOfNumber } from './pdf-wrapped-address.ts';
import { withRestOfZone } from './pdf-wrapped-zone.ts';

/** Labels of a page with their values: inside a segment, to the right, or underneath. */
export function pairsOnPage(printed: readonly Segment[][]): PlacedPair[] {
  const labelled = withNamedStates(withWholeLabels(withPeriodsUnder(withFiguresOnLine(withWholeLatinLabels(printed)))));
  const above = valuesAbove(labelled);
  const rows = above.taken.size === 0 ? labelled : labelled.map((row) => row.filter((segment) => !above.taken.has(segment)));
  const pairs: PlacedPair[] = [...above.pairs];
  const far = farValues(rows);
  const over = labelsOverValues(rows);
  for (const [rowIndex, row] of rows.entries()) {
    for (const [index, segment] of row.entries()) {
      if (!isLabel(segment)) {
        pairs.push(...withNextLines(withRestOfRoad(inlinePairs(segment), row, index), rows, rowIndex, segment));
        continue;
      }
      const long = severalLines.has(meaningOf(segment.text)?.reading ?? '');
      const beside = over.has(segment) || overFigures(row, rows[rowIndex + 1] ?? []) ? null : besideLabel(row, index, far);
      if (beside) {
        const reading = meaningOf(segment.text)?.reading;
        const whole =
          reading === 'address'
            ? withRestOfNumber(rows, rowIndex, beside)
            : reading === 'zoning'
              ? withRestOfZone(rows, rowIndex, beside.text, beside)
              : beside.text;
        const alone = whole.replace(/^[:：]\s*/, '');
        pairs.push({
          label: segment.text.trim(),
          value: long ? (preceding(rows, rowIndex, beside) + continued(rows, rowIndex, beside, segment)).replace(/^[:：]\s*/, '') : alone,
          form: 'row',
          place: beside,
          labelPlace: segment,
        });
        continue;
      }
      const around = aroundLabel(rows, rowIndex, segment);
      if (around) {
        pairs.push({ label: segment.text.trim(), value: around.text, form: 'row', place: around, labelPlace: segment });
        continue;
      }
      const larger = besideLarger(rows, rowIndex, segment);
      if (larger) {
        pairs.push({ label: segment.text.trim(), value: larger.text, form: 'row', place: larger, labelPlace: segment });
        continue;
      }
      const below = belowLabel(rows, rowIndex, segment, over);
      const above = aboveLabel(rows, rowIndex, segment);
      if (above && (!below || segment.y - segment.size - above.y < below.segment.y - below.segment.size - segment.y)) {
        pairs.push({ label: segment.text.trim(), value: above.text, form: 'below', place: above, labelPlace: segment });
        continue;
      }
      if (below)
        pairs.push({
          label: segment.text.trim(),
          value: valueBelow(rows, below, segment),
          form: 'below',
          place: below.segment,
          labelPlace: segment,
        });
    }
  }
  const groups = stackedGroups(rows);
  return withClosedBrackets(
    pairs.map((pair) => withWholePlace(inStackedGroup(qualifiedByRow(pair, rows), groups), rows)),
    rows,
  );
}
