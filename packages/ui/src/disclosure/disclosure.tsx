import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title' | 'onToggle'> {
  /** Words of the line that opens it. */
  title: ReactNode;
  /** Open at first. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `quiet` for one thing in running text, `ruled` for a section. */
  variant?: 'quiet' | 'ruled' | undefined;
  /** What is folded away. */
  children?: ReactNode | undefined;
}

/** One thing folded away. A `details` element: it opens when the page is searched, and prints open. */
export function Disclosure({ title, defaultOpen = false, onOpenChange, variant = 'quiet', className, children, ...rest }: DisclosureProps) {
  return (
    <details
      open={defaultOpen}
      data-variant={variant}
      className={[styles.disclosure, className].filter(Boolean).join(' ')}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      {...rest}
    >
      <summary className={styles.title}>
        <svg aria-hidden viewBox="0 0 12 12" className={styles.mark}>
          <path d="M1 6h10" />
          <path d="M6 1v10" data-upright />
        </svg>
        {title}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
