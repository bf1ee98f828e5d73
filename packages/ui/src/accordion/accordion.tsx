import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
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
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const toggle = (value: string) => {
    const next = open.includes(value) ? open.filter((other) => other !== value) : [...open, value];
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <div className={[styles.accordion, className].filter(Boolean).join(' ')} data-accordion="" {...rest}>
      {items.map(({ value, title, content, disabled = false }) => {
        const isOpen = open.includes(value);
        const state = isOpen ? 'open' : 'closed';
        return (
          <div key={value} data-state={state} className={styles.item}>
            <Heading className={styles.heading}>
              <button
                type="button"
                id={`${id}-${value}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${value}-answer`}
                disabled={disabled}
                data-question=""
                data-state={state}
                data-disabled={disabled ? '' : undefined}
                className={styles.trigger}
                onClick={() => toggle(value)}
                onKeyDown={moveFocus}
              >
                <span className={styles.title}>{title}</span>
                <svg aria-hidden viewBox="0 0 12 12" className={styles.mark}>
                  <path d="M1 6h10" />
                  <path d="M6 1v10" data-upright />
                </svg>
              </button>
            </Heading>
            <section
              id={`${id}-${value}-answer`}
              aria-labelledby={`${id}-${value}`}
              hidden={!isOpen}
              data-state={state}
              className={styles.content}
            >
              <div className={styles.body}>{content}</div>
            </section>
          </div>
        );
      })}
    </div>
  );
}

/** Arrow keys, Home and End go from question to question. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const all = event.currentTarget.closest('[data-accordion]')?.querySelectorAll<HTMLButtonElement>('[data-question]:not(:disabled)');
  const questions = [...(all ?? [])];
  const at = questions.indexOf(event.currentTarget);
  const last = questions.length - 1;
  const to = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at === 0 ? last : at - 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  questions[to]?.focus();
}
