import 'react';

declare module 'react' {
  /** Numbers that are known only at run time are passed to the style sheet as custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
