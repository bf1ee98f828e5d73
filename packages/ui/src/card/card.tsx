import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the card; it also names the region. */
  title?: ReactNode | undefined;
  /** Level of that heading in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Badge, link or button at the end of the heading's line. */
  aside?: ReactNode | undefined;
  /** Buttons or links at the foot, under a hairline. */
  footer?: ReactNode | undefined;
  /** `ruled`: a heavy line above, no box. `sheet`: a sheet of paper with a hairline around. `sunken`: set back, for what is secondary. */
  surface?: 'ruled' | 'sheet' | 'sunken' | undefined;
  /** What the card holds. */
  children?: ReactNode | undefined;
}

/** A group of things that belong together. */
export function Card({ title, headingLevel = 2, aside, footer, surface = 'sheet', className, children, ...rest }: CardProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  const hasTitle = title !== undefined && title !== null;
  return (
    <section
      aria-labelledby={hasTitle ? headingId : undefined}
      data-surface={surface}
      className={[styles.card, className].filter(Boolean).join(' ')}
      {...rest}
    >
      {hasTitle || aside !== undefined ? (
        <header className={styles.header}>
          {hasTitle ? (
            <Heading id={headingId} className={styles.title}>
              {title}
            </Heading>
          ) : null}
          {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
        </header>
      ) : null}
      <div className={styles.body}>{children}</div>
      {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
    </section>
  );
}
