import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import styles from './error-view.module.css';

export interface ErrorViewProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What happened. */
  title?: ReactNode | undefined;
  /** What was kept and what to do next. */
  children?: ReactNode | undefined;
  /** Technical words for support, folded away. */
  detail?: string | undefined;
  /** Called by "Try again"; without it the button is not shown. */
  onRetry?: (() => void) | undefined;
  /** More ways on: links. */
  actions?: ReactNode | undefined;
}

/** A screen that could not be drawn: what happened, what was kept, a way on. */
export function ErrorView({ title = 'This page stopped working', children, detail, onRetry, actions, className, ...rest }: ErrorViewProps) {
  return (
    <div role="alert" className={[styles.view, className].filter(Boolean).join(' ')} {...rest}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.words}>
        {children ?? 'Nothing you saved is lost. Try again; if it happens twice, write to us with the details below.'}
      </div>
      {onRetry === undefined && actions === undefined ? null : (
        <div className={styles.actions}>
          {onRetry === undefined ? null : (
            <Button variant="primary" onClick={onRetry}>
              Try again
            </Button>
          )}
          {actions}
        </div>
      )}
      {detail === undefined ? null : (
        <Disclosure title="Details for support" className={styles.detail}>
          <pre className={styles.trace}>{detail}</pre>
        </Disclosure>
      )}
    </div>
  );
}
