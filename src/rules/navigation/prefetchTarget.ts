interface Press {
  /** The `href` of the link as written. */
  href: string;
  /** The current URL. */
  here: string;
  /** The browser is in data-saving mode. */
  saveData: boolean;
}

const withoutHash = (address: string) => address.split('#', 1)[0];

/**
 * Returns the URL of this shop that a pressed link is about to open, so that its data can be prefetched before the finger
 * is lifted. Undefined for other sites, for the current URL, and in data-saving mode.
 */
export function prefetchTarget({ href, here, saveData }: Press): string | undefined {
  const inShop = href.startsWith('/') && !href.startsWith('//');
  const address = withoutHash(href);
  return inShop && !saveData && address !== withoutHash(here) ? address : undefined;
}
