import type { ComponentPropsWithRef } from 'react';
import { described } from '../field/described-by.ts';
import { Field, type FieldFrameProps } from '../field/index.ts';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldFrameProps, ComponentPropsWithRef<'textarea'> {
  /** Sets the text in the code face, for JSON and lists of addresses. */
  code?: boolean | undefined;
  /** Lines shown; the reader can pull it taller. */
  rows?: number | undefined;
}

/** Several lines of text. Rest props and ref go to the textarea, `className` and `style` to the whole field. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  code = false,
  rows = 4,
  id,
  className,
  style,
  ...rest
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel} id={id} className={className} style={style}>
      {(control) => (
        <textarea
          rows={rows}
          spellCheck={code ? false : undefined}
          data-code={code || undefined}
          className={styles.area}
          {...rest}
          {...described(control, rest['aria-describedby'])}
        />
      )}
    </Field>
  );
}
