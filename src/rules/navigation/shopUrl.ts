/**
 * An address that came from outside (the location, a link, a stored history) as path, query and hash of this shop: what
 * a browser would resolve to another host becomes a path. Never throws.
 */
export const shopUrl = (address: string): string => address.replace(/^(?:[\s/\\]|\.\.?(?=[/\\]))*/, '/');
