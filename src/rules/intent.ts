interface Press {
  /** What the link says, as it says it. */
  href: string;
  /** The address that is shown. */
  here: string;
  /** The shopper has asked the browser to save data. */
  saveData: boolean;
}

const withoutHash = (address: string) => address.split('#', 1)[0];

/**
 * The address in this shop that a press on a link is about to open, so that what it needs can set out before the finger
 * is lifted. Undefined for an address elsewhere, for the one that is shown, and for a shopper who saves data.
 */
export function intendedAddress({ href, here, saveData }: Press): string | undefined {
  const inShop = href.startsWith('/') && !href.startsWith('//');
  const address = withoutHash(href);
  return inShop && !saveData && address !== withoutHash(here) ? address : undefined;
}
