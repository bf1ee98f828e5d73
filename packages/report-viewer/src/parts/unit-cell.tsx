import type { Figure } from '@rimawari/underwriting';
import { isAtBothEnds, unitSuffix } from '../format/format-value.ts';
import { OriginMark } from './origin-mark.tsx';

/** Unit and origin mark in a column of their own, so that the numbers before them line up. */
export function UnitCell({ figure }: { figure: Figure }) {
  return (
    <td className="rv-unit-cell">
      {figure.value !== null && (
        <>
          {isAtBothEnds(figure.unit) ? '' : unitSuffix(figure.unit, figure.value)}
          <OriginMark kind={figure.origin.kind} />
        </>
      )}
    </td>
  );
}
