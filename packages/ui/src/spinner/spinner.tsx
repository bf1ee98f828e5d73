import type { ComponentPropsWithRef } from 'react';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './spinner.module.css';

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** What is being waited for, read aloud. Pass an empty text where words beside it already say so. */
  label?: string | undefined;
  /** Height of the mark. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Show the label beside the mark. */
  showLabel?: boolean | undefined;
}

/** Three ledger lines written one after the other: something is being done now. */
export function Spinner({ label = 'Loading', size = 'medium', showLabel = false, className, ...rest }: SpinnerProps) {
  const silent = label === '';
  return (
    <span role={silent ? undefined : 'status'} data-size={size} className={[styles.spinner, className].filter(Boolean).join(' ')} {...rest}>
      <span aria-hidden className={styles.mark}>
        <i />
        <i />
        <i />
      </span>
      {silent ? null : <span className={showLabel ? styles.label : hidden.hidden}>{label}</span>}
    </span>
  );
}
