import * as Radix from '@radix-ui/react-alert-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import styles from '../dialog/dialog.module.css';

export interface AlertDialogProps extends Omit<ComponentPropsWithRef<typeof Radix.Content>, 'title' | 'asChild'> {
  /** Controlled: open or not. Leave out to let `trigger` open it. */
  open?: boolean | undefined;
  /** Open at first, when nobody holds it. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The one element that opens it; focus returns there. */
  trigger?: ReactNode | undefined;
  /** The question, or what has just happened. */
  title: ReactNode;
  /** What it means. */
  description: ReactNode;
  /** Words of the button that does it. */
  confirmLabel?: string | undefined;
  /** Called by that button. */
  onConfirm?: (() => void) | undefined;
  /** Words of the button that does not; null where there is nothing to choose. */
  cancelLabel?: string | null | undefined;
  /** `critical` for what cannot be undone. */
  tone?: 'neutral' | 'critical' | undefined;
  /** The work is going on: the dialog stays open until the caller closes it. */
  busy?: boolean | undefined;
  /** More than the description: a list of what goes, a field to fill. */
  children?: ReactNode | undefined;
}

/** A question that must be answered before anything else; a click outside does not answer it. */
export function AlertDialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel = 'OK',
  onConfirm,
  cancelLabel = 'Cancel',
  tone = 'neutral',
  busy = false,
  className,
  onEscapeKeyDown,
  children,
  ...rest
}: AlertDialogProps) {
  const state = {
    ...(open === undefined ? {} : { open }),
    ...(defaultOpen === undefined ? {} : { defaultOpen }),
    ...(onOpenChange === undefined ? {} : { onOpenChange }),
  };
  const stay = (event: { preventDefault: () => void }) => {
    if (busy) event.preventDefault();
  };
  return (
    <Radix.Root {...state}>
      {trigger === undefined ? null : <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            data-size="small"
            data-tone={tone}
            className={[styles.dialog, className].filter(Boolean).join(' ')}
            onEscapeKeyDown={(event) => {
              onEscapeKeyDown?.(event);
              stay(event);
            }}
            {...rest}
          >
            <div className={styles.header}>
              <div className={styles.words}>
                <Radix.Title className={styles.title}>{title}</Radix.Title>
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              </div>
            </div>
            <div className={styles.body}>{children}</div>
            <div className={styles.footer}>
              {cancelLabel === null ? null : (
                <Radix.Cancel asChild>
                  <Button aria-disabled={busy || undefined} onClick={stay}>
                    {cancelLabel}
                  </Button>
                </Radix.Cancel>
              )}
              {/* The same elements while it is busy, so that focus stays where it was. */}
              <Radix.Action asChild>
                <Button variant={tone === 'critical' ? 'critical' : 'primary'} busy={busy} onClick={onConfirm}>
                  {confirmLabel}
                </Button>
              </Radix.Action>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
