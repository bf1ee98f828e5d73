import type { ComponentPropsWithRef, ReactNode } from 'react';
import { described } from '../field/described-by.ts';
import { Field, type FieldFrameProps } from '../field/index.ts';
import styles from './text-field.module.css';

/** What a field for one line has, whatever stands beside the value. */
export interface LineFieldProps extends FieldFrameProps, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size' | 'type'> {
  /** Height: 32 or 40 px. */
  size?: 'small' | 'medium' | undefined;
}

export interface TextFieldProps extends LineFieldProps {
  /** Which keyboard a phone shows and what the browser may fill in: `email`, `url`, `tel`, `number`. */
  type?: ComponentPropsWithRef<'input'>['type'];
  /** Unit or symbol before the value, for example `¥`. */
  prefix?: ReactNode | undefined;
  /** Unit or a small button after the value. */
  suffix?: ReactNode | undefined;
}

/** One line of text. Rest props and ref go to the input; `className` and `style` to the whole field. */
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
  style,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id} className={className} style={style}>
      {(control) => (
        <div data-size={size} className={styles.box}>
          {prefix === undefined ? null : <Affix>{prefix}</Affix>}
          <input type="text" className={styles.input} {...rest} {...described(control, rest['aria-describedby'])} />
          {suffix === undefined ? null : <Affix>{suffix}</Affix>}
        </div>
      )}
    </Field>
  );
}

/** Words of their own direction: "/ month" would read "month /" on a page from right to left. */
const Affix = ({ children }: { children: ReactNode }) => (
  <span className={styles.affix}>
    <bdi>{children}</bdi>
  </span>
);
