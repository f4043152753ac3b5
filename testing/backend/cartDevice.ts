import { hostsOf } from '#countries/hosts.ts';
import type { Fault } from '#mocks/faults.ts';
import { databaseOf } from '#mocks/database.ts';
import { createCart, type CartReply } from '#schemas/cart.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import { selectCart, selectCartBusy, selectCartCount, selectCartProblem } from '#store/cart.ts';
import { endpointOf } from './endpointOf.ts';
import { storeOn } from './storeOn.ts';

/** The cart of a new visitor, on the real mock backend over HTTP at `url`. */
export function cartDevice(url: string, visitor: string) {
  const headers = { 'x-mock-visitor': visitor };
  const store = storeOn(hostsOf('development', 'ar', url), { headers });
  const setState = (state: string, params: unknown) =>
    fetch(`${url}/__mock/state`, { method: 'POST', headers, body: JSON.stringify({ state, params }) });
  return {
    send: (call: Endpoint, args: object) =>
      store.dispatch(endpointOf(call).initiate(args, { forceRefetch: true })),
    order: (items: string) => store.dispatch(endpointOf(createCart).initiate({ items })),
    breakCall: (fault: Fault) => setState('a call fails', { call: 'createCart', fault }),
    setState,
    store,
    cart: () => selectCart(store.getState()),
    problem: () => selectCartProblem(store.getState()),
    db: () => databaseOf(visitor, 'ar'),
    busy: () => selectCartBusy(store.getState()),
    count: () => selectCartCount(store.getState()),
  };
}

/** The cart that a call gave. */
export const cartIn = ({ data }: { data?: unknown }) => (data as CartReply).cart;
