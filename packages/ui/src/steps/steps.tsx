import type { ComponentPropsWithRef, ReactNode } from 'react';
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

/** Things that follow one another, each a rung higher. */
export function Steps({ steps, direction = 'down', className, ...rest }: StepsProps) {
  return (
    <div className={styles.frame}>
      <ol data-direction={direction} className={[styles.steps, className].filter(Boolean).join(' ')} {...rest}>
        {steps.map(({ title, detail, state }, place) => (
          <li
            key={typeof title === 'string' ? title : place}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.step}
            style={{ '--rung': steps.length - 1 - place }}
          >
            <span aria-hidden className={styles.number}>
              {state === 'done' ? '✓' : place + 1}
            </span>
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
