import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { drawAs } from '../slot/draw-as.tsx';
import styles from './button.module.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` for the one next step, `secondary` beside it, `quiet` in dense places, `critical` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical' | undefined;
  /** Height: 32, 40 or 48 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Fills the width it is given. */
  wide?: boolean | undefined;
  /** Work is going on: clicks are ignored, focus stays, screen readers are told. Change the words as well. */
  busy?: boolean | undefined;
  /** Draws the one child (a router link, an `<a>`) as the button. */
  asChild?: boolean | undefined;
  /** A verb, and what it does it to; the one child to draw with `asChild`. */
  children?: ReactNode | undefined;
}

const look = cva(styles.button, {
  variants: {
    variant: { primary: styles.primary, secondary: styles.secondary, quiet: styles.quiet, critical: styles.critical },
    size: { small: styles.small, medium: styles.medium, large: styles.large },
    wide: { true: styles.wide },
  },
});

/** Does something. Says a verb. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  wide,
  busy = false,
  asChild = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const attributes = {
    ...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {}),
    className: look({ variant, size, wide, className }),
    // A disabled button loses focus at once; a busy one must keep it, so it only ignores clicks.
    onClick: busy ? ignore : onClick,
    ...rest,
  };
  const inside = (words: ReactNode) => (
    <>
      {busy ? <span aria-hidden className={styles.busy} /> : null}
      {words}
    </>
  );
  if (asChild) return drawAs(children, attributes, inside);
  return (
    <button type="button" {...attributes}>
      {inside(children)}
    </button>
  );
}

const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
