import type { RootState } from '#store/makeStore.ts';
import { selectCustomer } from '#store/session/customer.ts';

/**
 * Whom a request for products names: the customer, once it is decided that she is still logged in, or the analytics client
 * of an anonymous visitor who has consented (CAT-28, TRACK-39). Start-up finds out after the first paint: what a page
 * requests before names nobody, and is the same as the early call of its script.
 */
export function visitorId(state: RootState): string | undefined {
  const { loggedIn, decided, idCustomer } = selectCustomer(state);
  if (loggedIn) return decided ? idCustomer : undefined;
  return state.visitor?.clientId;
}
