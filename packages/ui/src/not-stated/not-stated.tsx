import type { ComponentPropsWithRef, ReactNode } from 'react';
import { notStated } from '../format/index.ts';
import styles from './not-stated.module.css';

export interface NotStatedProps extends ComponentPropsWithRef<'span'> {
  /** Other words, where "not stated" would be wrong. */
  children?: ReactNode | undefined;
}

/** The unknown, drawn as unknown: never a zero, never a blank. */
export function NotStated({ className, children = notStated, ...rest }: NotStatedProps) {
  return (
    <span className={className} {...rest}>
      <span data-short={children === notStated || undefined} className={styles.hatch}>
        {children}
      </span>
    </span>
  );
}
