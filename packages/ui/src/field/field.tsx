import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './field.module.css';

/** What every field has around its control. */
export interface FieldFrameProps {
  /** What to enter. Always shown; a placeholder is not a label. */
  label: ReactNode;
  /** One sentence under the label: what the field is for, or the form it takes. */
  hint?: ReactNode | undefined;
  /** What is wrong and what to do. Turns the field critical and is read with it. */
  error?: ReactNode | undefined;
  /** Says "optional" beside the label. */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only; use where a heading or a table already names the field. */
  hideLabel?: boolean | undefined;
}

export interface FieldProps extends FieldFrameProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'className' | 'id'> {
  /** Id of the control; made up when absent. */
  id?: string | undefined;
  /** Class of the whole field. */
  className?: string | undefined;
  /** Draws the control with the attributes that tie it to label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

export interface FieldControl {
  /** Ties the label to the control. */
  id: string;
  /** Hint and error, read after the name. */
  'aria-describedby': string | undefined;
  /** Present while there is an error. */
  'aria-invalid': true | undefined;
}

/** Label, hint and error around one control. The parts of the kit use it; so can a control of your own. */
export function Field({ label, hint, error, optional = false, hideLabel = false, id, className, children, ...rest }: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hasHint = hint !== undefined && hint !== null && hint !== '';
  const hasError = error !== undefined && error !== null && error !== '' && error !== false;
  const describedBy = [hasHint ? `${controlId}-hint` : '', hasError ? `${controlId}-error` : ''].filter(Boolean).join(' ');
  return (
    <div {...rest} data-invalid={hasError || undefined} className={[styles.field, className].filter(Boolean).join(' ')}>
      <div className={hideLabel ? hidden.hidden : styles.labelRow}>
        <label htmlFor={controlId} className={styles.label}>
          {label}
        </label>
        {optional ? <span className={styles.optional}>optional</span> : null}
      </div>
      {hasHint ? (
        <div id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {children({
        id: controlId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': hasError ? true : undefined,
      })}
      {/* The region stands before the message does, so that a message arriving later is read. */}
      <div id={`${controlId}-error`} aria-live="polite" className={styles.errorRegion}>
        {hasError ? (
          <span className={styles.error}>
            <Icon name="cross" size="small" />
            <span>{error}</span>
          </span>
        ) : null}
      </div>
    </div>
  );
}
