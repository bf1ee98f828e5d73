import type { ComponentPropsWithRef, ReactNode } from 'react';
import { drawAs } from '../slot/draw-as.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './link.module.css';

export interface LinkProps extends ComponentPropsWithRef<'a'> {
  /** `inline` in running text, `standalone` on its own line, `quiet` without underline until it is pointed at. */
  variant?: 'inline' | 'standalone' | 'quiet' | undefined;
  /** Opens in a new tab, without a way back to this page, and says so. */
  external?: boolean | undefined;
  /** Draws the one child (a router link) as the link. */
  asChild?: boolean | undefined;
  /** Where it goes, in words; the one child to draw with `asChild`. */
  children?: ReactNode | undefined;
}

/** Goes somewhere. */
export function Link({ variant = 'inline', external = false, asChild = false, className, children, ...rest }: LinkProps) {
  const attributes = {
    'data-variant': variant,
    className: [styles.link, className].filter(Boolean).join(' '),
    ...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
    ...rest,
  };
  const inside = (words: ReactNode) => (
    <>
      {words}
      {external ? (
        <>
          <span aria-hidden className={styles.away}>
            {'\u2009↗'}
          </span>
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      ) : null}
    </>
  );
  return asChild ? drawAs(children, attributes, inside) : <a {...attributes}>{inside(children)}</a>;
}
