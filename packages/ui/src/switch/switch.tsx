import * as Radix from '@radix-ui/react-switch';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { described } from '../field/described-by.ts';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'children' | 'asChild'> {
  /** What is on or off. */
  label: ReactNode;
  /** A sentence under the label. */
  hint?: ReactNode | undefined;
}

/** On or off, at once and without a Save button. Rest props and ref go to the switch. */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const madeUp = useId();
  const switchId = id ?? madeUp;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <div className={styles.words}>
        <label htmlFor={switchId} className={styles.label}>
          {label}
        </label>
        {hint ? (
          <div id={`${switchId}-hint`} className={styles.hint}>
            {hint}
          </div>
        ) : null}
      </div>
      <Radix.Root
        id={switchId}
        className={styles.track}
        {...rest}
        {...described({ 'aria-describedby': hint ? `${switchId}-hint` : undefined }, rest['aria-describedby'])}
      >
        <Radix.Thumb className={styles.thumb} />
      </Radix.Root>
    </div>
  );
}
