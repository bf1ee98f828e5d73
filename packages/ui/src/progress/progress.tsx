import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './progress.module.css';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is being done; always read aloud. */
  label: ReactNode;
  /** 0 to 100; leave out when nobody can say how far it is. */
  value?: number | undefined;
  /** Words for the value; by default "N% complete". */
  valueText?: string | undefined;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** `caution` when it has stopped on a fault. */
  tone?: 'info' | 'positive' | 'caution' | undefined;
}

/** How far a piece of work has come, on a ruled scale. */
export function Progress({ label, value, valueText, hideLabel = false, tone = 'info', className, ...rest }: ProgressProps) {
  const labelId = useId();
  const known = value === undefined || Number.isNaN(value) ? undefined : Math.min(100, Math.max(0, Math.round(value)));
  const words = valueText ?? (known === undefined ? undefined : `${known}% complete`);
  return (
    <div data-tone={tone} className={[styles.progress, className].filter(Boolean).join(' ')} {...rest}>
      <div className={styles.words}>
        <span id={labelId} className={hideLabel ? hidden.hidden : styles.label}>
          {label}
        </span>
        {words === undefined ? null : <bdi className={styles.value}>{words}</bdi>}
      </div>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native progress cannot be drawn on a ruler in every browser.
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={known}
        aria-valuetext={words}
        className={styles.track}
      >
        <div
          className={styles.bar}
          data-unknown={known === undefined || undefined}
          style={known === undefined ? undefined : { inlineSize: `${known}%` }}
        />
      </div>
    </div>
  );
}
