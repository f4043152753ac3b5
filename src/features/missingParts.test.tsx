import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Shell } from '#app/shell/Shell.tsx';
import { aStatedOrder } from '#fixtures/orders.ts';
import { Needing } from '#testing/render/Needing.tsx';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { savedLago } from '#testing/render/openWishlist.ts';

type Stated = Parameters<typeof openAccount>[1];

test.each([
  {
    what: 'an order that is bought again',
    part: 'buyAgain',
    path: '/account/orders/200012345',
    state: ['a customer has orders', { ...signedInAs(), orders: [aStatedOrder()] }] as Stated,
    button: 'Volver a comprar',
    result: 'Agregamos 1 producto al carrito.',
  },
  {
    what: 'a favourite that is moved to the cart',
    part: 'AddProduct',
    path: '/account/wishlist',
    state: ['a customer has a wishlist', { ...signedInAs(), items: [savedLago] }] as Stated,
    button: /^Agregar al carrito/,
    result: 'Seleccione su talle',
  },
])('KEEP-08: $what, whose code does not load, can be pressed again', async (each) => {
  let attempts = 0;
  await openAccount(
    each.path,
    each.state,
    'ar',
    'on',
    {},
    <Needing
      by={(real) => (name, load) => {
        if (name === each.part) attempts += 1;
        return name === each.part && attempts === 1 ? Promise.resolve(undefined) : real(name, load);
      }}
    >
      <Shell />
    </Needing>,
  );
  const button = await screen.findByRole('button', { name: each.button });
  fireEvent.click(button);
  await waitFor(() => expect(attempts).toBe(1));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  fireEvent.click(button);
  expect(await screen.findByText(each.result)).toBeVisible();
  expect(attempts).toBe(2);
});
