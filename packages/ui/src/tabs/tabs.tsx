import * as Radix from '@radix-ui/react-tabs';
import type { ComponentPropsWithRef } from 'react';
import { useWritingDirection } from '../writing-direction/use-writing-direction.ts';
import styles from './tabs.module.css';

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

export interface TabsProps extends ComponentPropsWithRef<typeof Radix.Root> {
  /** Open tab at first. */
  defaultValue?: string | undefined;
  /** Controlled: the open tab. */
  value?: string | undefined;
  /** Called with the tab asked for. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `manual` opens on Enter or Space instead of with the arrow keys; use it where a panel has to be fetched. */
  activationMode?: 'automatic' | 'manual' | undefined;
}

/** Parts of one thing, one shown at a time. */
export function Tabs({ dir, className, ...rest }: TabsProps) {
  return <Radix.Root dir={useWritingDirection(dir)} className={join(styles.tabs, className)} {...rest} />;
}

export interface TabListProps extends ComponentPropsWithRef<typeof Radix.List> {
  /** Names the set of tabs. */
  'aria-label': string;
}

/** The row of tabs. */
export function TabList({ className, ...rest }: TabListProps) {
  return <Radix.List className={join(styles.list, className)} {...rest} />;
}

export interface TabProps extends ComponentPropsWithRef<typeof Radix.Trigger> {
  /** Ties the tab to its panel; no spaces, it becomes part of an id. */
  value: string;
}

/** One tab. */
export function Tab({ className, ...rest }: TabProps) {
  return <Radix.Trigger className={join(styles.tab, className)} {...rest} />;
}

export interface TabPanelProps extends ComponentPropsWithRef<typeof Radix.Content> {
  /** Ties the panel to its tab; no spaces. */
  value: string;
}

/** What a tab shows. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <Radix.Content className={join(styles.panel, className)} {...rest} />;
}
