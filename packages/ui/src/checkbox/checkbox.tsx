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
  /** Controlled: on, off or `indeterminate`. */
  checked?: boolean | 'indeterminate' | undefined;
  /** On at first, when nobody holds it. */
  defaultChecked?: boolean | 'indeterminate' | undefined;
  /** Called with what it is now. */
  onCheckedChange?: ((checked: boolean | 'indeterminate') => void) | undefined;
  /** Cannot be changed now. */
  disabled?: boolean | undefined;
}

/** Yes or no, in a form; `checked="indeterminate"` for some of several. Rest props and ref go to the box, `className` and `style` to the whole. */
export function Checkbox({ label, hint, error, id, className, style, ...rest }: CheckboxProps) {
  const madeUp = useId();
  const boxId = id ?? madeUp;
  const describedBy = [hint ? `${boxId}-hint` : '', error ? `${boxId}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')} style={style}>
      <Radix.Root
        id={boxId}
        aria-invalid={error ? true : undefined}
        className={styles.box}
        {...rest}
        {...described({ 'aria-describedby': describedBy }, rest['aria-describedby'])}
      >
        <Radix.Indicator className={styles.mark}>
          <Icon name="check" size="small" />
          <Icon name="dash" size="small" />
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
            <Icon name="cross" size="small" />
            <span>{error}</span>
          </div>
        ) : null}
      </div>
    </div>
  );
}
