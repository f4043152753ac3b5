import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { createPath, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import { linkOf } from '#rules/home/links.ts';
import { shopUrl } from '#rules/navigation/routes.ts';
import type { HomeLink } from '#schemas/home.ts';
import { Button } from '#ui/controls/Button.tsx';
import { usePresentLocation } from './here.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** A URL of this shop; the browser follows any other URL, which a server may have sent. */
  to: string;
  /** The state of the new history entry. */
  state?: unknown;
};

/** A URL with a scheme. */
const elsewhere = /^[a-z][\w+.-]*:/i;

/** A link to another screen. The router's own link would follow a second press while the next screen loads. */
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
        // A second press while the next screen loads would add a second history entry.
        if (at.key !== drawn.key && createPath(at) === href) event.preventDefault();
        else follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link as underlined text. */
export const TextLink = (link: LinkProps) => (
  <Button kind="text" as={<Link {...link} />}>
    {link.children}
  </Button>
);

/** Whether the browser follows a pressed link in another tab or window, or saves what it leads to. */
export const leadsElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

interface ContentLinkProps {
  to: Pick<HomeLink, 'desktop_url' | 'api_url'>;
  className: string | undefined;
  children: ReactNode;
}

/**
 * The link of an item of the server's content (HOME-10); without a URL that may be opened it renders only the content.
 */
export function ContentLink({ to, className, children }: ContentLinkProps) {
  const { hosts, origin } = useShop();
  const link = linkOf(to, hosts, origin);
  if (link === undefined) return <span className={className}>{children}</span>;
  if (link.kind === 'internal')
    return (
      <Link className={className} to={link.to}>
        {children}
      </Link>
    );
  return (
    <a className={className} href={link.href} rel="noopener noreferrer">
      {children}
    </a>
  );
}
