import { useEffect, useEffectEvent } from 'react';
import { useGetAddressesQuery } from '#api/addresses.ts';
import { listedAddresses } from '#rules/addresses/addresses.ts';

/**
 * Returns the address book for a screen. A screen that opens reads the list only if it was not read before or the last
 * read has failed.
 */
export function useAddresses() {
  const read = useGetAddressesQuery({});
  const readAgain = useEffectEvent(() => {
    if (read.isError && !read.isFetching) void read.refetch();
  });
  useEffect(() => readAgain(), []);
  return { read, addresses: listedAddresses(read) };
}
