import type { ComponentPropsWithRef } from 'react';
import { moneyParts } from '../format/index.ts';
import { NotStated } from '../not-stated/index.ts';
import styles from './money.module.css';

export interface MoneyProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Amount in major units (yen, dollars); what is not a finite number is drawn as not stated. */
  amount: number | null | undefined;
  /** ISO 4217 code, any letter case; dollars when empty. */
  currency: string | null | undefined;
  /** Show `+` above zero. */
  signed?: boolean | undefined;
  /** An assumed amount has a dotted underline, everywhere in the product. */
  assumed?: boolean | undefined;
  /** Words after the amount, smaller, for example `/ month`. */
  per?: string | undefined;
}

/** An amount: tabular figures, the unit smaller and lighter than the number. */
export function Money({ amount, currency, signed, assumed = false, per, className, ...rest }: MoneyProps) {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return <NotStated className={className} {...rest} />;
  const { sign, symbol, digits } = moneyParts(amount, currency, { signed });
  return (
    <span
      data-assumed={assumed || undefined}
      title={assumed ? 'Assumed' : undefined}
      className={[styles.figure, className].filter(Boolean).join(' ')}
      {...rest}
    >
      <bdi className={styles.number}>
        {sign}
        <span className={styles.unit}>{symbol}</span>
        {digits}
      </bdi>
      {per === undefined ? null : <span className={styles.per}> {per}</span>}
    </span>
  );
}
