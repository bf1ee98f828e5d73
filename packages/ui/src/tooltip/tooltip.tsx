import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './tooltip.module.css';

export interface TooltipProps extends Omit<ComponentPropsWithRef<typeof Radix.Content>, 'content' | 'asChild'> {
  /** A short sentence; it also describes the element for screen readers. Nothing that cannot be missed: touch does not show it. */
  words: ReactNode;
  /** The one element it is about; it must take focus. */
  children: ReactNode;
  /** Which side, where there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Shown at first. */
  defaultOpen?: boolean | undefined;
  /** Milliseconds of rest before it shows. */
  delayMs?: number | undefined;
}

/** A sentence about a control, on hover and on focus; Escape hides it. */
export function Tooltip({ words, children, side = 'top', defaultOpen, delayMs = 300, className, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayMs}>
      <Radix.Root {...(defaultOpen === undefined ? {} : { defaultOpen })}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={[styles.words, className].filter(Boolean).join(' ')}
            {...rest}
          >
            {words}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
