import * as Radix from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../icon-button/index.ts';
import styles from './dialog.module.css';

export interface DialogProps extends Omit<ComponentPropsWithRef<typeof Radix.Content>, 'title'> {
  /** Controlled: open or not. Leave out to let `trigger` open it. */
  open?: boolean | undefined;
  /** Open at first, when nobody holds it. */
  defaultOpen?: boolean | undefined;
  /** Called when the reader opens or closes it (Escape, the cross, a click outside). */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The one element that opens it; focus returns there. */
  trigger?: ReactNode | undefined;
  /** Heading; names the dialog. */
  title: ReactNode;
  /** A sentence under the heading; describes the dialog. */
  description?: ReactNode | undefined;
  /** Buttons at the foot, the next step last. */
  footer?: ReactNode | undefined;
  /** Widest width: 24, 36 or 56 rem. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What the dialog shows. */
  children?: ReactNode | undefined;
}

/** Modal dialog. */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  size = 'medium',
  className,
  children,
  ...rest
}: DialogProps) {
  const state = {
    ...(open === undefined ? {} : { open }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  return (
    <Radix.Root {...state}>
      {trigger === undefined ? null : <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            data-size={size}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
            className={[styles.dialog, className].filter(Boolean).join(' ')}
            {...rest}
          >
            <header className={styles.header}>
              <div className={styles.words}>
                <Radix.Title className={styles.title}>{title}</Radix.Title>
                {description === undefined ? null : <Radix.Description className={styles.description}>{description}</Radix.Description>}
              </div>
              <Radix.Close asChild>
                <IconButton icon="close" label="Close" />
              </Radix.Close>
            </header>
            <div className={styles.body}>{children}</div>
            {footer === undefined ? null : <footer className={styles.footer}>{footer}</footer>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface DialogCloseProps {
  /** The one button. */
  children: ReactNode;
}

/** Closes the dialog it stands in; wrap one button. */
export function DialogClose({ children }: DialogCloseProps) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
