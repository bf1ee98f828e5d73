import type { Figure } from '@rimawari/underwriting';
import { isMoney } from '../format/format-value.ts';
import { formatMoney } from '../format/money.ts';
import { BareValue } from './figure-value.tsx';

/** The cell of one number without its unit. Hundreds of these make a report: an amount stands in the cell itself, which the currency switch rewrites. */
export function NumberCell({ figure, id, label }: { figure: Figure; id?: string | undefined; label?: string }) {
  const { value, unit, origin } = figure;
  if (value !== null && isMoney(unit) && origin.kind !== 'assumed')
    return (
      <td id={id} className="rv-num" data-label={label} data-jpy={value}>
        {formatMoney(value, 'JPY', 0)}
      </td>
    );
  return (
    <td id={id} className="rv-num" data-label={label}>
      <BareValue figure={figure} />
    </td>
  );
}
