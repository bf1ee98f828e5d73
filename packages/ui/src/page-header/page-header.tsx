import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The page's one h1. */
  title: ReactNode;
  /** A line above the title: where in the product this is. */
  kicker?: ReactNode | undefined;
  /** A sentence under the title. */
  lead?: ReactNode | undefined;
  /** Buttons and links at the end of the line. */
  actions?: ReactNode | undefined;
  /** More under the lead: a badge, a line of facts. */
  children?: ReactNode | undefined;
}

/** Head of a page: the serif title on its ledger line. */
export function PageHeader({ title, kicker, lead, actions, className, children, ...rest }: PageHeaderProps) {
  return (
    <div className={[styles.header, className].filter(Boolean).join(' ')} {...rest}>
      <div className={styles.words}>
        {kicker === undefined ? null : <div className={styles.kicker}>{kicker}</div>}
        <h1 className={styles.title}>{title}</h1>
        {lead === undefined ? null : <div className={styles.lead}>{lead}</div>}
        {children}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
