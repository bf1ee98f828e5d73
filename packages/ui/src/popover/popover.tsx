import * as Radix from '@radix-ui/react-popover';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './popover.module.css';

export interface PopoverProps extends Omit<ComponentPropsWithRef<typeof Radix.Content>, 'title' | 'asChild'> {
  /** The one button that opens it. */
  trigger: ReactNode;
  /** Names it for screen readers. */
  label: string;
  /** Controlled: open or not. */
  open?: boolean | undefined;
  /** Open at first. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Which side of the button, where there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** What it shows. */
  children?: ReactNode | undefined;
}

/** More about one thing, beside it: where a figure comes from, a small form. Escape closes it, focus returns. */
export function Popover({ trigger, label, open, defaultOpen, onOpenChange, side = 'bottom', className, children, ...rest }: PopoverProps) {
  const state = {
    ...(open === undefined ? {} : { open }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={[styles.sheet, className].filter(Boolean).join(' ')}
          {...rest}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
