import type { ComponentProps, ReactElement } from 'react';

/**
 * Children without bare text. A browser that translates the page replaces text nodes, and React would not find them again
 * (scripts/lint/bareTexts.ts).
 */
export type Elements = ReactElement | false | '' | null | undefined | readonly Elements[];

/** A link element that a component styles: `<a href>` or a router's `<Link to>`, without children. */
export type LinkElement = ReactElement<
  Pick<ComponentProps<'a'>, 'aria-current' | 'aria-label' | 'children' | 'className'>
>;

declare module 'react' {
  /** Numbers that are known only at run time are passed to the style sheet as custom properties. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
