import { type ComponentProps, createElement } from 'react';
import type { LinkElement } from '#ui/linkElement.ts';

/** A plain link, as the parts take it; in the shop it is the router's. */
export function linkTo(href: string): LinkElement {
  const props: ComponentProps<'a'> = { href };
  return createElement('a', props);
}
