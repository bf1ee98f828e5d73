import * as Radix from '@radix-ui/react-accordion';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  /** Short name without spaces. */
  value: string;
  /** The question. */
  title: ReactNode;
  /** The answer. */
  content: ReactNode;
  /** Cannot be opened. */
  disabled?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'dir' | 'onChange'> {
  /** Questions and answers. */
  items: readonly AccordionItem[];
  /** Open at first. */
  defaultOpen?: readonly string[] | undefined;
  /** Called with the values of all open items. */
  onOpenChange?: ((open: string[]) => void) | undefined;
  /** Level of the questions in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Several things folded away, each under its heading; any number may be open. */
export function Accordion({ items, defaultOpen = [], onOpenChange, headingLevel = 3, className, ...rest }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Root
      type="multiple"
      defaultValue={[...defaultOpen]}
      {...(onOpenChange === undefined ? {} : { onValueChange: onOpenChange })}
      className={[styles.accordion, className].filter(Boolean).join(' ')}
      {...rest}
    >
      {items.map((item) => (
        <Radix.Item key={item.value} value={item.value} disabled={item.disabled ?? false} className={styles.item}>
          <Radix.Header asChild>
            <Heading className={styles.heading}>
              <Radix.Trigger className={styles.trigger}>
                <span className={styles.title}>{item.title}</span>
                <svg aria-hidden viewBox="0 0 12 12" className={styles.mark}>
                  <path d="M1 6h10" />
                  <path d="M6 1v10" data-upright />
                </svg>
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className={styles.content}>
            <div className={styles.body}>{item.content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
