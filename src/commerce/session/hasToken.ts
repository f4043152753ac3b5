import type { Store } from '#store/makeStore.ts';

/**
 * Whether calls of the customer can be sent: at start the customer of the device is logged in before she has a token, and
 * without network she gets none.
 */
export const hasToken = (store: Store): boolean =>
  // Stryker disable next-line OptionalChaining: the store of the shop has its ports, the type allows for none
  store.dispatch((_dispatch, _getState, { token }) => token?.()) !== undefined;
