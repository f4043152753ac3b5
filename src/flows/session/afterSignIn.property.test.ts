import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartApi } from '#api/cart.ts';
import { customerCartApi } from '#api/customer.ts';
import { whenCartIdle } from '#flows/cart/cartCalls.ts';
import type { Store } from '#store/store.ts';
import { unreadable } from '#testing/backend/cartBackend.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';
import { afterSignIn } from './afterSignIn.ts';
import type { MergedText } from './bringCart.ts';

const device = signInBackend();

const items = ['ZP0001-38', 'AN0107-38', 'CL0301-S'];

/** What becomes of a call: answered, done without an answer that can be read, or not done. */
const fates = ['answered', 'lost', 'down', 'refused'] as const;
type Fate = (typeof fates)[number];

const quantities = fc.record(Object.fromEntries(items.map((item) => [item, fc.integer({ min: 0, max: 4 })])));
const situation = fc.record({
  guest: quantities,
  own: quantities,
  stock: quantities,
  /** Whether the server has lost the guest's cart. */
  gone: fc.boolean(),
  /** The fates of the first calls of each path; later ones are answered. */
  calls: fc.record(
    Object.fromEntries(
      ['cart/merge', 'cart/gethash', 'cart/', 'customer/address', 'wishlist/'].map((path) => [
        path,
        fc.array(fc.constantFrom(...fates), { maxLength: 3 }),
      ]),
    ),
  ),
  /** How long the answers take, in ms. */
  delays: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
});
type Situation = typeof situation extends fc.Arbitrary<infer Of> ? Of : never;

/** What is expected, by hand: of each item the higher quantity, cut to the stock. */
function union({ guest, own, stock }: Situation) {
  const all = items.map((item) => {
    const wanted = Math.max(guest[item] ?? 0, own[item] ?? 0);
    return [item, Math.min(wanted, stock[item] ?? 0)] as const;
  });
  return Object.fromEntries(all.filter(([, quantity]) => quantity > 0));
}

const responseOf = {
  answered: (answer: () => Promise<Response>) => answer(),
  lost: async (answer: () => Promise<Response>) => {
    await answer();
    return unreadable();
  },
  down: async () => Response.json({ message: 'Service unavailable.' }, { status: 503 }),
  refused: async () => Response.json({ error: true, message: 'Not active.', cart: null, errors: [] }),
} satisfies Record<Fate, (answer: () => Promise<Response>) => Promise<Response>>;

type SignIn = (store: Store, merged: MergedText) => Promise<unknown>;

let visits = 0;

/** Signs in while calls fail, and once more when none does; throws where a line is missing. */
async function check(signIn: SignIn, given: Situation) {
  visits += 1;
  const own = items.flatMap((item) => {
    const quantity = given.own[item] ?? 0;
    return quantity > 0 ? [{ item, quantity }] : [];
  });
  const { store, db, change, cart, intercept, merged } = await device(`property ${visits}`, [], own);
  for (const item of items) if ((given.guest[item] ?? 0) > 0) await change(item, given.guest[item] ?? 0);
  if (given.gone && cart() !== undefined) await db.carts.remove(cart()?.hash ?? '');
  for (const item of items) db.stock.set(item, given.stock[item] ?? 0);

  const left = structuredClone(given.calls);
  const delays = [...given.delays];
  intercept(async (path, answer) => {
    const fate = left[path]?.shift() ?? 'answered';
    await new Promise((resolve) => setTimeout(resolve, delays.shift() ?? 0));
    return responseOf[fate](answer);
  });
  await signIn(store, merged);
  const onDevice = () => Object.fromEntries((cart()?.items ?? []).map(({ id, quantity }) => [id, quantity]));
  // What the sign in could not merge is on the device as before, as far as it is in stock.
  const early = onDevice();
  const missing = items.filter(
    (item) => Math.min(given.guest[item] ?? 0, given.stock[item] ?? 0) > (early[item] ?? 0),
  );
  expect(missing).toEqual([]);

  intercept((_path, answer) => answer());
  await signIn(store, merged);
  expect(onDevice()).toEqual(union(given));
  // The cart on the device is the customer's.
  expect(db.carts.find(cart()?.hash ?? '')?.customer).toBe('1100');
}

const holds = (signIn: SignIn, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(situation, (given) => check(signIn, given)),
    { seed: 22, numRuns },
  );

test('CART-22, SESS-25: whatever fails and however late it is answered, no line of either cart is lost', async () => {
  await expect(holds(afterSignIn, 60)).resolves.toBeUndefined();
}, 60_000);

const { mergeCart, getCartHash } = customerCartApi.endpoints;

async function loadOwn(store: Store) {
  await whenCartIdle(store);
  const { data: hash } = await store.dispatch(getCartHash.initiate({}));
  if (hash !== undefined)
    await store.dispatch(cartApi.endpoints.getCart.initiate({ hash }, { forceRefetch: true }));
}

const mergeOnce = async (store: Store) => {
  const hash = store.getState().cart.cart?.hash;
  return hash === undefined ? loadOwn(store) : store.dispatch(mergeCart.initiate({ hash, flag: '1' }));
};

test.each<[string, SignIn]>([
  ['reads the cart of the customer in place of a merge', loadOwn],
  ['merges, and gives up a cart that the server has lost', mergeOnce],
  [
    'reads the cart of the customer after a merge that failed',
    async (store) => {
      const merged = await mergeOnce(store);
      if (merged && 'error' in merged) await loadOwn(store);
    },
  ],
])('refused is a sign in that %s', async (_fault, signIn) => {
  await expect(holds(signIn, 60)).rejects.toThrow('Property failed');
});
