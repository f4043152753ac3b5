import type { ComponentProps, ReactElement } from 'react';

/** The element of a link, ready to be dressed by a part: `<a href>` or a router's `<Link to>`, without children. */
export type LinkElement = ReactElement<
  Pick<ComponentProps<'a'>, 'aria-current' | 'aria-label' | 'children' | 'className'>
>;
