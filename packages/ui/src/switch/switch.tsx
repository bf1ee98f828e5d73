import * as Radix from '@radix-ui/react-switch';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { described } from '../field/described-by.ts';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'children' | 'asChild'> {
  /** What is on or off. */
  label: ReactNode;
  /** A sentence under the label. */
  hint?: ReactNode | undefined;
  /** Controlled: on or off. */
  checked?: boolean | undefined;
  /** On at first, when nobody holds it. */
  defaultChecked?: boolean | undefined;
  /** Called with what it is now. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Cannot be changed now. */
  disabled?: boolean | undefined;
}

/** On or off, at once and without a Save button. Rest props and ref go to the switch, `className` and `style` to the whole. */
export function Switch({ label, hint, id, className, style, ...rest }: SwitchProps) {
  const madeUp = useId();
  const switchId = id ?? madeUp;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')} style={style}>
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
