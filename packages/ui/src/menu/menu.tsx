import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { type Direction, useWritingDirection } from '../writing-direction/use-writing-direction.ts';
import styles from './menu.module.css';

export interface MenuItem {
  /** What it does. */
  label: ReactNode;
  /** Called when chosen. */
  onSelect?: (() => void) | undefined;
  /** Address, when the item goes somewhere. */
  href?: string | undefined;
  /** Drawing before the words. */
  icon?: IconName | undefined;
  /** `critical` for what cannot be undone. */
  tone?: 'neutral' | 'critical' | undefined;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
  /** React key, for items that come and go; by default their place. */
  key?: string | undefined;
}

export interface MenuProps extends Omit<ComponentPropsWithRef<typeof Radix.Content>, 'children' | 'asChild' | 'dir'> {
  /** Writing direction; by default the page's. */
  dir?: Direction | undefined;
  /** The one button that opens it. */
  trigger: ReactNode;
  /** Items; `separator` draws a hairline. */
  items: readonly (MenuItem | 'separator')[];
  /** Open at first. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A list of things to do, behind a button. Arrow keys move, letters jump, Escape closes. */
export function Menu({ trigger, items, defaultOpen, onOpenChange, dir, className, ...rest }: MenuProps) {
  const state = { ...(defaultOpen === undefined ? {} : { defaultOpen }), ...(onOpenChange === undefined ? {} : { onOpenChange }) };
  return (
    <Radix.Root modal={false} dir={useWritingDirection(dir)} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={[styles.menu, className].filter(Boolean).join(' ')}
          {...rest}
        >
          {items.map((item, place) =>
            item === 'separator' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a separator has nothing but its place.
              <Radix.Separator key={place} className={styles.separator} />
            ) : (
              // Two items may say the same; their place tells them apart.
              <Entry {...item} key={item.key ?? String(place)} />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Entry({ label, onSelect, href, icon, tone = 'neutral', disabled = false }: MenuItem) {
  const words = (
    <>
      {icon === undefined ? null : <Icon name={icon} size="small" />}
      <span className={styles.words}>{label}</span>
    </>
  );
  const handler = onSelect === undefined ? {} : { onSelect };
  return (
    <Radix.Item asChild={href !== undefined} disabled={disabled} data-tone={tone} className={styles.item} {...handler}>
      {href === undefined ? words : <a href={href}>{words}</a>}
    </Radix.Item>
  );
}
