import type { AddressType } from '#schemas/addressTypes.ts';

/** The types that an address can be given (ADDR-08, ADDR-09). */
export const enabledTypes = (types: readonly AddressType[]): AddressType[] =>
  types.filter(({ enabled }) => enabled);
