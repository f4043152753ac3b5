import type { Store } from '#store/makeStore.ts';

/**
 * Whether this tab has a token, without which no call of the customer is sent: at start the customer is logged in before
 * the tab gets one, and without network the tab gets none.
 */
export const hasToken = (store: Store): boolean =>
  // Stryker disable next-line OptionalChaining: the store of the shop has its ports, the type allows for none
  store.dispatch((_dispatch, _getState, { token }) => token?.()) !== undefined;
