import { meaningOf } from '../../vocabulary/labels.ts';
import { isRightOf, type RuledCell } from './pdf-cells.ts';

const leastLabels = 3;

/** Whether a box holds a label and nothing else. */
const isLabelBox = ({ rows }: RuledCell): boolean =>
  rows.length === 1 && meaningOf((rows[0] ?? []).map(({ text }) => text.trim()).join('')) !== null;

/** Lines of a box that stand beside a label box each. */
function linesBeside(cell: RuledCell, labels: readonly RuledCell[]): number {
  return cell.rows.filter(([first]) => first && labels.some(({ top, bottom }) => top < first.y && first.y < bottom + 1)).length;
}

/**
 * Boxes that are none: labels set on coloured ground enclose the space between two columns of them, and it looks like one box
 * with the values of all. Such a space has a box with a label beside most of its lines.
 */
function openSpaces(cells: readonly RuledCell[]): RuledCell[] {
  const labels = cells.filter(isLabelBox);
  return cells.filter((cell) => {
    const beside = labels.filter((label) => isRightOf(cell, label));
    return beside.length >= leastLabels && cell.rows.length >= 2 && linesBeside(cell, beside) >= 0.8 * cell.rows.length;
  });
}

/** The boxes without such spaces and the label boxes at their sides, whose values stand in no box. */
export function withoutOpenSpaces(cells: readonly RuledCell[]): RuledCell[] {
  const open = openSpaces(cells);
  return open.length === 0
    ? [...cells]
    : cells.filter((cell) => !open.some((space) => space === cell || isRightOf(space, cell) || isRightOf(cell, space)));
}
