import type { ReactNode } from 'react';
import styles from './account-form.module.css';

export interface AccountNoticeProps {
  title: string;
  children: ReactNode;
  /** The one next step. */
  next?: ReactNode;
  links: ReactNode;
}

/** The sheet of the account screens when there is nothing to fill in. */
export function AccountNotice({ title, children, next = null, links }: AccountNoticeProps) {
  return (
    <section className={styles.sheet}>
      <header className={styles.heading}>
        <h1>{title}</h1>
      </header>
      {children}
      {next}
      <div className={styles.links}>{links}</div>
    </section>
  );
}
