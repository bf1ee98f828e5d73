import { Slot, Slottable } from '@radix-ui/react-slot';
import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
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
  const Root = asChild ? Slot : 'button';
  // A disabled button loses focus at once; a busy one must keep it.
  const ignore = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      className={look({ variant, size, wide, className })}
      onClick={busy ? ignore : onClick}
      {...rest}
    >
      {busy ? <span aria-hidden className={styles.busy} /> : null}
      <Slottable>{children}</Slottable>
    </Root>
  );
}
