import type { ComponentProps, ReactElement } from 'react';

/** A link element that a component styles: `<a href>` or a router's `<Link to>`, without children. */
export type LinkElement = ReactElement<
  Pick<ComponentProps<'a'>, 'aria-current' | 'aria-label' | 'children' | 'className'>
>;
