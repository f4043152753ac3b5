import type { CustomerAddress } from '#schemas/addresses.ts';

/** Whether an address has each value that was written; what was not written may be any. */
export const isWritten = (address: CustomerAddress, written: Partial<CustomerAddress>): boolean =>
  Object.entries(written).every(([name, value]) => address[name as keyof CustomerAddress] === value);
