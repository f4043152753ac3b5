/** How the call for the address list stands. */
interface Read<Address> {
  data?: readonly Address[] | undefined;
  isFetching: boolean;
  isError: boolean;
}

const none: readonly never[] = [];

/** The address list: empty from a request on until it is answered, and after a failure (ADDR-15, STATE-06). */
export const listedAddresses = <Address>({ data, isFetching, isError }: Read<Address>): readonly Address[] =>
  isFetching || isError ? none : (data ?? none);
