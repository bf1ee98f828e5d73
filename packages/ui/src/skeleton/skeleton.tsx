import type { ComponentPropsWithRef } from 'react';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `text` stands for lines of words, `block` for a card or picture, `figure` for one large number. */
  shape?: 'text' | 'block' | 'figure' | undefined;
  /** Lines of a `text`. */
  lines?: number | undefined;
  /** Height of a `block`, any CSS length. */
  height?: string | undefined;
  /** Read aloud once; pass an empty text for all but the first of several. */
  label?: string | undefined;
}

/** The place where something will stand: empty ledger lines. */
export function Skeleton({ shape = 'text', lines = 3, height = '8rem', label = 'Loading', className, style, ...rest }: SkeletonProps) {
  const rows = shape === 'text' ? lines : 1;
  return (
    <div
      role={label === '' ? undefined : 'status'}
      data-shape={shape}
      className={[styles.skeleton, className].filter(Boolean).join(' ')}
      style={shape === 'block' ? { blockSize: height, ...style } : style}
      {...rest}
    >
      {label === '' ? null : <span className={hidden.hidden}>{label}</span>}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <span key={row} aria-hidden className={styles.line} />
      ))}
    </div>
  );
}
