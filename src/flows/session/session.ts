import type { Shop } from '#flows/shop.ts';
import type { Autologin } from '#rules/session/signIn.ts';
import type { Store } from '#store/store.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { bringCartAtStart } from './bringCart.ts';
import { restoreSession } from './restoreSession.ts';
import { type SessionContext, sessionContext } from './sessionContext.ts';
import { watchSession } from './watchSession.ts';

/** Returns the context of a store's session; the first call registers `watchSession`. */
export function sessionOf(store: Store, shop: Shop): SessionContext {
  const context = sessionContext(store, shop);
  if (!store.signIns.isWatched) watchSession(context);
  store.signIns.isWatched = true;
  return context;
}

/** Calls `restoreSession`, then merges a cart that an earlier visit left unmerged; false if the server was not reached. */
export async function startSession(
  store: Store,
  shop: Shop,
  byAddress: Autologin | undefined,
): Promise<boolean> {
  const context = sessionOf(store, shop);
  const isDecided = await restoreSession(context, byAddress);
  // Stryker disable next-line ConditionalExpression,LogicalOperator: a call that needs a token is not sent without one (API-16)
  if (isDecided && selectLoggedIn(store.getState())) void bringCartAtStart(store, context.mergedText);
  return isDecided;
}
