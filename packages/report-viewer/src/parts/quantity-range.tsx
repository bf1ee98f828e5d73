import type { Unit } from '@rimawari/underwriting';
import { formatRange, isMoney, unitSuffix } from '../format/format-value.ts';
import { Money } from './money.tsx';

interface QuantityRangeProps {
  /** What is said before it: a unit that it ends in, such as `a month`, is not said again. */
  label: string;
  unit: Unit;
  from: number;
  to: number;
}

/** `4.00 to 14.50 %`: both ends with as many decimals, and their unit once. */
export function QuantityRange({ label, unit, from, to }: QuantityRangeProps) {
  const suffix = unitSuffix(unit, to);
  return (
    <>
      {isMoney(unit) ? (
        <>
          <Money yen={from} /> to <Money yen={to} />
        </>
      ) : (
        formatRange(unit, [from, to]).join(' to ')
      )}
      {suffix !== '' && !label.endsWith(suffix) && <span className="rv-unit">{`\u00a0${suffix}`}</span>}
    </>
  );
}
