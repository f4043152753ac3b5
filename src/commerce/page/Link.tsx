import type { ComponentProps, MouseEvent } from 'react';
import { createPath, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { shopUrl } from '#rules/navigation/routes.ts';
import { usePresentLocation } from './here.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** An address of this shop; another one, which a server may have sent, is left to the browser. */
  to: string;
  /** State for the next screen, in the entry of the history. */
  state?: unknown;
};

/** An address with a scheme of its own. */
const elsewhere = /^[a-z][\w+.-]*:/i;

/**
 * A link to another screen. It uses two hooks of the router: the router's own link would follow a second press while the
 * next screen loads.
 */
export function Link({ to, state, onClick, children, ...props }: LinkProps) {
  const isElsewhere = elsewhere.test(to);
  const url = shopUrl(to);
  const href = useHref(url);
  const follow = useLinkClickHandler(url, { state });
  const drawn = useLocation();
  const present = usePresentLocation();
  return (
    <a
      {...props}
      href={isElsewhere ? to : href}
      onClick={(event) => {
        onClick?.(event);
        if (isElsewhere || event.defaultPrevented) return;
        const at = present();
        // Pressed again while the next screen loads: it would be in the history twice.
        if (at.key !== drawn.key && createPath(at) === href) event.preventDefault();
        else follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** Whether the browser follows a pressed link in another tab or window, or saves what it leads to. */
export const leadsElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
