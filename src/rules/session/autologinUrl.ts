/** A login that an address asks for (SESS-36, SESS-37). */
export interface Autologin {
  hash: string;
  /** Whether the cart is emptied once the login has succeeded. */
  emptyCart: boolean;
}

/** An address without the parameters of an auto-login, and what they asked for. */
export interface SplitAddress {
  address: string;
  autologin: Autologin | undefined;
}

const names: ReadonlySet<string | undefined> = new Set(['autologin', 'hash', 'emptyCart']);

// The sign in front, because `URLSearchParams` drops a question mark at the start of a text.
const parametersOf = (query: string) => new URLSearchParams(`&${query}`);

/**
 * Takes the parameters of an auto-login out of an address (SESS-38): `?autologin=1&hash={hash}&emptyCart=1`. They are
 * removed also where they ask for nothing, since a hash must not be shared or tracked. Everything else stays as it is
 * written, in its order. Never throws.
 */
export function splitAutologin(address: string): SplitAddress {
  const end = address.search(/#|$/);
  const queryAt = address.slice(0, end).indexOf('?');
  if (queryAt === -1) return { address, autologin: undefined };

  const query = address.slice(queryAt + 1, end);
  const others = query.split('&').filter((pair) => !names.has(parametersOf(pair).keys().next().value));
  const search = others.length === 0 ? '' : `?${others.join('&')}`;
  const parameters = parametersOf(query);
  const hash = parameters.get('hash') ?? '';
  return {
    address: address.slice(0, queryAt) + search + address.slice(end),
    autologin:
      parameters.get('autologin') === '1' && hash !== ''
        ? { hash, emptyCart: parameters.get('emptyCart') === '1' }
        : undefined,
  };
}
