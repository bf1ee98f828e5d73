import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './alert.module.css';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** `caution` interrupts a screen reader, the others wait for a pause. */
  tone?: 'info' | 'positive' | 'pending' | 'caution' | undefined;
  /** What happened, in one line. */
  title?: ReactNode | undefined;
  /** What to do next: buttons or links. */
  actions?: ReactNode | undefined;
  /** Shows a close button and is called by it. */
  onDismiss?: (() => void) | undefined;
  /** More about it, in sentences. */
  children?: ReactNode | undefined;
}

const icons: Record<NonNullable<AlertProps['tone']>, IconName> = { info: 'info', positive: 'check', pending: 'clock', caution: 'warning' };

/** A message about what is on this page, beside what it is about. */
export function Alert({ tone = 'info', title, actions, onDismiss, className, children, ...rest }: AlertProps) {
  return (
    <div
      role={tone === 'caution' ? 'alert' : 'status'}
      data-tone={tone}
      className={[styles.alert, className].filter(Boolean).join(' ')}
      {...rest}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children === undefined || children === null ? null : <div className={styles.body}>{children}</div>}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss === undefined ? null : (
        <button type="button" aria-label="Dismiss" className={styles.dismiss} onClick={onDismiss}>
          <Icon name="close" size="small" />
        </button>
      )}
    </div>
  );
}
