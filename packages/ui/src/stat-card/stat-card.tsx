import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NotStated } from '../not-stated/index.ts';
import styles from './stat-card.module.css';

export interface StatCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is counted or measured. */
  label: ReactNode;
  /** The figure: a number, Money, Percent. Null or undefined is drawn as not stated. */
  value: ReactNode;
  /** Smaller, after the figure. */
  unit?: ReactNode | undefined;
  /** What it means, or what it is compared with. */
  meaning?: ReactNode | undefined;
  /** Where it comes from. */
  source?: ReactNode | undefined;
  /** `pending` and `caution` draw a rule of their colour; say it in words as well. */
  tone?: 'neutral' | 'positive' | 'pending' | 'caution' | undefined;
}

/** One figure, never alone: label, value, unit, what it means, where it comes from. */
export function StatCard({ label, value, unit, meaning, source, tone = 'neutral', className, ...rest }: StatCardProps) {
  return (
    <div data-tone={tone} className={[styles.stat, className].filter(Boolean).join(' ')} {...rest}>
      <div className={styles.label}>{label}</div>
      <div className={styles.value}>
        {value ?? <NotStated />}
        {unit === undefined || value === null || value === undefined ? null : (
          <span className={styles.unit}>
            {unit === '%' ? '' : ' '}
            {unit}
          </span>
        )}
      </div>
      {meaning === undefined ? null : <div className={styles.meaning}>{meaning}</div>}
      {source === undefined ? null : <div className={styles.source}>{source}</div>}
    </div>
  );
}
