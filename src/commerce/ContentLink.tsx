import type { ReactNode } from 'react';
import { linkOf } from '#rules/links.ts';
import type { HomeLink } from '#schemas/home.ts';
import { Link } from './Link.tsx';
import { useShop } from './shop.ts';

interface ContentLinkProps {
  to: Pick<HomeLink, 'desktop_url' | 'api_url'>;
  className: string | undefined;
  children: ReactNode;
}

/** Where a tap on content of the server leads (HOME-10); what has no address that may be followed stands there all the same. */
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
