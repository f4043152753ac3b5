import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeCart } from '#commerce/cart/cartCalls.ts';
import { sessionOf } from '#mocks/session.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { visitor } from '#testing/visitor.ts';
import { signInTexts } from '#texts/signIn.ts';
import { afterSignIn } from './afterSignIn.ts';

/** A shop of a guest with a bag in the cart, who then signs in as a customer of the mock. */
async function signIn(customer: string) {
  const { store } = renderShop({ cookies: 'session-id=m', tab: memoryTab({ token: 'm\ntok-140' }) });
  const session = await sessionOf(visitor(), 'ar');
  await session.tokens.add({ token: 'tok-140', customer, fingerprint: '', expires: Infinity });
  const bag = { item: 'MA0036-U', quantity: 1 };
  await changeCart(store, { ...bag, lines: [bag] });
  const { merged } = signInTexts('ar').signIn;
  await afterSignIn(store, merged);
}

test.each([
  ['1100', 'Sumamos 2 productos que ya tenía en su carrito.', '4'],
  ['1104', 'Sumamos 1 producto que ya tenía en su carrito.', '2'],
])('KEEP-06: after the sign in of %s the shopper reads: %s', async (customer, text, count) => {
  await signIn(customer);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText(count).length).toBeGreaterThan(0);
});

test('KEEP-06: a merge that adds nothing says nothing', async () => {
  await signIn('1101');
  expect(screen.queryByText(/Sumamos/)).toBeNull();
});
