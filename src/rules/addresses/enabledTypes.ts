import type { AddressType } from '#schemas/addressTypes.ts';

/** The types that an address can be given, each once: of those with one id the first (ADDR-08, ADDR-09). */
export const enabledTypes = (types: readonly AddressType[]): AddressType[] => {
  const enabled = types.filter((type) => type.enabled);
  return enabled.filter(({ id }, place) => enabled.findIndex((other) => other.id === id) === place);
};
