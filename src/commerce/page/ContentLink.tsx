import type { ReactNode } from 'react';
import { useShop } from '#commerce/shop.ts';
import { linkOf } from '#rules/home/links.ts';
import type { HomeLink } from '#schemas/home.ts';
import { Link } from './Link.tsx';

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
