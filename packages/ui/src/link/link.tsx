import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './link.module.css';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** `inline` in running text, `standalone` on its own line, `quiet` without underline until it is pointed at. */
  variant?: 'inline' | 'standalone' | 'quiet' | undefined;
  /** Opens in a new tab, without a way back to this page, and says so. */
  external?: boolean | undefined;
  /** Draws the one child (a router link) as the link. */
  asChild?: boolean | undefined;
}

/** Goes somewhere. */
export function Link({ variant = 'inline', external = false, asChild = false, className, children, ...rest }: LinkProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <Root
      data-variant={variant}
      className={[styles.link, className].filter(Boolean).join(' ')}
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
    >
      <Slottable>{children}</Slottable>
      {external ? (
        <>
          <span aria-hidden className={styles.away}>
            {'\u2009↗'}
          </span>
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      ) : null}
    </Root>
  );
}
