import type { ReactNode } from 'react';
import styles from './account-form.module.css';

export interface AccountNoticeProps {
  title: string;
  children: ReactNode;
  links: ReactNode;
}

/** The sheet of the account screens when there is nothing to fill in. */
export function AccountNotice({ title, children, links }: AccountNoticeProps) {
  return (
    <section className={styles.sheet}>
      <header className={styles.heading}>
        <h1>{title}</h1>
      </header>
      {children}
      <div className={styles.links}>{links}</div>
    </section>
  );
}
