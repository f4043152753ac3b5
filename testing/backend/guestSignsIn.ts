import { expect } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { linesIn } from '#flows/cart/cartCalls.ts';
import { signIn } from '#flows/session/signIn.ts';
import { formOf, newBrowser, sentTo, wire } from './customerTab.ts';

const own = { item: 'CL0301-S', quantity: 2 };

/** A guest with an item in her cart who has signed in as Ana; `onMerge` decides what the network does with the merge. */
export async function guestSignsIn(onMerge: (answer: () => Promise<Response>) => Promise<Response>) {
  const browser = await newBrowser();
  const { db } = browser;
  const opened = browser.open();
  const { store, context } = opened;
  for (const item of ['ZP0001-38', 'AN0107-38', 'CL0301-S']) db.stock.set(item, 5);
  await db.carts.change('ca1100', (row) => {
    row.lines = [own];
  });
  await store.dispatch(cartApi.endpoints.createCart.initiate({ items: 'ZP0001-38=1' }));
  const guestHash = store.getState().cart.cart?.hash ?? '';
  wire.intercept = ({ url }, answer) => (url.includes('cart/merge') ? onMerge(answer) : undefined);
  await signIn(context, formOf('ana'));
  const linesOf = (hash: string) => db.carts.find(hash)?.lines.map(({ item }) => item);
  return {
    ...opened,
    browser,
    db,
    guestHash,
    lines: () => linesIn(store).map(({ item }) => item),
    hash: () => store.getState().cart.cart?.hash,
    linesAt: linesOf,
    ownLines: () => linesOf('ca1100'),
    merging: async () => await expect.poll(() => sentTo('cart/merge')).not.toHaveLength(0),
  };
}

/** A merge with a response that waits for `release`. */
export function slowMerge() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { release: resolve, onMerge: (answer: () => Promise<Response>) => promise.then(answer) };
}
