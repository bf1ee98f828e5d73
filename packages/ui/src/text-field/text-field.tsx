import type { ComponentPropsWithRef, ReactNode } from 'react';
import { described } from '../field/described-by.ts';
import { Field, type FieldFrameProps } from '../field/index.ts';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldFrameProps, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'> {
  /** Unit or symbol before the value, for example `¥`. */
  prefix?: ReactNode | undefined;
  /** Unit or a small button after the value. */
  suffix?: ReactNode | undefined;
  /** Height: 32 or 40 px. */
  size?: 'small' | 'medium' | undefined;
}

/** One line of text. Rest props and ref go to the input; `className` goes to the whole field. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  prefix,
  suffix,
  size = 'medium',
  id,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id} className={className}>
      {(control) => (
        <div data-size={size} className={styles.box}>
          {prefix === undefined ? null : <span className={styles.affix}>{prefix}</span>}
          <input type="text" className={styles.input} {...rest} {...described(control, rest['aria-describedby'])} />
          {suffix === undefined ? null : <span className={styles.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
