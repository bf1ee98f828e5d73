import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './copyable-id.module.css';

export interface CopyableIdProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The whole ID; this is what is copied. */
  value: string;
  /** Characters shown; 0 shows all. */
  length?: number | undefined;
  /** What the ID is of, read aloud: "Analysis ID". */
  label?: string | undefined;
}

/** An ID cut short for the eye, whole for the clipboard. */
export function CopyableId({ value, length = 8, label = 'ID', className, ...rest }: CopyableIdProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 4000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () => {
    const wrote = navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'));
    wrote.then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  const shown = length > 0 && value.length > length ? value.slice(0, length) : value;
  return (
    <span className={[styles.copyable, className].filter(Boolean).join(' ')} {...rest}>
      <code title={value} data-whole={state === 'refused' || undefined} className={styles.code}>
        {state === 'refused' ? value : shown}
      </code>
      <button
        type="button"
        aria-label={`Copy ${label}`}
        title={`Copy ${label}`}
        data-state={state}
        className={styles.button}
        onClick={copy}
      >
        <Icon name={state === 'copied' ? 'check' : 'copy'} size="small" />
      </button>
      <VisuallyHidden aria-live="polite">
        {state === 'copied' ? `${label} copied` : state === 'refused' ? 'Copying is not allowed here; the whole ID is shown' : ''}
      </VisuallyHidden>
    </span>
  );
}
