import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './badge.module.css';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** What the word means: never colour alone, the word says it too. */
  tone?: 'neutral' | 'info' | 'positive' | 'pending' | 'caution' | undefined;
  /** `outline` in running pages, `solid` for the one badge that must be seen first. */
  emphasis?: 'outline' | 'solid' | undefined;
  /** Drawing before the word. */
  icon?: IconName | undefined;
  /** One or two words. */
  children?: ReactNode | undefined;
}

/** One or two words about the thing beside it. */
export function Badge({ tone = 'neutral', emphasis = 'outline', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span data-tone={tone} data-emphasis={emphasis} className={[styles.badge, className].filter(Boolean).join(' ')} {...rest}>
      {icon === undefined ? null : <Icon name={icon} size="small" />}
      <span className={styles.word}>{children}</span>
    </span>
  );
}
