import { sessionApi, shopApi } from '#api/shopApi.ts';
import { addToCart, createCart, removeFromCart } from '#schemas/cart.ts';
import type { Store } from '#store/makeStore.ts';

const cartChanges = new Set<string>([createCart, addToCart, removeFromCart].map(({ name }) => name));

/** Aborts the customer's calls and the changes of the cart that are in flight, so that nothing waits for their answers. */
export function abortCalls({ dispatch }: Store): void {
  const sent = dispatch(shopApi.util.getRunningMutationsThunk());
  for (const call of sent) if (cartChanges.has(call.arg.endpointName)) call.abort();
  for (const call of dispatch(sessionApi.util.getRunningMutationsThunk())) call.abort();
  for (const call of dispatch(sessionApi.util.getRunningQueriesThunk())) call.abort();
}
