import { sessionApi, shopApi } from '#api/shopApi.ts';
import { addToCart, createCart, removeFromCart } from '#schemas/cart.ts';
import type { Store } from '#store/makeStore.ts';
import type { SessionEnd } from '#store/presentSession.ts';

const cartChanges = new Set<string>([createCart, addToCart, removeFromCart].map(({ name }) => name));

/**
 * Ends what was begun in the present session; called right after its state was reset, and before anything is awaited. The
 * customer's calls and changes of the cart that are in flight are aborted, so that nothing waits for their answers.
 */
export function endSession(store: Store, end: SessionEnd): void {
  const { dispatch } = store;
  store.session.ended = end;
  store.session = {};
  store.signIns.autoLogin?.abort();
  const sent = dispatch(shopApi.util.getRunningMutationsThunk());
  for (const call of sent) if (cartChanges.has(call.arg.endpointName)) call.abort();
  for (const call of dispatch(sessionApi.util.getRunningMutationsThunk())) call.abort();
  for (const call of dispatch(sessionApi.util.getRunningQueriesThunk())) call.abort();
}
