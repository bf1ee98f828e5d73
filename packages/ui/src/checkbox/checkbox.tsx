import * as Radix from '@radix-ui/react-checkbox';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { described } from '../field/described-by.ts';
import { Icon } from '../icon/index.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'children' | 'asChild'> {
  /** What is agreed to or chosen. */
  label: ReactNode;
  /** A sentence under the label. */
  hint?: ReactNode | undefined;
  /** What is wrong and what to do. */
  error?: ReactNode | undefined;
}

/** Yes or no, in a form; `checked="indeterminate"` for some of several. Rest props and ref go to the box. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const madeUp = useId();
  const boxId = id ?? madeUp;
  const describedBy = [hint ? `${boxId}-hint` : '', error ? `${boxId}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <Radix.Root
        id={boxId}
        aria-invalid={error ? true : undefined}
        className={styles.box}
        {...rest}
        {...described({ 'aria-describedby': describedBy }, rest['aria-describedby'])}
      >
        <Radix.Indicator className={styles.mark}>
          <Icon name={rest.checked === 'indeterminate' ? 'dash' : 'check'} size="small" />
        </Radix.Indicator>
      </Radix.Root>
      <div className={styles.words}>
        <label htmlFor={boxId} className={styles.label}>
          {label}
        </label>
        {hint ? (
          <div id={`${boxId}-hint`} className={styles.hint}>
            {hint}
          </div>
        ) : null}
        {error ? (
          <div id={`${boxId}-error`} role="alert" className={styles.error}>
            {error}
          </div>
        ) : null}
      </div>
    </div>
  );
}
