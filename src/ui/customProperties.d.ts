import 'react';

declare module 'react' {
  /** A number that only the moment knows is handed to the style sheet as a custom property. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
