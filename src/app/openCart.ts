import { selectCart, readOverdue } from '#store/cart.ts';
import type { Store } from '#store/makeStore.ts';
import type { Texts } from '#texts/catalogue.ts';

/** Ms for which the read at start blocks adding, at most (CART-09). */
const longestBlock = 3000;

/**
 * Reads the cart of the last visit once, where there is one (CART-24). The calls of the cart come only then: who starts
 * without a cart does not wait for their code. A read that fails leaves the cart as it was kept.
 */
export async function openCart(
  store: Store,
  texts: Texts,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  if (selectCart(store.getState()) === undefined) return;
  const [{ readCart }, { takenOffFlash }] = await Promise.all([
    import('#commerce/cartCalls.ts'),
    import('#commerce/takenOffFlash.ts'),
  ]);
  const { reply } = await readCart(store, (requestId) => {
    void wait(longestBlock).then(() => store.dispatch(readOverdue(requestId)));
  });
  if (reply) takenOffFlash(store, texts, reply);
}
