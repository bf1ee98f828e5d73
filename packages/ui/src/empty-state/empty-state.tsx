import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is not here yet. */
  title: ReactNode;
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The one next step. */
  action?: ReactNode | undefined;
  /** `compact` inside cards and tables. */
  size?: 'regular' | 'compact' | undefined;
  /** Drawing above the title; by default three empty ledger lines. Null draws none. */
  sketch?: ReactNode | undefined;
  /** A sentence: what will stand here, and when. */
  children?: ReactNode | undefined;
}

/** An empty place: what will stand here, and the one next step. */
export function EmptyState({ title, headingLevel = 2, action, size = 'regular', sketch, className, children, ...rest }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-size={size} className={[styles.empty, className].filter(Boolean).join(' ')} {...rest}>
      {sketch === undefined ? <Sketch /> : sketch}
      <Heading className={styles.title}>{title}</Heading>
      {children === undefined || children === null ? null : <div className={styles.words}>{children}</div>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}

function Sketch() {
  return (
    <svg aria-hidden viewBox="0 0 120 48" className={styles.sketch}>
      <path d="M0 47.5h120M0 31.5h88M0 15.5h56" />
      <path d="M56 15.5v16M88 31.5v16" data-riser />
    </svg>
  );
}
