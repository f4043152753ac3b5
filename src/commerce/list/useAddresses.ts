import { useEffect, useEffectEvent } from 'react';
import { useGetAddressesQuery } from '#api/addresses.ts';
import { listedAddresses } from '#rules/addresses/addresses.ts';

/**
 * The address book as a screen shows it. A list that was read before is not read again when a screen opens, also where
 * the last attempt has failed: of a screen that opens then it is tried once more.
 */
export function useAddresses() {
  const read = useGetAddressesQuery({});
  const readAgain = useEffectEvent(() => {
    if (read.isError && !read.isFetching) void read.refetch();
  });
  useEffect(() => readAgain(), []);
  return { read, addresses: listedAddresses(read) };
}
