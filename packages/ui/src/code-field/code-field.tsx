import type { ClipboardEvent, ComponentPropsWithRef } from 'react';
import { described } from '../field/described-by.ts';
import { Field, type FieldFrameProps } from '../field/index.ts';
import styles from './code-field.module.css';

export interface CodeFieldProps
  extends FieldFrameProps,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'maxLength' | 'size'> {
  /** Digits entered so far. */
  value: string;
  /** Called with digits only, never more than `length`. */
  onValueChange: (digits: string) => void;
  /** How many digits the code has. */
  length?: number | undefined;
  /** Called once when the last digit is in. */
  onComplete?: ((code: string) => void) | undefined;
}

/**
 * A short code from a mail or a phone: one field that looks like places to fill, so that paste, autofill and screen readers work.
 * Rest props and ref go to the input, `className` and `style` to the whole field.
 */
export function CodeField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  value,
  onValueChange,
  length = 6,
  onComplete,
  id,
  className,
  onPaste,
  style,
  ...rest
}: CodeFieldProps) {
  const change = (text: string) => {
    const digits = digitsOf(text).slice(0, length);
    if (digits === value) return;
    onValueChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const text = event.clipboardData.getData('text');
    if (digitsOf(text).length < length) return;
    // A whole code replaces what was there, wherever the cursor stands.
    event.preventDefault();
    change(text);
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id} className={className} style={style}>
      {(control) => (
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          spellCheck={false}
          placeholder={'0'.repeat(length)}
          {...rest}
          {...described(control, rest['aria-describedby'])}
          type="text"
          value={value}
          style={{ '--places': length }}
          className={styles.input}
          onChange={(event) => change(event.target.value)}
          onPaste={paste}
        />
      )}
    </Field>
  );
}

/** Digits of a text, full-width ones included. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '');
}
