import type { ComponentPropsWithRef } from 'react';
import styles from './wordmark.module.css';

export interface WordmarkProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Only the mark, for narrow places; the name is still read aloud. */
  markOnly?: boolean | undefined;
}

/** The name, after three rungs that climb from a ledger line. */
export function Wordmark({ markOnly = false, className, ...rest }: WordmarkProps) {
  return (
    <span className={[styles.wordmark, className].filter(Boolean).join(' ')} {...rest}>
      <svg
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? 'Rimawari' : undefined}
        aria-hidden={!markOnly || undefined}
        viewBox="0 0 16 16"
        className={styles.mark}
      >
        <path d="M1 13h14v2H1zM1 8h9v2H1zM8 8h2v5H8zM6 3h9v2H6zM6 3h2v5H6z" />
      </svg>
      {markOnly ? null : <span className={styles.name}>Rimawari</span>}
    </span>
  );
}
