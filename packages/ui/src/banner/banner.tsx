import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './banner.module.css';

export interface BannerProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** What it is about; `caution` only for what stands in the way. */
  tone?: 'info' | 'positive' | 'pending' | 'caution' | undefined;
  /** The first words, set strong. */
  title?: ReactNode | undefined;
  /** One link or button. */
  action?: ReactNode | undefined;
  /** Shows a close button and is called by it. */
  onDismiss?: (() => void) | undefined;
  /** Name of the region for screen readers. */
  label?: string | undefined;
  /** One sentence. */
  children?: ReactNode | undefined;
}

const icons: Record<NonNullable<BannerProps['tone']>, IconName> = { info: 'info', positive: 'check', pending: 'clock', caution: 'warning' };

/** A strip across the page: something true of the whole session, not of one field. */
export function Banner({ tone = 'info', title, action, onDismiss, label = 'Notice', className, children, ...rest }: BannerProps) {
  return (
    <section aria-label={label} data-tone={tone} className={[styles.banner, className].filter(Boolean).join(' ')} {...rest}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.lines}>
        <p className={styles.words}>
          {title === undefined ? null : <strong className={styles.title}>{title}</strong>}
          {title === undefined ? null : ' '}
          {children}
        </p>
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss === undefined ? null : (
        <button type="button" aria-label="Dismiss" className={styles.dismiss} onClick={onDismiss}>
          <Icon name="close" size="small" />
        </button>
      )}
    </section>
  );
}
