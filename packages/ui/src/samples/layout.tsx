import type { ReactNode } from 'react';

/** One under another. */
export function Rows({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: '1.5rem', minInlineSize: 0 }}>{children}</div>;
}

/** Side by side, wrapping. */
export function Beside({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem 1.5rem', alignItems: 'center', minInlineSize: 0 }}>{children}</div>;
}

/** As narrow as the narrowest phone, or as told. */
export function Narrow({ width = 288, children }: { width?: number; children: ReactNode }) {
  return <div style={{ inlineSize: width, maxInlineSize: '100%', minInlineSize: 0 }}>{children}</div>;
}
