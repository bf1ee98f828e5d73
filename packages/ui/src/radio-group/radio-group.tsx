import * as Radix from '@radix-ui/react-radio-group';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { described } from '../field/described-by.ts';
import { Icon } from '../icon/index.ts';
import { useWritingDirection } from '../writing-direction/use-writing-direction.ts';
import styles from './radio-group.module.css';

export interface RadioOption {
  /** What the caller gets. */
  value: string;
  /** Words of the choice. */
  label: ReactNode;
  /** A sentence under them. */
  hint?: ReactNode | undefined;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'children' | 'asChild'> {
  /** The question. */
  label: ReactNode;
  /** The answers, all in sight. */
  options: readonly RadioOption[];
  /** What is wrong and what to do. */
  error?: ReactNode | undefined;
  /** Controlled: the one chosen. */
  value?: string | null | undefined;
  /** Chosen at first, when nobody holds it. */
  defaultValue?: string | undefined;
  /** Called with the one chosen now. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Nothing can be chosen now. */
  disabled?: boolean | undefined;
}

/** One of a few, all in sight. */
export function RadioGroup({ label, options, error, dir, className, ...rest }: RadioGroupProps) {
  const id = useId();
  return (
    <Radix.Root
      dir={useWritingDirection(dir)}
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      className={[styles.group, className].filter(Boolean).join(' ')}
      {...rest}
      {...described({ 'aria-describedby': error ? `${id}-error` : undefined }, rest['aria-describedby'])}
    >
      <span id={`${id}-label`} className={styles.legend}>
        {label}
      </span>
      {options.map((option) => (
        <div key={option.value} className={styles.option}>
          <Radix.Item
            id={`${id}-${option.value}`}
            value={option.value}
            disabled={option.disabled ?? false}
            aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
            className={styles.ring}
          >
            <Radix.Indicator className={styles.dot} />
          </Radix.Item>
          <div className={styles.words}>
            <label htmlFor={`${id}-${option.value}`} className={styles.label}>
              {option.label}
            </label>
            {option.hint ? (
              <div id={`${id}-${option.value}-hint`} className={styles.hint}>
                {option.hint}
              </div>
            ) : null}
          </div>
        </div>
      ))}
      {error ? (
        <div id={`${id}-error`} role="alert" className={styles.error}>
          <Icon name="cross" size="small" />
          <span>{error}</span>
        </div>
      ) : null}
    </Radix.Root>
  );
}
