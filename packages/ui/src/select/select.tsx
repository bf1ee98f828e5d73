import type { ComponentPropsWithRef } from 'react';
import { described } from '../field/described-by.ts';
import { Field, type FieldFrameProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import styles from './select.module.css';

export interface SelectOption {
  /** What the form sends. */
  value: string;
  /** What the reader sees. */
  label: string;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface SelectGroup {
  /** Heading over some options. */
  heading: string;
  /** What stands under the name. */
  options: readonly SelectOption[];
}

export interface SelectProps extends FieldFrameProps, Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple' | 'size'> {
  /** Options, or options under headings. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Words while nothing is chosen; without them the first option is. */
  placeholder?: string | undefined;
  /** Called with the value chosen. */
  onValueChange?: ((value: string) => void) | undefined;
}

/**
 * One of many. The browser's own select, so that phones show their own wheel, forms and autofill work, and nothing outside it
 * has to be hidden from screen readers while it is open; where the browser can, its list is drawn in the kit's look.
 * Rest props and ref go to the select, `className` and `style` to the whole field.
 */
export function Select({
  label,
  hint,
  error,
  optional,
  hideLabel,
  options,
  placeholder,
  onValueChange,
  onChange,
  id,
  className,
  style,
  ...rest
}: SelectProps) {
  const atFirst = placeholder === undefined || rest.value !== undefined || rest.defaultValue !== undefined ? {} : { defaultValue: '' };
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id} className={className} style={style}>
      {(control) => (
        <div className={styles.box}>
          <select
            className={styles.select}
            {...atFirst}
            {...rest}
            {...described(control, rest['aria-describedby'])}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          >
            {placeholder === undefined ? null : (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) =>
              'heading' in option ? (
                <optgroup key={option.heading} label={option.heading}>
                  {option.options.map(asOption)}
                </optgroup>
              ) : (
                asOption(option)
              ),
            )}
          </select>
          <Icon name="chevron-down" size="small" className={styles.chevron} />
        </div>
      )}
    </Field>
  );
}

const asOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
