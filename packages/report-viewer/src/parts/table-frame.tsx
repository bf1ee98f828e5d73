import type { ReactNode } from 'react';
import * as texts from '../texts/parts-texts.ts';

/** A table scrolls inside its own frame, reachable by keyboard, and never widens the page. */
export function TableFrame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      className="rv-table-frame"
      aria-label={texts.tableFrame(label)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex -- for the same reason.
    >
      {children}
    </section>
  );
}
