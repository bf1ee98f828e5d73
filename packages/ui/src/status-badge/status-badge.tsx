import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type StatusMark, type StatusTone, wordsOfStatus } from './status.ts';
import styles from './status-badge.module.css';

export interface StatusBadgeProps extends ComponentPropsWithRef<'span'> {
  /** `pending`, `processing`, `completed` or `failed`; anything else reads Unknown. */
  status: string | null | undefined;
  /** `short` for lists ("Queued"), `long` for one analysis ("Analysis queued"). */
  wording?: 'short' | 'long' | undefined;
  /** Overrides the tone, for lists that know fewer of them. */
  tone?: StatusTone | undefined;
  /** Overrides the mark. */
  mark?: StatusMark | undefined;
  /** Overrides the words. */
  children?: ReactNode | undefined;
}

/** Where a piece of work stands: a mark whose shape says it, and the words. */
export function StatusBadge({ status, wording = 'short', tone, mark, className, children, ...rest }: StatusBadgeProps) {
  const words = wordsOfStatus(status);
  return (
    <span data-tone={tone ?? words.tone} className={[styles.badge, className].filter(Boolean).join(' ')} {...rest}>
      <svg aria-hidden viewBox="0 0 12 12" data-mark={mark ?? words.mark} className={styles.mark}>
        <path d={drawings[mark ?? words.mark]} />
      </svg>
      <span className={styles.words}>{children ?? words[wording]}</span>
    </span>
  );
}

/** Rungs that fill from the bottom, a check when done, a bar across when stopped. */
const drawings: Record<StatusMark, string> = {
  waiting: 'M1 10.5h10M1 6.5h10M1 2.5h10',
  working: 'M1 10.5h10M1 6.5h10',
  done: 'M1.5 6.5l3 3.5 6-8',
  stopped: 'M2 2l8 8M10 2l-8 8',
  unknown: 'M2 6h8',
};
