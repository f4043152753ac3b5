import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** An address of this shop; one elsewhere, which a server may have sent, is left to the browser. */
  to: string;
  /** What the next screen is told in the entry of the history. */
  state?: unknown;
};

/** An address with a host or a scheme of its own. */
const elsewhere = /^(?:[a-z][\w+.-]*:|\/\/)/i;

/**
 * A link to another screen. It is made of the router's own two hooks: its ready-made link brings along the loading of
 * a server-rendered shop, which this one is not (docs/decisions/013-only-what-is-used-of-the-router.md).
 */
export function Link({ to, state, onClick, children, ...props }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state });
  const isElsewhere = elsewhere.test(to);
  return (
    <a
      {...props}
      href={isElsewhere ? to : href}
      onClick={(event) => {
        onClick?.(event);
        if (!isElsewhere && !event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
