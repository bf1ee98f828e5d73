import * as Radix from '@radix-ui/react-slider';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { described } from '../field/described-by.ts';
import { useWritingDirection } from '../writing-direction/use-writing-direction.ts';
import styles from './slider.module.css';
import { toStep } from './to-step.ts';

export interface SliderProps
  extends Omit<
    ComponentPropsWithRef<typeof Radix.Root>,
    'children' | 'asChild' | 'value' | 'defaultValue' | 'onValueChange' | 'onValueCommit' | 'orientation' | 'inverted'
  > {
  /** What is set. */
  label: ReactNode;
  /** The same in plain words, read aloud on both controls; needed when the label is not a text. */
  name?: string | undefined;
  /** Value, in the unit shown. */
  value: number;
  /** Called while the reader drags, presses keys or types. */
  onValueChange: (value: number) => void;
  /** Called when the reader lets go or leaves the number, for work that is too slow for every step. */
  onValueCommit?: ((value: number) => void) | undefined;
  /** Lowest value. */
  min: number;
  /** Highest value. */
  max: number;
  /** Distance of two values. */
  step?: number | undefined;
  /** Unit after the number. */
  unit?: string | undefined;
  /** The value as words for screen readers; by default number and unit. */
  valueText?: string | undefined;
  /** A sentence under it: range, source, what the default is. */
  hint?: ReactNode | undefined;
  /** Shown, and not to be changed now. */
  disabled?: boolean | undefined;
}

/**
 * A number that is tried out: drag it, step it with the arrow keys, or type it. Rest props and ref go to the slider, `className` and
 * `style` to the whole; `aria-describedby` describes both its controls.
 */
export function Slider({
  label,
  name,
  value,
  onValueChange,
  onValueCommit,
  min,
  max,
  step = 1,
  unit,
  valueText,
  hint,
  disabled,
  dir,
  className,
  style,
  'aria-describedby': also,
  ...rest
}: SliderProps) {
  const id = useId();
  const direction = useWritingDirection(dir);
  const description = described({ 'aria-describedby': hint ? `${id}-hint` : undefined }, also);
  const [typed, setTyped] = useState<string | null>(null);
  const spoken = name ?? (typeof label === 'string' ? label : 'Value');
  const take = (text: string, isFinal: boolean) => {
    const number = Number.parseFloat(text.normalize('NFKC').replaceAll(',', ''));
    if (Number.isNaN(number)) return;
    const within = toStep(number, min, max, step);
    // While typing, only a value that already fits is passed on: "1" on the way to "15" is not a wish.
    if (isFinal || (number >= min && number <= max)) onValueChange(within);
    if (isFinal) onValueCommit?.(within);
  };
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')} style={style}>
      <label htmlFor={`${id}-number`} className={styles.label}>
        {label}
      </label>
      <span className={styles.entry}>
        <input
          id={`${id}-number`}
          inputMode="decimal"
          {...description}
          disabled={disabled}
          value={typed ?? String(value)}
          className={styles.number}
          onChange={(event) => {
            setTyped(event.target.value);
            take(event.target.value, false);
          }}
          onBlur={() => {
            if (typed !== null) take(typed, true);
            setTyped(null);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed !== null) {
              take(typed, true);
              setTyped(null);
            }
          }}
        />
        {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
      </span>
      <Radix.Root
        {...rest}
        dir={direction}
        {...(disabled === undefined ? {} : { disabled })}
        value={[value]}
        min={min}
        max={max}
        step={step}
        className={styles.root}
        onValueChange={([next]) => {
          if (next !== undefined) onValueChange(next);
        }}
        onValueCommit={([next]) => {
          if (next !== undefined) onValueCommit?.(next);
        }}
      >
        <Radix.Track className={styles.track}>
          <Radix.Range className={styles.range} />
        </Radix.Track>
        <Radix.Thumb
          aria-label={spoken}
          aria-valuetext={valueText ?? `${value}${unit === undefined ? '' : ` ${unit}`}`}
          {...description}
          className={styles.thumb}
        />
      </Radix.Root>
      <span aria-hidden className={styles.ends}>
        <span>{min}</span>
        <span>{max}</span>
      </span>
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
