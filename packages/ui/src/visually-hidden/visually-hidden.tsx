import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** Words that are only heard. */
  children?: ReactNode | undefined;
}

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={[styles.hidden, className].filter(Boolean).join(' ')} {...rest} />;
}
