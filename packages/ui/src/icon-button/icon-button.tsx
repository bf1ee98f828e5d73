import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does, read aloud and shown on hover. */
  label: string;
  /** Which drawing. */
  icon: IconName;
  /** Side: 24, 32 or 40 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** `bordered` draws a box like a secondary button's. */
  variant?: 'plain' | 'bordered' | 'critical' | undefined;
  /** Work is going on: clicks are ignored, focus stays. */
  busy?: boolean | undefined;
}

/** A button that is one drawing; its name is words all the same. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  variant = 'plain',
  busy = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-size={size}
      data-variant={variant}
      className={[styles.button, className].filter(Boolean).join(' ')}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={busy ? ignore : onClick}
      {...rest}
    >
      <Icon name={icon} size={size === 'small' ? 'small' : 'medium'} />
    </button>
  );
}
