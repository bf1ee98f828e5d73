import type { Figure, Unit } from '@rimawari/underwriting';
import { cva } from 'class-variance-authority';
import { formatNumber, formatRange, isAtBothEnds, isMoney, rangeJoint, unitAfter, unitSuffix } from '../format/format-value.ts';
import { formatMoney } from '../format/money.ts';
import * as texts from '../texts/parts-texts.ts';
import { Money } from './money.tsx';
import { NotStated } from './not-stated.tsx';
import { OriginMark } from './origin-mark.tsx';

const valueClass = cva('rv-value', {
  variants: { basis: { fact: '', assumed: 'rv-value-assumed' }, size: { row: '', large: 'rv-value-large' } },
  defaultVariants: { basis: 'fact', size: 'row' },
});

/** A bare number of a unit: the number, then its unit smaller and lighter. */
export function Quantity({ unit, value, bare = false }: { unit: Unit; value: number; bare?: boolean }) {
  const suffix = unitAfter(unit, value);
  return (
    <>
      {isMoney(unit) ? <Money yen={value} /> : formatNumber(unit, value)}
      {suffix !== '' && !bare && <span className="rv-unit">{suffix}</span>}
    </>
  );
}

/** The value of a figure as every part of the report shows it: assumptions underlined with dots, unknowns hatched, an origin mark after it. */
export function FigureValue({ figure, size = 'row', bare = false }: { figure: Figure; size?: 'row' | 'large'; bare?: boolean }) {
  const { kind } = figure.origin;
  if (figure.value === null) return <NotStated>{kind === 'not_stated' ? texts.notStated : texts.notAvailable}</NotStated>;
  return (
    <span className={valueClass({ basis: kind === 'assumed' ? 'assumed' : 'fact', size })}>
      {kind === 'assumed' ? (
        <span className="rv-amount">
          <Quantity unit={figure.unit} value={figure.value} bare={bare} />
        </span>
      ) : (
        <Quantity unit={figure.unit} value={figure.value} bare={bare} />
      )}
      <OriginMark kind={kind} />
    </span>
  );
}

/** The value with `%` or `×` only, for tables whose next column holds other units. */
export function BareValue({ figure }: { figure: Figure }) {
  const { kind } = figure.origin;
  if (figure.value === null) return <NotStated>{kind === 'not_stated' ? texts.notStated : texts.notAvailable}</NotStated>;
  const attached = isAtBothEnds(figure.unit) ? unitSuffix(figure.unit) : '';
  if (kind !== 'assumed')
    return (
      <>
        <Quantity unit={figure.unit} value={figure.value} bare />
        {attached}
      </>
    );
  if (isMoney(figure.unit))
    return (
      <span className="rv-assumed" data-jpy={figure.value}>
        {formatMoney(figure.value, 'JPY', 0)}
      </span>
    );
  return (
    <span className="rv-assumed">
      {formatNumber(figure.unit, figure.value)}
      {attached}
    </span>
  );
}

/** `4.1%–5.3%`, for figures that are ranges; `bare` leaves out a unit that stands in the next column. */
export function FigureRange({ figure, bare = false }: { figure: Figure; bare?: boolean }) {
  if (figure.range === null) return null;
  const [low, high] = figure.range;
  if (low === high) return null;
  const numbers = formatRange(figure.unit, figure.range);
  const each = isAtBothEnds(figure.unit) ? unitSuffix(figure.unit) : '';
  const suffix = each === '' && !bare ? unitAfter(figure.unit, high) : '';
  return (
    <span className="rv-range">
      {isMoney(figure.unit) ? <Money yen={low} /> : `${numbers[0]}${each}`}
      {rangeJoint(low, high)}
      {isMoney(figure.unit) ? <Money yen={high} /> : `${numbers[1]}${each}`}
      {suffix !== '' && <span className="rv-unit">{suffix}</span>}
    </span>
  );
}
