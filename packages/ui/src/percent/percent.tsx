import type { ComponentPropsWithRef } from 'react';
import { percentDigits } from '../format/index.ts';
import styles from '../money/money.module.css';
import { NotStated } from '../not-stated/index.ts';

export interface PercentProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** A percent number: 4.25 is 4.25 %. What is not a finite number is drawn as not stated. */
  value: number | null | undefined;
  /** Decimals. */
  digits?: number | undefined;
  /** Show `+` above zero. */
  signed?: boolean | undefined;
  /** An assumed figure has a dotted underline. */
  assumed?: boolean | undefined;
}

/** A rate. */
export function Percent({ value, digits = 1, signed = false, assumed = false, className, ...rest }: PercentProps) {
  if (value === null || value === undefined || !Number.isFinite(value)) return <NotStated className={className} {...rest} />;
  const figures = percentDigits(value, digits);
  const sign = /[1-9]/.test(figures) ? (value < 0 ? '−' : signed ? '+' : '') : '';
  return (
    <span
      data-assumed={assumed || undefined}
      title={assumed ? 'Assumed' : undefined}
      className={[styles.figure, className].filter(Boolean).join(' ')}
      {...rest}
    >
      <bdi className={styles.number}>
        {sign}
        {figures}
        <span className={styles.unit}>%</span>
      </bdi>
    </span>
  );
}
