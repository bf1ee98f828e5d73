import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A custom property set by a part for its own sheet. */
    [name: `--${string}`]: string | number | undefined;
  }
}
