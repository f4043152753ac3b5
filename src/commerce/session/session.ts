import type { Autologin } from '#rules/session/signIn.ts';
import type { Shop } from '#commerce/shop.ts';
import type { Store } from '#store/makeStore.ts';
import { selectLoggedIn } from '#store/session/customer.ts';
import { bringCartAtStart } from './bringCart.ts';
import { restoreSession } from './restoreSession.ts';
import { sessionContext, type SessionContext } from './sessionContext.ts';
import { watchSession } from './watchSession.ts';

/** The session of a store, watched from its first use on. */
export const sessionOf = (store: Store, shop: Shop): SessionContext =>
  sessionContext({ store, ports: shop, country: shop.country, twoStep: shop.twoStep }, watchSession);

/** Decides at start who visits; true once it is decided (`restoreSession`). */
export async function startSession(store: Store, shop: Shop, asked: Autologin | undefined): Promise<boolean> {
  const context = sessionOf(store, shop);
  const isDecided = await restoreSession(context, asked);
  // Stryker disable next-line ConditionalExpression,LogicalOperator: a call that needs a token is not sent without one (API-16)
  if (isDecided && selectLoggedIn(store.getState())) void bringCartAtStart(store, context.mergedText);
  return isDecided;
}
