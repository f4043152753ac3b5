import { type ComponentProps, createElement } from 'react';
import type { LinkElement } from '#ui/elements.ts';

/** A plain `<a>` for components that take a link element. The shop passes the router's link. */
export function linkTo(href: string): LinkElement {
  const props: ComponentProps<'a'> = { href };
  return createElement('a', props);
}
