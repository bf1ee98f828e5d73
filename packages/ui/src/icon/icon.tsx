import type { ComponentPropsWithRef } from 'react';
import styles from './icon.module.css';
import { paths } from './paths.ts';

export type IconName = keyof typeof paths;

/** These point along the line, so that they turn with the writing direction. */
const turning: ReadonlySet<IconName> = new Set(['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right', 'external', 'steps']);

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Which drawing. */
  name: IconName;
  /** Read aloud when the icon stands alone; without it the icon is decoration and hidden from screen readers. */
  label?: string | undefined;
  /** Side in pixels at a 16 px root; grows with the text size. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** One line drawing on a 20-unit grid, in the colour of the text. */
export function Icon({ name, label, size = 'medium', className, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      data-size={size}
      data-turns={turning.has(name) || undefined}
      className={[styles.icon, className].filter(Boolean).join(' ')}
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}
