import { type ReactNode, useEffect, useRef } from 'react';
import styles from './account-form.module.css';

export interface AccountNoticeProps {
  title: string;
  children: ReactNode;
  /** The one next step. */
  next?: ReactNode;
  links: ReactNode;
  /** It stands where a form was that had the focus. */
  takesFocus?: boolean;
}

/** The sheet of the account screens when there is nothing to fill in. */
export function AccountNotice({ title, children, next = null, links, takesFocus = false }: AccountNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={styles.sheet}>
      <header className={styles.heading}>
        <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
          {title}
        </h1>
      </header>
      {children}
      {next}
      <div className={styles.links}>{links}</div>
    </section>
  );
}
