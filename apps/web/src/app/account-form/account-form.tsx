import { Alert } from '@rimawari/ui/alert';
import type { ReactNode, SubmitEventHandler } from 'react';
import styles from './account-form.module.css';

export interface AccountFormProps {
  title: string;
  lead: ReactNode;
  /** What the server said when it refused. */
  error: string | null;
  /** Something to know that is not an error. */
  notice?: string | null;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Fields and the submit button. */
  children: ReactNode;
  /** Links below the form. */
  links: ReactNode;
}

/** The sheet that sign-in, registration and the password screens are written on. */
export function AccountForm({ title, lead, error, notice = null, onSubmit, children, links }: AccountFormProps) {
  return (
    <section className={styles.sheet}>
      <header className={styles.heading}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {error !== null && <Alert tone="caution">{error}</Alert>}
      {error === null && notice !== null && <Alert>{notice}</Alert>}
      {/* Sent before the app runs, a form must not put what was typed into the address. */}
      <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
        {children}
      </form>
      <div className={styles.links}>{links}</div>
    </section>
  );
}
