import * as Radix from '@radix-ui/react-radio-group';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useWritingDirection } from '../writing-direction/use-writing-direction.ts';
import styles from './segmented-control.module.css';

export interface Segment {
  /** What the caller gets. */
  value: string;
  /** A word or two. */
  label: ReactNode;
  /** Read aloud instead, when the label is a symbol. */
  name?: string | undefined;
  /** Cannot be chosen now. */
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps extends Omit<ComponentPropsWithRef<typeof Radix.Root>, 'children' | 'asChild' | 'orientation'> {
  /** Names the choice for screen readers. */
  label: string;
  /** Two to five choices. */
  segments: readonly Segment[];
  /** Height: 32 or 40 px. */
  size?: 'small' | 'medium' | undefined;
  /** Controlled: the one chosen. */
  value?: string | null | undefined;
  /** Chosen at first, when nobody holds it. */
  defaultValue?: string | undefined;
  /** Called with the one chosen now. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Nothing can be chosen now. */
  disabled?: boolean | undefined;
}

/** A choice of a few that changes the view at once: yen or dollars. Arrow keys move it. */
export function SegmentedControl({ label, segments, size = 'medium', dir, className, ...rest }: SegmentedControlProps) {
  return (
    <Radix.Root
      dir={useWritingDirection(dir)}
      aria-label={label}
      orientation="horizontal"
      data-size={size}
      className={[styles.group, className].filter(Boolean).join(' ')}
      {...rest}
    >
      {segments.map((segment) => (
        <Radix.Item
          key={segment.value}
          value={segment.value}
          aria-label={segment.name}
          disabled={segment.disabled ?? false}
          className={styles.segment}
        >
          {segment.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
