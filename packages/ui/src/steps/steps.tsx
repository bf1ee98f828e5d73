import type { ComponentPropsWithRef, ReactNode } from 'react';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './steps.module.css';

export interface Step {
  /** What happens. */
  title: ReactNode;
  /** More about it. */
  detail?: ReactNode | undefined;
  /** Where the work is, when these are steps of something going on. */
  state?: 'done' | 'current' | 'waiting' | undefined;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** In order. */
  steps: readonly Step[];
  /** `down` as a list, `across` as rising stairs where there is room. */
  direction?: 'down' | 'across' | undefined;
}

/** Things that follow one another, each a rung higher. Rest props and ref go to the list, `className` and `style` to the whole. */
export function Steps({ steps, direction = 'down', className, style, ...rest }: StepsProps) {
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')} style={style}>
      <ol data-direction={direction} className={styles.steps} {...rest}>
        {steps.map(({ title, detail, state }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same title; their place tells them apart.
            key={place}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.step}
            style={{ '--rung': steps.length - 1 - place }}
          >
            <span aria-hidden className={styles.number}>
              {state === 'done' ? '✓' : place + 1}
            </span>
            <span className={styles.words}>
              <span className={styles.title}>
                {title}
                {state === 'done' ? <span className={hidden.hidden}> (done)</span> : null}
              </span>
              {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
