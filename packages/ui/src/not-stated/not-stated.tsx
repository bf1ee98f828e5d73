import type { ComponentPropsWithRef } from 'react';
import styles from './not-stated.module.css';

export interface NotStatedProps extends ComponentPropsWithRef<'span'> {}

/** The unknown, drawn as unknown: never a zero, never a blank. */
export function NotStated({ className, children = 'not stated', ...rest }: NotStatedProps) {
  return (
    <span className={className} {...rest}>
      <span data-short={children === 'not stated' || undefined} className={styles.hatch}>
        {children}
      </span>
    </span>
  );
}
