import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeCart } from '#flows/cart/cartCalls.ts';
import { sessionOf } from '#flows/session/session.ts';
import { signIn } from '#flows/session/signIn.ts';
import { databaseOf } from '#mocks/database.ts';
import { selectCartBusy } from '#store/cart.ts';
import { visitor } from '#testing/render/mockWorker.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { whenDecided } from '#testing/render/settled.ts';

/** A shop of a guest with a bag in the cart, who then signs in as a persona of the mock. */
async function signInWithBag(persona: string) {
  const { store, shop } = renderShop();
  await whenDecided(store);
  const bag = { item: 'MA0036-U', quantity: 1 };
  await changeCart(store, { ...bag, lines: [bag] });
  await signIn(sessionOf(store, shop), {
    username: `${persona}@vidriera.example`,
    password: 'Vidriera1',
    keepSession: false,
  });
  return store;
}

test.each([
  ['ana', 'Sumamos 2 productos que ya tenía en su carrito.', '4'],
  ['socia', 'Sumamos 1 producto que ya tenía en su carrito.', '2'],
])('KEEP-06: after the sign in of %s the shopper reads: %s', async (persona, text, count) => {
  await signInWithBag(persona);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText(count).length).toBeGreaterThan(0);
});

test('KEEP-06: a merge that adds nothing says nothing', async () => {
  const store = await signInWithBag('nueva');
  const { carts } = await databaseOf(visitor(), 'ar');
  // The customer had none: the merge made this one hers.
  await waitFor(() => expect(carts.find(store.getState().cart.cart?.hash ?? '')?.customer).toBe('1101'));
  await waitFor(() => expect(selectCartBusy(store.getState())).toBe(false));
  expect(screen.queryByText(/Sumamos/)).toBeNull();
});
