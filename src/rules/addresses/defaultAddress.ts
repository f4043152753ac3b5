import type { CustomerAddress } from '#schemas/addresses.ts';

/** What an address may be the default one for. */
export type Purpose = 'shipping' | 'billing';

type Marked = Pick<CustomerAddress, `is_default_${Purpose}`>;

/**
 * The default address for a purpose: the first that is flagged, else the first of all; none without addresses (ADDR-10 to
 * ADDR-14).
 */
export const defaultAddress = <Address extends Marked>(
  addresses: readonly Address[],
  purpose: Purpose,
): Address | undefined => addresses.find((each) => each[`is_default_${purpose}`] === '1') ?? addresses[0];
