import { afterSignIn } from '#flows/session/afterSignIn.ts';
import { abortCalls } from '#flows/session/watchSession.ts';
import type { Line } from '#rules/cart/cart.ts';
import { selectFlashes } from '#store/flash.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { signInTexts } from '#texts/session.ts';
import { cartBackend } from './cartBackend.ts';

/** Starts a mock backend for the tests of a file; returns `device`. */
export function signInBackend() {
  const cartDevice = cartBackend();

  /** A guest's device with one of each item of `guest`, for a customer with the lines `own` in her cart, or without one. */
  return async function device(visitor: string, guest: readonly string[], own?: readonly Line[]) {
    const made = await cartDevice(visitor, ...guest);
    const { db, store } = made;
    // Of the mock's personas one has addresses and saved products, and one has nothing anywhere.
    await made.openToken(own === undefined ? '1101' : '1100');
    if (own !== undefined)
      await db.carts.change('ca1100', (row) => {
        row.lines = [...own];
      });
    const { merged } = signInTexts('ar').signIn;
    return {
      ...made,
      merged,
      signIn: () => afterSignIn(store, merged),
      /** The end of a session, without what `watchSession` does about it for other parts of the shop. */
      end(why: 'expiry' | 'logout') {
        made.removeToken();
        store.dispatch(sessionEnded(why));
        abortCalls(store);
      },
      flashes: () => selectFlashes(store.getState()).map(({ text }) => text),
      /** The lines of a cart at the server. */
      linesAt: (hash: string) =>
        (db.carts.find(hash)?.lines ?? []).map(({ item, quantity }) => `${item}=${quantity}`).join(','),
    };
  };
}
