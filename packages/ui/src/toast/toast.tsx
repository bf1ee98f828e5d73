import * as Radix from '@radix-ui/react-toast';
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { useWritingDirection } from '../writing-direction/use-writing-direction.ts';
import styles from './toast.module.css';

export interface ToastMessage {
  /** What happened, in one line. */
  title: ReactNode;
  /** What was kept, what to do next. */
  body?: ReactNode | undefined;
  /** `caution` interrupts a screen reader and stays until it is closed. */
  tone?: 'info' | 'positive' | 'caution' | undefined;
  /** One thing to do about it. `altText` says how to do the same elsewhere, for those who cannot reach it in time. */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
}

const icons: Record<NonNullable<ToastMessage['tone']>, IconName> = { info: 'info', positive: 'check', caution: 'warning' };

export interface ToastProps extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'title' | 'children' | 'asChild'>, ToastMessage {}

/** One passing message. Use `useToast` inside a `ToastProvider` instead of drawing it by hand. */
export function Toast({ title, body, tone = 'info', action, className, ...rest }: ToastProps) {
  return (
    <Radix.Root
      type={tone === 'caution' ? 'foreground' : 'background'}
      duration={tone === 'caution' ? Number.POSITIVE_INFINITY : 8000}
      data-tone={tone}
      className={[styles.toast, className].filter(Boolean).join(' ')}
      {...rest}
    >
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {body === undefined ? null : <Radix.Description className={styles.body}>{body}</Radix.Description>}
        {action === undefined ? null : (
          <Radix.Action altText={action.altText} className={styles.action} onClick={action.onSelect}>
            {action.label}
          </Radix.Action>
        )}
      </div>
      <Radix.Close aria-label="Dismiss" className={styles.dismiss}>
        <Icon name="close" size="small" />
      </Radix.Close>
    </Radix.Root>
  );
}

const Show = createContext<((message: ToastMessage) => void) | null>(null);

export interface ToastProviderProps {
  /** The application. */
  children: ReactNode;
}

/** Holds the messages at the foot of the window. F8 moves focus to them. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [shown, setShown] = useState<(ToastMessage & { id: number })[]>([]);
  const show = useCallback(
    (message: ToastMessage) => setShown((before) => [...before, { ...message, id: (before.at(-1)?.id ?? 0) + 1 }]),
    [],
  );
  const remove = useMemo(() => (id: number) => setShown((before) => before.filter((message) => message.id !== id)), []);
  const direction = useWritingDirection();
  return (
    <Show value={show}>
      <Radix.Provider label="Notification" swipeDirection={direction === 'rtl' ? 'left' : 'right'}>
        {children}
        {shown.map(({ id, ...message }) => (
          <Toast key={id} {...message} onOpenChange={(open) => (open ? undefined : remove(id))} />
        ))}
        <Radix.Viewport className={styles.viewport} />
      </Radix.Provider>
    </Show>
  );
}

/** Returns a function that shows a message; throws outside a ToastProvider. */
export function useToast(): (message: ToastMessage) => void {
  const show = use(Show);
  if (show === null) throw new Error('useToast needs a ToastProvider above it. Put one around the application.');
  return show;
}
